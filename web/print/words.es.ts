import { inDigits } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  planToPrint: 'Plan para imprimir',
  day: (nth) => `Día ${inDigits(nth)}`,
  print: 'Imprimir',
  personAndDates: '{person}, {dates}',
};
