import type { say as english } from './words.ts';

export const say: typeof english = { writeWhatWasTalked: 'يُرجى كتابة ما دار في الزيارة.' };
