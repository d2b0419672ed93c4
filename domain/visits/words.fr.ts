import type { say as english } from './words.ts';

export const say: typeof english = { writeWhatWasTalked: 'Notez ce dont vous avez parlé.' };
