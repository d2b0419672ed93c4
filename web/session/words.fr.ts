import type { say as english } from './words.ts';

export const say: typeof english = {
  language: 'Langue',
  datesAsIn: 'Format des dates et des nombres',
  weeksBeginOn: 'La semaine commence le',
};
