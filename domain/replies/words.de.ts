import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  nameReply: 'Gib der Antwort einen Titel.',
  writeReply: 'Schreib den Text der Antwort.',
  repliesFull: (most) =>
    `Mehr als ${inDigits(most)} gespeicherte Antworten passen nicht. Lösch zuerst eine.`,
};
