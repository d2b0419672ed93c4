/** How much of each may stand on the page, in characters and in rows. */
export type Limits = {
  /** Of conditions, medications and restrictions, which are shortened last. */
  readonly text: number;
  readonly goals: number;
  readonly goal: number;
  readonly kinds: number;
  readonly label: number;
  readonly meal: number;
  /** Whether the week of the plan is on the page. */
  readonly week: boolean;
  /** In pt: the page is set in the largest type with which it fits. */
  readonly smallest: number;
};

export const NAME_MOST = 80;

/** What the page has room for, the first with which it fits; the last one fits whatever is written. */
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
    text: 400,
    goals: 4,
    goal: 60,
    kinds: 6,
    label: 14,
    meal: 0,
    week: false,
    smallest: 6,
  },
];
