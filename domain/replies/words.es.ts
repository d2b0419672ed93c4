import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  nameReply: 'Ponle un título a la respuesta.',
  writeReply: 'Escribe el texto de la respuesta.',
  repliesFull: (most) =>
    `Caben como máximo ${inDigits(most)} respuestas guardadas. Elimina primero una.`,
};
