import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  mealFull: (most) => `تتسع الوجبة لـ${inDigits(most)} صور. أزل واحدة لإضافة أخرى.`,
  full: (most) =>
    `لديك ${inDigits(most)} صورة، ولا مكان لغيرها. أزل بعض صور الأيام السابقة لإضافة صور جديدة.`,
  mealIsOneOf: 'رقم الوجبة من 0 إلى 7.',
};
