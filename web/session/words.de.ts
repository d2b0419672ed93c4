import type { say as english } from './words.ts';

export const say: typeof english = {
  language: 'Sprache',
  datesAsIn: 'Datum und Zahlen wie in',
  weeksBeginOn: 'Die Woche beginnt am',
};
