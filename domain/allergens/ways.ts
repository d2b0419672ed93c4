import { remembered } from '../remembered.ts';
import { wordsOf } from './fold.ts';
import type { Food } from './groups.ts';
import { listed } from './lexicon.ts';
import { SAID } from './words/wayNames.ts';

const ANIMALS: readonly Food[] = ['meat', 'gelatine'];
const SEA: readonly Food[] = ['fish', 'crustaceans', 'molluscs'];

/** The foods that each way of eating leaves out. They are looked for in meals like an allergen. */
const LEFT_OUT = {
  vegetarian: [...ANIMALS, ...SEA],
  'ovo-vegetarian': [...ANIMALS, ...SEA, 'milk'],
  'lacto-vegetarian': [...ANIMALS, ...SEA, 'eggs'],
  pescetarian: ANIMALS,
  vegan: [...ANIMALS, ...SEA, 'milk', 'eggs', 'honey'],
  jain: [...ANIMALS, ...SEA, 'eggs', 'honey', 'alcohol', 'roots'],
  halal: ['pork', 'alcohol', 'gelatine'],
  // Meat is not eaten with milk either, see `marksIn`.
  kosher: ['pork', 'crustaceans', 'molluscs', 'gelatine'],
  'no-pork': ['pork', 'gelatine'],
  'no-alcohol': ['alcohol'],
  'gluten-free': ['gluten'],
  'lactose-free': ['milk'],
} as const satisfies Readonly<Record<string, readonly Food[]>>;

export type Way = keyof typeof LEFT_OUT;

export const isWay = (text: string): text is Way => Object.hasOwn(LEFT_OUT, text);

export const leftOutBy = (way: Way): readonly Food[] => LEFT_OUT[way];

/** 'Ovo-vegetarian', 'No pork' */
export const wayName = (way: Way): string =>
  `${way.charAt(0).toUpperCase()}${way.slice(1)}`.replace(/^No-/u, 'No ');

/** The names, the longest first: 'ovo-vegetarian' is not 'vegetarian'. */
const names = remembered((said: typeof SAID) =>
  Object.entries(said)
    .flatMap(([way, list]) =>
      listed(list).flatMap((name) => (isWay(way) ? [{ way, words: wordsOf(name) }] : [])),
    )
    .toSorted((a, b) => b.words.length - a.words.length),
);

const DENIES =
  /^(?:no|not|non|isnt|isn|nicht|keine?|pas|nao|नहीं|ليس|ليست|不|非|nie|не|ex|former|formerly)$/u;
// 'Vegetarian on Fridays', 'mostly vegan', 'my wife is vegan': a person has to read what it means for the plan.
const ONLY_SOMETIMES =
  /\b(?:mostly|mainly|largely|semi|almost|nearly|partly|part-time|sometimes|often|usually|flexi\w*|trying|tries|try|used to|was|were|until|till|weekdays?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|days?|lent|ramadan|home|husband|wife|partner|family|daughter|son|mother|father|meist|meistens|überwiegend|manchmal|freitags?|plutôt|parfois|souvent|casi|a veces|quasi|spesso|a volte|quase|às vezes)\b/iu;

/**
 * The ways of eating that a phrase of a profile says, and whether it says no more than that. Undefined when it
 * says none, or only sometimes.
 */
export function waysSaid(phrase: string): { ways: Way[]; isAll: boolean } | undefined {
  if (ONLY_SOMETIMES.test(phrase)) return undefined;
  const words = wordsOf(phrase);
  const ways: Way[] = [];
  let others = 0;
  for (let at = 0; at < words.length; ) {
    const found = names(SAID).find((name) =>
      name.words.every((word, nth) => words[at + nth] === word),
    );
    const isDenied = words.slice(Math.max(0, at - 2), at).some((word) => DENIES.test(word));
    if (found && !isDenied) ways.push(found.way);
    else others += 1;
    at += found?.words.length ?? 1;
  }
  return ways.length > 0 ? { ways, isAll: others === 0 } : undefined;
}
