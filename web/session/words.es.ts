import type { say as english } from './words.ts';

export const say: typeof english = {
  answer: 'Respuesta',
  language: 'Idioma',
  datesAsIn: 'Fechas y números como en',
};
