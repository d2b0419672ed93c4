import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  failures: {
    'object-not-found': 'Cette image n’existe plus. Choisissez-la de nouveau.',
    unauthenticated: 'Vous n’êtes plus connecté·e. Connectez-vous et réessayez.',
    unauthorized: 'Votre compte ne permet pas cette action sur cette image.',
    'quota-exceeded': 'Vous venez de changer d’image très souvent. Réessayez dans une heure.',
    'retry-limit-exceeded':
      'Le serveur est resté injoignable trop longtemps. Réessayez avec une meilleure connexion.',
    canceled: 'Annulé. Votre image n’a pas changé.',
  },
  notAnImage: 'Cette image est illisible. Choisissez un fichier JPEG, PNG ou WebP complet.',
  tooManyBytes: (most) =>
    `Cette image dépasse ${inDigits(most)} Mo. Choisissez-en une plus petite.`,
  tooManyPixels: (most) =>
    `Cette image dépasse ${inDigits(most)} mégapixels. Choisissez-en une plus petite.`,
};
