import { wordsIn } from '../articles/search.ts';
import { namesPerson } from './namedPerson.ts';
import type { PlanDay } from './planSchema.ts';
import { SUGGESTIONS_MAX } from './suggestionLimits.ts';

/** Of all suggestions together, in characters. */
export const SUGGESTIONS_LENGTH_MAX = 1000;
/** In letters; fewer are the beginning of nearly everything. */
export const SHORTEST_BEGINNING = 2;
/** Of each customer the plans uploaded last are counted: what nobody writes any more is not suggested. */
export const PLANS_COUNTED = 12;
export const SAVED_COUNTED = 20;
/** A meal of more customers than this names none of them. */
export const FEW_CUSTOMERS = 5;

/** Words of meals that are looked for among names, in one answer. */
export const NAME_WORDS_MAX = 400;

const WORDS_MAX = 6;
/** Of a word so many letters are told apart. */
const WORD_LENGTH_MAX = 40;

const shortened = (word: string) => [...word].slice(0, WORD_LENGTH_MAX).join('');

/** The words by which a meal is found, each once. */
export const wordsOfMeal = (text: string): string[] => [
  ...new Set(
    wordsIn(text)
      .map(shortened)
      .filter((word) => word.length >= SHORTEST_BEGINNING),
  ),
];

/**
 * The words of a meal that may be a part of somebody's name, in small letters, as names are found: with and
 * without accents, and the s of a possessive.
 */
export function nameWordsIn(text: string): string[] {
  const written =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const forms = written.flatMap((word) => [word, ...wordsIn(word)]);
  return [
    ...new Set(forms.flatMap((word) => [word, word.replace(/s$/u, '')]).map(shortened)),
  ].filter((word) => word.length >= SHORTEST_BEGINNING);
}

/** What is looked for: whole words, and the one that is being typed. Null: too little to look for. */
export function typedWords(
  begins: string,
): { readonly whole: readonly string[]; readonly begun: string } | null {
  const words = wordsIn(begins).map(shortened);
  const begun = words.at(-1) ?? '';
  if (begun.length < SHORTEST_BEGINNING) return null;
  const whole = words.slice(0, -1).filter((word) => word.length >= SHORTEST_BEGINNING);
  return { whole: [...new Set(whole)].slice(0, WORDS_MAX), begun };
}

/** The different meals of some plans, each with the number of plans that have it. */
export function mealTextsOf(
  plans: readonly { readonly weeklyDietPlan: readonly Pick<PlanDay, 'meals'>[] }[],
): Map<string, number> {
  const counted = new Map<string, number>();
  for (const { weeklyDietPlan } of plans) {
    const texts = new Set(weeklyDietPlan.flatMap(({ meals }) => meals.map((meal) => meal.trim())));
    for (const text of texts)
      if (wordsOfMeal(text).length > 0) counted.set(text, (counted.get(text) ?? 0) + 1);
  }
  return counted;
}

type Found = {
  readonly text: string;
  /** Those whose plans have it; empty where they are more than a few. */
  readonly people: readonly { readonly name: string; readonly email: string }[];
};

/**
 * What is suggested of what was found, in its order. A meal that only a few customers have and that holds
 * a part of the name of one of them, or their address, is not: it may have been written about them. Nor is what is typed.
 */
export function suggested(found: readonly Found[], typed: string): string[] {
  const shown: string[] = [];
  let left = SUGGESTIONS_LENGTH_MAX;
  const isTyped = (text: string) => text.toLowerCase() === typed.trim().toLowerCase();
  for (const { text, people } of found) {
    if (shown.length === SUGGESTIONS_MAX) break;
    if (text.length > left || isTyped(text)) continue;
    if (people.some((person) => namesPerson(text, person))) continue;
    shown.push(text);
    left -= text.length;
  }
  return shown;
}
