import { inDigits } from '../language/language.ts';
import { translated } from '../language/translated.ts';

export const say = translated({
  enterName: 'Enter your name.',
  enterTime: 'Enter a time as HH:MM.',
  weightAbove0: 'Enter a weight above 0.',
  heightAbove0: 'Enter a height above 0.',
  atMost: (most: number) => `At most ${most}.`,
  eachOnce: 'Choose each at most once.',
  stressRange: 'The stress level is a whole number from 1 to 10.',
  stepsOfTenth: 'Use steps of 0.1.',
  heightBetween: (least: number, most: number, unit: string) =>
    `Height is between ${inDigits(least)} and ${inDigits(most)} ${unit}.`,
  didYouMean: (height: string) => `Did you mean ${height}?`,
  isUnusual: (height: string) => `${height} is unusual. Is it right?`,
});
