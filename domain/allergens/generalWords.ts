import { remembered } from '../remembered.ts';
import { wordsOf } from './fold.ts';
import type { Group } from './groups.ts';
import { listed } from './lexicon.ts';
import { anyForms, formsOfAll } from './wordForms.ts';
import { FOODS } from './words/foods.ts';
import { MEAT } from './words/meat.ts';

export interface Meant {
  readonly besides: readonly Wanted[];
  /** It is meat, so it does not match meatless versions such as tofu sausages. */
  readonly isMeat: boolean;
  /** The group of foods that it means: its words are those of the lists. */
  readonly group: Group | undefined;
}

/** A phrase to search for: all forms of each of its words. */
export type Wanted = readonly ReadonlySet<string>[];

/**
 * An own word may be written in any form; the words of the lists are the forms from which others are derived.
 */
export const wantedFor = (phrase: string): Wanted =>
  wordsOf(phrase).map((each) => new Set(anyForms(each)));
const listedFor = (phrase: string): Wanted =>
  wordsOf(phrase).map((each) => new Set(formsOfAll(each)));

interface Listed {
  readonly words: readonly string[];
  readonly wanted: Wanted;
}

const inForms = (list: string): Listed[] =>
  listed(list).map((phrase) => ({ words: wordsOf(phrase), wanted: listedFor(phrase) }));

let made:
  | { said: Listed[]; means: Listed[]; isMeat: boolean; group: Group | undefined }[]
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
