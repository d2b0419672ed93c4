import { remembered } from '../remembered.ts';
import type { Allergen } from './allergens.ts';
import { type Token, wordsOf } from './fold.ts';
import { listed } from './lexicon.ts';
import { CONDITIONS, NAMES } from './words/called.ts';

interface Called {
  readonly from: number;
  readonly to: number;
  readonly allergen: Allergen;
}

const formsOf = (word = ''): string[] => [word, `${word}s`, `${word}e`];
const namesWith = remembered((first: string) =>
  NAMES.flatMap(([allergens, list]) =>
    listed(list)
      .map(wordsOf)
      .filter((words) => formsOf(words[0]).includes(first))
      .map((words) => ({ words, allergens })),
  ),
);

const ILL = /(?:all?erg\p{L}*|unvertrag\p{L}*|intoleran\p{L}*|frei|fritt?)$/u;

/** The allergens that the words of a profile mean by another name. */
export function calledIn(tokens: readonly Token[]): Called[] {
  const said = tokens.map(({ word }) => word.replace(ILL, '') || word);
  return tokens.flatMap(({ from, to, word }, at) => {
    const conditions = (Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[])
      .filter((allergen) => CONDITIONS[allergen].test(word))
      .map((allergen) => ({ from, to, allergen }));
    const names = namesWith(said[at] ?? '')
      .filter(({ words }) =>
        words.every((each, nth) => nth === 0 || formsOf(each).includes(said[at + nth] ?? '')),
      )
      .flatMap(({ words, allergens }) =>
        allergens.map((allergen) => ({
          from,
          to: tokens[at + words.length - 1]?.to ?? to,
          allergen,
        })),
      );
    return [...conditions, ...names];
  });
}
