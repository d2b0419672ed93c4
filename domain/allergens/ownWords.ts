import { remembered } from '../remembered.ts';
import type { Group } from './allergens.ts';
import { type Token, tokensOf, wordsOf } from './fold.ts';
import { hitsIn, isMeatless, isOfOtherAnimal, isOtherWord, roleIn } from './hits.ts';
import { lexicon, listed } from './lexicon.ts';
import {
  anyForms,
  Entry,
  formsOfAll,
  indexOf,
  type Listed,
  meantBy,
  only,
  type Phrase,
  standsAt,
} from './phrases.ts';
import { unitsOf } from './units.ts';
import type { Mark, OwnWord } from './ways.ts';
import { FOODS, MEAT } from './words/foods.ts';

interface Meant {
  readonly besides: readonly Wanted[];
  /** It is meat, so it does not match meatless versions such as tofu sausages. */
  readonly isMeat: boolean;
  /** The group of foods that it means: its words are those of the lists. */
  readonly group: Group | undefined;
}

/** A phrase to search for: all forms of each of its words. */
type Wanted = readonly ReadonlySet<string>[];

/** An own word may be written in any form; others are derived from the words of the lists. */
const wantedFor = (phrase: string): Wanted =>
  wordsOf(phrase).map((each) => new Set(anyForms(each)));
const listedFor = (phrase: string): Wanted =>
  wordsOf(phrase).map((each) => new Set(formsOfAll(each)));

interface Written {
  readonly words: readonly string[];
  readonly wanted: Wanted;
}

const inForms = (list: string): Written[] =>
  listed(list).map((phrase) => ({ words: wordsOf(phrase), wanted: listedFor(phrase) }));

let made:
  | { said: Written[]; means: Written[]; isMeat: boolean; group: Group | undefined }[]
  | undefined;

/** What an own word also means: 'pork' includes bacon, 'shrimp' includes gambas. */
export const meantBesides = remembered((ownWord: string): Meant => {
  // Built on first use.
  made ??= [...MEAT, ...FOODS].map((general) => ({
    said: inForms(general.said),
    means: inForms(general.means ?? ''),
    isMeat: MEAT.includes(general),
    group: general.group,
  }));
  const words = wordsOf(ownWord);
  const own = wantedFor(ownWord);
  const isOne = (some: Wanted, others: readonly string[]) =>
    some.length === others.length && some.every((set, at) => set.has(others[at] ?? ''));
  const meant = made.filter(({ said }) =>
    said.some((each) => isOne(each.wanted, words) || isOne(own, each.words)),
  );
  return {
    besides: meant
      .flatMap(({ means }) => means)
      .filter((each) => each.words.join(' ') !== words.join(' '))
      .map(({ wanted }) => wanted),
    isMeat: meant.some(({ isMeat }) => isMeat),
    group: meant.find(({ group }) => group)?.group,
  };
});

interface Sought {
  readonly isMeat: boolean;
  readonly group: Group | undefined;
  /** The phrases that begin with a word of a meal, in any form, in a compound, or with a slip. */
  readonly beginningWith: (word: string) => readonly Phrase[];
  readonly own: Phrase;
}

interface Found {
  readonly length: number;
  /** Whether it is the own word itself, not one of its other meanings. */
  readonly isOwn: boolean;
}

const phraseOf = (wanted: Wanted): Listed => {
  const words = wanted.map(([itself = '']) => itself);
  return {
    phrase: {
      entry: new Entry(words.join(' ')),
      words,
      forms: wanted.map((set) => [...set].map(only)),
    },
    languages: [],
  };
};

