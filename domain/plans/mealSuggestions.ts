import { wordsIn } from '../search.ts';
import { namesPerson } from './namedPerson.ts';
import { SUGGESTIONS_MAX } from './plan.ts';
import type { PlanDay } from './planSchema.ts';

const SUGGESTIONS_LENGTH_MAX = 1000;
/** In letters; a shorter beginning matches nearly everything. */
const SHORTEST_BEGINNING = 2;
/** Only each customer's latest plans count: what nobody writes any more is not suggested. */
export const PLANS_COUNTED = 12;
export const SAVED_COUNTED = 20;
/** A meal that more customers than this have is returned without its customers. */
export const FEW_CUSTOMERS = 5;

/** How many words of meals one request compares with names. */
export const NAME_WORDS_MAX = 400;

const WORDS_MAX = 6;
/** Only this many letters of a word are compared. */
const WORD_LENGTH_MAX = 40;

const shortened = (word: string) => [...word].slice(0, WORD_LENGTH_MAX).join('');

export const wordsOfMeal = (text: string): string[] => [
  ...new Set(
    wordsIn(text)
      .map(shortened)
      .filter((word) => word.length >= SHORTEST_BEGINNING),
  ),
];

/**
 * The words of a meal that may be part of a person's name, in lower case, in the forms in which names are
 * matched: with and without accents, and with and without a final s, which may be that of a possessive.
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

/** The whole words to search for, and the one being typed. Null: too little to search for. */
export function typedWords(
  begins: string,
): { readonly whole: readonly string[]; readonly begun: string } | null {
  const words = wordsIn(begins).map(shortened);
  const begun = words.at(-1) ?? '';
  if (begun.length < SHORTEST_BEGINNING) return null;
  const whole = words.slice(0, -1).filter((word) => word.length >= SHORTEST_BEGINNING);
  return { whole: [...new Set(whole)].slice(0, WORDS_MAX), begun };
}

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
  /** The customers whose plans contain it; empty if there are more than a few. */
  readonly people: readonly { readonly name: string; readonly email: string }[];
};

/**
 * The suggestions among the meals found, in the same order. A meal is left out if only a few customers have
 * it and it contains part of the name of one of them, or their address: it may have been written about them.
 * The typed text itself is left out, too.
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
