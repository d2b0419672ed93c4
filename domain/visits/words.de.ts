import type { say as english } from './words.ts';

export const say: typeof english = {
  writeWhatWasTalked: 'Schreib auf, worüber ihr gesprochen habt.',
};
