/** How much of each part may be on the page, in characters and in rows. */
export type Limits = {
  /** Characters of conditions, medications and restrictions, which are shortened last. */
  readonly text: number;
  readonly goals: number;
  readonly goal: number;
  readonly kinds: number;
  readonly label: number;
  readonly meal: number;
  /** Whether the week of the plan is on the page. */
  readonly week: boolean;
  /** The smallest type size in pt: the page uses the largest size that fits. */
  readonly smallest: number;
};

export const NAME_MOST = 80;

/** Limits to try in order until the page fits; the last one always fits, however long the texts are. */
export const ROOMS: readonly [Limits, ...Limits[]] = [
  {
    text: 600,
    goals: 6,
    goal: 90,
    kinds: 8,
    label: 24,
    meal: 70,
    week: true,
    smallest: 7.5,
  },
  {
    text: 400,
    goals: 4,
    goal: 60,
    kinds: 6,
    label: 14,
    meal: 34,
    week: true,
    smallest: 6.5,
  },
  {
    text: 300,
    goals: 4,
    goal: 60,
    kinds: 6,
    label: 14,
    meal: 0,
    week: false,
    smallest: 6,
  },
];
