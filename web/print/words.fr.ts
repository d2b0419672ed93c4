import { inDigits } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  planToPrint: 'Plan à imprimer',
  day: (nth) => `Jour ${inDigits(nth)}`,
  print: 'Imprimer',
  personAndDates: '{person}, {dates}',
};
