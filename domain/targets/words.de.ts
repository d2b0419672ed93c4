import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  enterAmount: 'Gib eine Zahl ein.',
  amountRange: (least, most) => `Gib eine Zahl von ${inDigits(least)} bis ${inDigits(most)} ein.`,
  toleranceRange: (least, most) =>
    `Gib ganze Prozent von ${inDigits(least)} bis ${inDigits(most)} ein.`,
  eachOnce: 'Jeder Nährstoff kann einen Zielwert haben.',
};
