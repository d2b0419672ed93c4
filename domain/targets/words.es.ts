import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  enterAmount: 'Escribe un número.',
  amountRange: (least, most) => `Escribe un número entre ${inDigits(least)} y ${inDigits(most)}.`,
  toleranceRange: (least, most) =>
    `Escribe un porcentaje entero entre ${inDigits(least)} y ${inDigits(most)}.`,
  eachOnce: 'Cada nutriente puede tener un solo objetivo.',
};
