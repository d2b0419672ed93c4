import type { say as english } from './words.ts';

export const say: typeof english = {
  answer: 'Antwort',
  language: 'Sprache',
  datesAsIn: 'Datum und Zahlen wie in',
};
