import { inDigits } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  planToPrint: 'خطة للطباعة',
  day: (nth) => `اليوم ${inDigits(nth)}`,
  print: 'طباعة',
  personAndDates: '{person}، {dates}',
};
