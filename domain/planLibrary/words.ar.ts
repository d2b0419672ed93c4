import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  noMeal: 'يُرجى كتابة وجبة أولًا: لا وجبة في هذا الأسبوع.',
  full: (most) => `في المكتبة ${inDigits(most)} خطة، وهذا أقصى عدد. احذف واحدة أولًا.`,
  exactDays: (count) => `في الأسبوع ${count} أيام بالضبط.`,
  enterName: 'يُرجى إدخال اسم.',
  tagHasLetter: 'يجب أن يحتوي الوسم على حرف واحد على الأقل.',
  mostTags: (most) => `${most} وسمًا كحد أقصى.`,
};
