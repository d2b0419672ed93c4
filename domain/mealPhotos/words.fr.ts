import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  mealFull: (most) =>
    `Un repas peut avoir ${inDigits(most)} photos. Retirez-en une pour en ajouter une autre.`,
  full: (most) =>
    `Vous avez ${inDigits(most)} photos, il n’y a plus de place. Retirez-en quelques-unes des jours passés pour en ajouter.`,
  mealIsOneOf: 'Un repas porte un numéro de 0 à 7.',
};
