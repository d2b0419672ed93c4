import type { MealInstead } from '#domain/progress/progressSchema.ts';

/** What is drawn in a meal's circle, in a view box of 24: signs that nobody confuses, in any colours. */
export const SIGNS: Readonly<Record<'done' | 'next' | MealInstead['kind'], string>> = {
  done: 'M7.5 12.5l3 3 6-6.5',
  next: 'M10.5 8l4 4-4 4',
  other: 'M7 10h9.5l-2.5-2.5M17 14H7.5l2.5 2.5',
  skipped: 'M8 12h8',
};
