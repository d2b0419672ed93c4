import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  enterAmount: 'Saisissez un nombre.',
  amountRange: (least, most) => `Saisissez un nombre de ${inDigits(least)} à ${inDigits(most)}.`,
  toleranceRange: (least, most) =>
    `Saisissez un pourcentage entier de ${inDigits(least)} à ${inDigits(most)}.`,
  eachOnce: 'Chaque nutriment peut avoir une seule valeur cible.',
};
