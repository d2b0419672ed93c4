import type { MealInstead } from '#domain/progress/progressSchema.ts';

export type Sign = 'done' | 'open' | 'next' | MealInstead['kind'];

/** A tick, an arrow for the meal that is next, two arrows for another meal, and a dash for none. */
const PATHS: Readonly<Record<Sign, string>> = {
  done: 'M7.5 12.5l3 3 6-6.5',
  open: '',
  next: 'M10.5 8l4 4-4 4',
  other: 'M7 10h9.5l-2.5-2.5M17 14H7.5l2.5 2.5',
  skipped: 'M8 12h8',
};

/** The drawing inside of a meal's circle, in a view box of 24: five that nobody confuses, in any colours. */
export const MealSign = ({ sign }: { sign: Sign }) =>
  sign === 'open' ? null : <path d={PATHS[sign]} data-sign={sign} />;
