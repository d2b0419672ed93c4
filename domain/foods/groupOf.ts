import { fold, wordsOf } from './fold.ts';
import { FOODS, GROUPS, type Group } from './foods.ts';
import { FOODS_ELSEWHERE } from './foodsElsewhere.ts';

// What comes last holds where both tables have a word.
const BY_NAME = new Map<string, Group>(
  [FOODS_ELSEWHERE, FOODS].flatMap((foods) =>
    GROUPS.flatMap((group) =>
      group === 'other'
        ? []
        : foods[group].split(',').map((name): [string, Group] => [wordsOf(name).join(' '), group]),
    ),
  ),
);

/** No food of the list has more words than this, and only this many words of a name are looked at. */
const MOST_WORDS = 3;
const MOST_LOOKED_AT = 12;

/** After these words only the origin of a food follows, or what it lies in: 'tuna in olive oil'. */
const BESIDE = new Set(['in', 'on', 'from', 'for', 'per', 'aus', 'im', 'vom'].map(fold));

/**
 * The shelf of a food: that of the longest listed food that its name contains as whole words. Of several with
 * the same length the last one counts, since it says what the food is: apple juice is a drink.
 */
export function groupOf(name: string): Group {
  const words = wordsOf(name).slice(0, MOST_LOOKED_AT);
  const beside = words.findIndex((word, at) => at > 0 && BESIDE.has(word));
  const own = beside < 0 ? words : words.slice(0, beside);
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    for (let at = own.length - length; at >= 0; at -= 1) {
      const group = BY_NAME.get(own.slice(at, at + length).join(' '));
      if (group) return group;
    }
  }
  return 'other';
}

/**
 * Whether a listed food of several words begins here, such as baked beans, or a listed food that is this one
 * word.
 */
export const beginsFood = (words: readonly string[]): boolean => {
  const first = words.slice(0, MOST_WORDS).flatMap(wordsOf);
  return [3, 2, 1].some((length) => BY_NAME.has(first.slice(0, length).join(' ')));
};
