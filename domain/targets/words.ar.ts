import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  enterAmount: 'يُرجى إدخال عدد.',
  amountRange: (least, most) => `يُرجى إدخال عدد من ${inDigits(least)} إلى ${inDigits(most)}.`,
  toleranceRange: (least, most) =>
    `يُرجى إدخال نسبة مئوية صحيحة من ${inDigits(least)} إلى ${inDigits(most)}.`,
  eachOnce: 'لكل عنصر غذائي هدف واحد فقط.',
};
