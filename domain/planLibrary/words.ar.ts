import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  noMeal: 'اكتب وجبة أولًا: لا وجبة في هذا الأسبوع.',
  full: (most) => `في المكتبة ${inDigits(most)} خطة، وهذا أقصى عدد. احذف واحدة أولًا.`,
  exactDays: (count) => `في الأسبوع ${count} أيام بالضبط.`,
  enterName: 'اكتب اسمًا.',
  tagHasLetter: 'في كل وسم حرف واحد على الأقل.',
  mostTags: (most) => `${most} وسمًا كحد أقصى.`,
};
