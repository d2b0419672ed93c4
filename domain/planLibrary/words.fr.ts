import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  noMeal: 'Écrivez d’abord un repas : cette semaine n’en contient aucun.',
  full: (most) =>
    `La bibliothèque est pleine : elle contient ${inDigits(most)} plans. Retirez-en d’abord un.`,
  exactDays: (count) => `Une semaine a exactement ${count} jours.`,
  enterName: 'Saisissez un nom.',
  tagHasLetter: 'Un mot-clé contient au moins une lettre.',
  mostTags: (most) => `${most} mots-clés au plus.`,
};
