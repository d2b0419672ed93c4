/** A day's eight meals, in the order of the plan. */
export const SLOTS = [
  'early',
  'breakfast',
  'midMorning',
  'lunch',
  'afternoon',
  'evening',
  'dinner',
  'bedtime',
] as const;
export type Slot = (typeof SLOTS)[number];

/** What a kitchen cooks. Drinks and snacks between meals are shared by all kitchens. */
export type Kitchen = {
  readonly breakfast: readonly string[];
  readonly lunch: readonly string[];
  readonly dinner: readonly string[];
};
