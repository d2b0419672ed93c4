import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  containsItself: 'Cette recette se contiendrait elle-même. Donnez un autre nom à l’ingrédient.',
  tooMany: (most) =>
    `Il y a déjà ${inDigits(most)} articles, c’est le maximum. Supprimez-en un d’abord.`,
  tooManyPictures: (most) =>
    `Un article a au plus ${most} images. Retirez-en une du texte, puis enregistrez.`,
  notPublished: 'C’est un brouillon. Publiez-le avant de le partager.',
  tooManyGiven: (most) =>
    `Cette personne a déjà reçu ${most} articles, c’est le maximum. Retirez-en un d’abord.`,
  enterWholeNumber: 'Saisissez un nombre entier.',
  atLeastOnePortion: 'Au moins 1 portion.',
  atMostPortions: (most) => `Au plus ${inDigits(most)} portions.`,
  ingredientNeedsLetter: 'Un ingrédient contient au moins une lettre.',
  atMostIngredients: (most) => `Au plus ${inDigits(most)} ingrédients.`,
  enterTitle: 'Saisissez un titre.',
  oneLine: 'Sur une seule ligne, s’il vous plaît.',
  atMostTags: (most) => `Au plus ${inDigits(most)} mots-clés.`,
  writeFirst: 'Écrivez quelque chose avant de publier.',
  howManyPortions: 'Les ingrédients sont pour combien de portions ?',
  dayOrPlan: 'Pour un jour ou avec un plan, pas les deux.',
};
