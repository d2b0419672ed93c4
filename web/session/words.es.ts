import type { say as english } from './words.ts';

export const say: typeof english = {
  language: 'Idioma',
  datesAsIn: 'Fechas y números como en',
  weeksBeginOn: 'La semana empieza en',
};
