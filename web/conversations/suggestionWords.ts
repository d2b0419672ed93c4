import type { Side } from '#domain/conversations/message.ts';

export const TAKE_OVER_FAILED = 'The meal was not added to the plan.';
export const PLACE_FAILED = 'The current meal could not be loaded.';
export const TAKEN_OVER = 'The meal is in the plan now.';

/** Says since when a suggested meal is in the plan; `at` is in words. */
export const inPlanWords = (reader: Side, at: string): string =>
  `In ${reader === 'customer' ? 'your' : 'the'} plan since ${at}`;
