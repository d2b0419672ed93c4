import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  mealFull: (most) => `Caben ${inDigits(most)} fotos por comida. Quita una para añadir otra.`,
  full: (most) =>
    `Tienes ${inDigits(most)} fotos, y no caben más. Quita algunas de días anteriores para añadir nuevas.`,
  mealIsOneOf: 'Una comida tiene un número del 0 al 7.',
};
