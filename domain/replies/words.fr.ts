import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  nameReply: 'Donnez un titre à la réponse.',
  writeReply: 'Écrivez le texte de la réponse.',
  repliesFull: (most) =>
    `Il y a de la place pour ${inDigits(most)} réponses enregistrées. Supprimez-en une d’abord.`,
};
