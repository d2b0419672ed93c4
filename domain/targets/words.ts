import { inDigits, translated } from '../language/language.ts';

export const say = translated({
  enterAmount: 'Enter a number.',
  amountRange: (least: number, most: number) =>
    `Enter a number from ${inDigits(least)} to ${inDigits(most)}.`,
  toleranceRange: (least: number, most: number) =>
    `Enter whole per cent, from ${inDigits(least)} to ${inDigits(most)}.`,
  eachOnce: 'Each nutrient can have one target.',
});