const soughtFor = remembered((ownWord: OwnWord): Sought => {
  const { besides, isMeat, group } = meantBesides(ownWord);
  // 'Рыбу' is written as people say it: the word of the lists has its other forms.
  const [word = '', ...more] = wordsOf(ownWord);
  const listed =
    more.length > 0
      ? []
      : lexicon()
          .beginningWith(word)
          .filter(({ words, entry }) => words.length === 1 && entry.foods.size > 0)
          .map(({ words }) => wantedFor(words[0] ?? ''));
  const all = [wantedFor(ownWord), ...listed, ...besides].map(phraseOf);
  const index = indexOf(all)();
  const single = (form = '') => index.beginningWith(form).filter(({ words }) => words.length === 1);
  const beginningWith = remembered((word: string): readonly Phrase[] => {
    const exact = index.beginningWith(word);
    if (exact.length > 0) return exact;
    const part = partsOf(word).find((each) => single(each).length > 0 && !isOtherWord(word, each));
    if (part) return single(part);
    const meant = single(meantBy(word, index.long));
    // 'Custard' is no misspelt 'mustard', since both are words of the lists.
    const isListed = lexicon()
      .beginningWith(word)
      .some(({ words }) => words.length === 1);
    return meant.filter(({ words }) => !(isListed && lexicon().knows(words[0] ?? '')));
  });
  return { isMeat, group, beginningWith, own: all[0]?.phrase ?? phraseOf([]).phrase };
}, 500);

const COMPOUND = 5;

/** The beginnings and ends of a word, of which a compound may consist: 'Pilzrisotto'. */
const partsOf = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - COMPOUND - 2) },
    (_, more) => COMPOUND + more,
  ).flatMap((length) => [word.slice(0, length), word.slice(-length)]);

/** Whether something to search for begins at this word of a meal. */
function foundAt(
  tokens: readonly Token[],
  at: number,
  { beginningWith, own }: Sought,
): Found | undefined {
  const found = beginningWith(tokens[at]?.word ?? '').find((each) => standsAt(each, tokens, at));
  return found && { length: found.words.length, isOwn: found === own };
}

// 'Noix de cajou' and 'nuez moscada' only begin like a walnut.
const OF_ANOTHER = /^(?:de|du|di|del|moscada|moscata|هند|طيب)$/u;

/** Where a text contains one of the words in any form, a compound or with a slip; not in 'no okra'. */
export function ownMarksIn(
  text: string,
  ownWords: readonly OwnWord[],
  how: 'own' | 'disliked',
): Mark[] {
  if (ownWords.length === 0) return [];
  const tokens = tokensOf(text);
  const role = roleIn(tokens);
  const units = unitsOf(text, lexicon());
  const isIn = (places: readonly { from: number; to: number }[]) => (at: number) =>
    places.some(({ from, to }) => from <= at && at < to);
  // 'Beef tomato' is no beef, and 'noce moscata' no nut.
  const isHarmless = isIn(
    units.filter(({ words, entries }) => words.length > 1 && entries.some((each) => each.harmless)),
  );
  // 'Leche de coco' is no milk, whatever 'leche' is.
  const isKnown = isIn(units.filter(({ entries }) => entries.length > 0));
  const hits = hitsIn(text);
  return ownWords.flatMap((ownWord) => {
    const sought = soughtFor(ownWord);
    const own = unitsOf(ownWord, lexicon()).flatMap(({ entries }) => entries);
    const foods = own.flatMap((each) => [...each.foods.keys()]);
    const isHit = isIn(hits.filter((hit) => foods.some((food) => hit.foods.has(food))));
    const isWhole = own.some(({ generic }) => generic);
    const { group } = sought;
    if (group)
      return hits
        .filter(({ foods }) => foods.has(group) || (group !== 'alcohol' && foods.has('gelatine')))
        .map(({ from, to, word }): Mark => ({ from, to, ownWord, how, because: word }));
    const isMeant = (index: number) => foundAt(tokens, index, sought) !== undefined;
    return tokens.flatMap((token, at): Mark[] => {
      const found = foundAt(tokens, at, sought);
      const last = found && tokens[at + found.length - 1];
      if (!last) return [];
      if (sought.isMeat && (isMeatless(tokens, at) || isOfOtherAnimal(tokens, at, isMeant)))
        return [];
      if ((sought.isMeat || foods.length > 0) && isHarmless(token.from)) return [];
      // Who wrote 'egg' does not have to leave out a flax egg.
      if (isWhole && isKnown(token.from) && !isHit(token.from)) return [];
      if (!found.isOwn && OF_ANOTHER.test(tokens[at + 1]?.word ?? '')) return [];
      const next = at + found.length;
      const without = token.gap !== 'hard' && role(at - 1, 'without');
      const free = tokens[next]?.gap === 'none' && role(next, 'free');
      if (without || free) return [];
      return [{ from: token.from, to: last.to, ownWord, how, because: ownWord }];
    });
  });
}
