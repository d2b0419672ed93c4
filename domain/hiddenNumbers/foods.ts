import { fold } from '../foods/fold.ts';
import { groupOf } from '../foods/groupOf.ts';
import { unitNamed } from '../foods/units.ts';
import { remembered } from '../remembered.ts';
import { lookUp } from './lookUp.ts';
import type { Token } from './tokens.ts';
import { FOOD_ENDS, MOSTLY_NOT_FOOD, NUTRIENTS } from './words.ts';

const isNutrient = lookUp(NUTRIENTS);
const isNoFood = lookUp(MOSTLY_NOT_FOOD);

/** How many words behind an amount are looked at: '200 g of cold brown rice'. */
const MOST_WORDS = 4;
const MOST_TOKENS = 12;

const namesFood = remembered((text: string): boolean => {
  const key = fold(/\S+$/.exec(text)?.[0] ?? '');
  return !isNoFood(key) && (isNutrient(key) || groupOf(text) !== 'other' || FOOD_ENDS.test(key));
});

export const isFood = ({ kind, text }: Token): boolean => kind === 'word' && namesFood(text);

/** Whether a food follows within the same phrase, which ends at a comma. */
export function foodFollows(tokens: readonly Token[], at: number): boolean {
  const words: string[] = [];
  for (const { kind, text, key } of tokens.slice(at, at + MOST_TOKENS)) {
    if (kind === 'number' || (kind === 'mark' && !/^['’-]$/.test(text))) break;
    if (kind !== 'word') continue;
    words.push(isNoFood(key) ? '' : text);
    if (namesFood(words.slice(-3).join(' '))) return true;
    if (words.length >= MOST_WORDS) break;
  }
  return false;
}

/** Whether the word is a unit in which food is measured or counted, other than kilograms and pounds. */
export const isFoodUnit = (word: string): boolean => {
  const { unit, scale = 0 } = unitNamed(word) ?? {};
  return unit !== undefined && unit !== 'lb' && !(unit === 'g' && scale > 1);
};

/** Whether the word is a unit of mass. */
export const isMassOfFood = (word: string): boolean => {
  const { unit } = unitNamed(word) ?? {};
  return unit === 'g' || unit === 'oz' || unit === 'lb';
};
