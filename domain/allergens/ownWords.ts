import { tokensOf, wordsOf } from './fold.ts';
import { lexicon, type Role } from './lexicon.ts';
import type { Mark, OwnWord } from './mark.ts';
import { oneSlipApart } from './typos.ts';
import { anyForms } from './wordForms.ts';

const MOST_WORDS = 4;
const LEAST_LETTERS = 3;
const MOST = 40;
const SEPARATORS =
  /[,;\n\r•·|/()[\]،؛।&+]|\.(?:\s|$)|\s-\s|\s(?:and|or|und|oder|et|ou|y|ed?|o|aur|और|या|أو)\s/giu;
// What people write around the word: 'allergic to kiwi', 'I do not like okra', 'lactose intolerance (severe)'.
const AROUND =
  /^(?:i|i'm|am|no|not|avoids?|cannot|can't|don't|do|does|eat|like|likes?|dislikes?|hates?|any|all|very|slightly|strongly|severe|severely|mild|mildly|allerg(?:y|ic|ies|isch|ie|ique|ia|ico|ica)|allergies|intoleran(?:t|ce|z|cia|za)|sensitiv(?:e|ity)|anaphyla(?:xis|ctic)|to|of|the|a|an|is|are|food|foods|reaction|raw|my|me|free|frei|diet|products?|gegen|keine?|kein|à|aux|al|a|la|el|las|los)$/iu;
// What is said of amounts or of a whole way to eat names no food to look for.
const NO_FOOD =
  /\b(?:low|less|reduced|high|more|light|vegetarian|vegan|halal|kosher|keto|diabetic|apart|together|diet|fasting|meals?)\b/iu;
// A long 'vegetarian who cannot have milk' says more than how somebody eats.
const DENIES =
  /\b(?:no|not|never|without|cannot|can't|can’t|don't|don’t|avoids?|allerg|intoleran|ohne|keine?|sans|sin|senza)/iu;
const NOTHING =
  /^(?:none|nothing|nil|no|n|na|nope|keine|nichts|aucune?|rien|ninguna?|nada|nessuna?|niente|unknown|nkda|لا شيء|नहीं|कुछ नहीं)$/iu;

/** The words of a text field in which somebody wrote what they do not eat, to look for as they stand. */
export const ownWordsOf = (text: string): OwnWord[] =>
  phrasesOf(text).filter(isShort).slice(0, MOST);

const wordCount = (phrase: string): number => phrase.split(/\s+/u).length;

/** Not a sentence: no meal has one as it was written. */
export const isShort = (phrase: string): boolean => wordCount(phrase) <= MOST_WORDS;

/** All that such a field says, however long it is put: 'I cannot have milk because of …' names milk too. */
export function phrasesOf(text: string): string[] {
  const found = text
    .split(SEPARATORS)
    .map((item) => {
      const words = item.trim().split(/\s+/u).filter(Boolean);
      while (words.length > 0 && AROUND.test(words[0] ?? '')) words.shift();
      while (words.length > 0 && AROUND.test(words.at(-1) ?? '')) words.pop();
      return { phrase: withoutMarks(words.join(' ')), denies: DENIES.test(item) };
    })
    .filter(({ phrase, denies }) => !NO_FOOD.test(phrase) || (denies && !isShort(phrase)))
    .map(({ phrase }) => phrase)
    .filter((phrase) => !NOTHING.test(phrase) && /\p{L}{2}/u.test(phrase))
    .filter((phrase) => wordsOf(phrase).join('').length >= LEAST_LETTERS);
  const known = new Map(found.map((phrase) => [wordsOf(phrase).join(' '), phrase]));
  return [...known.values()];
}

const forms = new Map<string, readonly ReadonlySet<string>[]>();

function formsOfOwn(word: OwnWord): readonly ReadonlySet<string>[] {
  const before = forms.get(word);
  if (before) return before;
  const made = wordsOf(word).map((each) => new Set(anyForms(each)));
  if (forms.size > 500) forms.clear();
  forms.set(word, made);
  return made;
}

/** Where a text has one of the words, in any form, in a compound, or with a slip; 'no okra' is none. */
export function ownMarksIn(
  text: string,
  ownWords: readonly OwnWord[],
  how: 'own' | 'disliked',
): Mark[] {
  if (ownWords.length === 0) return [];
  const tokens = tokensOf(text);
  const role = (index: number, each: Role) =>
    lexicon()
      .phrases.get(tokens[index]?.word ?? '')
      ?.some(({ entry, words }) => words.length === 1 && entry.roles.has(each)) === true;
  return ownWords.flatMap((ownWord) => {
    const wanted = formsOfOwn(ownWord);
    return tokens.flatMap((token, at): Mark[] => {
      const last = tokens[at + wanted.length - 1];
      const matches = wanted.every((set, index) => {
        const found = tokens[at + index];
        if (!found || (index > 0 && found.gap === 'hard')) return false;
        return set.has(found.word) || (wanted.length === 1 && isNear(found.word, set));
      });
      if (!matches || !last || wanted.length === 0) return [];
      const without = token.gap !== 'hard' && role(at - 1, 'without');
      const free = tokens[at + wanted.length]?.gap === 'none' && role(at + wanted.length, 'free');
      if (without || free) return [];
      return [{ from: token.from, to: last.to, ownWord, how, because: ownWord }];
    });
  });
}

const COMPOUND = 5;
const TYPO = 7;

/** Part of a compound ('Pilzrisotto'), or one slip away from a long word. */
function isNear(word: string, set: ReadonlySet<string>): boolean {
  for (const form of set) {
    if (form.length >= COMPOUND && word.length >= form.length + 3)
      if (word.startsWith(form) || word.endsWith(form)) return true;
    if (form.length >= TYPO && word.length >= TYPO - 1 && oneSlipApart(word, form)) return true;
  }
  return false;
}

function withoutMarks(text: string): string {
  let end = text.length;
  while (end > 0 && /[.!?:"']/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
