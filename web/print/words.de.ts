import { inDigits } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  planToPrint: 'Plan zum Drucken',
  day: (nth) => `Tag ${inDigits(nth)}`,
  print: 'Drucken',
  personAndDates: '{person}, {dates}',
};
