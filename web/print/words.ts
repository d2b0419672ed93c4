import { inDigits } from '#domain/language/language.ts';

export const say = {
  planToPrint: 'Plan to print',
  day: (nth: number) => `Day ${inDigits(nth)}`,
  print: 'Print',
  /** Under the name of a plan. */
  personAndDates: '{person}, {dates}',
};
