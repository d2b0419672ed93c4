import type { say as english } from './words.ts';

export const say: typeof english = {
  answer: 'Réponse',
  language: 'Langue',
  datesAsIn: 'Format des dates et des nombres',
};
