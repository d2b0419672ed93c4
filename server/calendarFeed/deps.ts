import type { Day } from '#domain/day.ts';
import type { WeekDay } from '#domain/plans/weekDaySchema.ts';
import type { Week } from '#domain/plans/weeks.ts';
import type { Deps } from '../http/deps.ts';

export type CalendarFeedDeps = Deps & {
  /** The origin of addresses, without a trailing slash. */
  readonly publicUrl: () => string;
  /** The meals of each of these days, as the customer's screens show them. */
  readonly mealsOf: (customerId: string, days: Week, today: Day) => Promise<readonly WeekDay[]>;
};
