import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  nameReply: 'يُرجى كتابة عنوان للرد.',
  writeReply: 'يُرجى كتابة نص الرد.',
  repliesFull: (most) => `الحد الأقصى للردود المحفوظة هو ${inDigits(most)}. يُرجى حذف رد أولًا.`,
};
