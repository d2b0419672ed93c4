import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  tooMany: (max) => `${inDigits(max)} personnes au plus à la fois. Envoyez le reste ensuite.`,
  enterOneEmail: 'Indiquez au moins une adresse e-mail.',
  closed: {
    used: 'Cette invitation a déjà été utilisée.',
    revoked: 'Cette invitation a déjà été révoquée.',
    ended:
      'La personne qui a envoyé cette invitation a quitté le cabinet. Renvoyez une invitation.',
  },
  refused: {
    customer: 'A déjà un compte ici.',
    dietician: 'C’est une adresse du cabinet lui-même.',
    invited: 'A déjà une invitation en cours.',
    double: 'Figure plusieurs fois dans votre liste.',
    'too-many': 'A reçu trois invitations en un jour. Réessayez demain.',
  },
};
