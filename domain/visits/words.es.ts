import type { say as english } from './words.ts';

export const say: typeof english = { writeWhatWasTalked: 'Escribe de qué se habló.' };
