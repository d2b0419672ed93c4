import { tokensOf } from './fold.ts';
import { lexicon, listed } from './lexicon.ts';
import { unitsOf } from './units.ts';
import { OTHER_LANGUAGES } from './words/otherLanguages.ts';

// A letter of any script but those of the lists; Japanese has some Chinese characters, too.
const OTHER_SCRIPT =
  /(?![\p{Script=Latin}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Han}\p{Script=Cyrillic}\p{Script=Inherited}\p{Script=Common}])\p{L}|[\p{Script=Hiragana}\p{Script=Katakana}]/u;
// Letters that the languages of the lists do not have: Czech, Hungarian, Romanian, Nordic, Vietnamese, Ukrainian,
// Serbian, Persian and Urdu.
const OTHER_LETTERS =
  /[řěůčšžďťňőűățșţåøðþđơưạảấầẩẫậắằẵặẹẻẽếềểễệỉịọỏốồổỗộớờởợụủứừửữựỳỵỷỹіїєґўјљњћђџ]|[\u06a9\u06cc\u0679\u0688\u0691\u06ba\u06d2]/iu;

const OTHER_WORDS: ReadonlySet<string> = new Set(listed(OTHER_LANGUAGES));

const WORD = /^[a-zа-я]{3,}$/u;
// Of a dish in one of the languages, at least one long word in three is known: names of brands and places are not.
const LEAST_KNOWN = 1 / 3;

/** Whether the lists know the language of a text. If not, no match says nothing about it. */
export function isRecognised(text: string): boolean {
  if (OTHER_SCRIPT.test(text) || OTHER_LETTERS.test(text)) return false;
  const words = lexicon();
  const said = tokensOf(text).filter(({ word }) => WORD.test(word));
  if (said.length === 0) return true;
  if (said.some(({ word }) => OTHER_WORDS.has(word) && !isEaten(word))) return false;
  const read = unitsOf(text, words).filter(({ entries }) => entries.length > 0);
  const known = said.filter(
    ({ word, from }) =>
      words.knows(word) || read.some((unit) => unit.from <= from && from < unit.to),
  );
  return known.length >= said.length * LEAST_KNOWN;
}

/** Some of these words are listed all the same, such as the Norwegian 'laks'. */
const isEaten = (word: string): boolean =>
  lexicon()
    .beginningWith(word)
    .some(({ entry, words }) => words.length === 1 && entry.foods.size > 0);
