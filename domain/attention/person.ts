import type { CoachingPeriod } from '../coaching/periodSchema.ts';
import type { LoggedDay, LoggedDays, WeighedDay } from '../customers/summary.ts';
import type { Day, Instant } from '../day.ts';
import type { Stretches } from '../plans/stretches.ts';
import type { ConsentState } from '../signIn/consent.ts';

/** Messages or notes that wait for a dietician. */
type Waiting = {
  readonly count: number;
  /** When the first and the last of them was written. */
  readonly since: Instant;
  readonly latestAt: Instant;
};

/** The data that the rules look at. Lists have the latest entry first. */
export type PersonFacts = {
  readonly consent: ConsentState;
  /** Whether the deletion of the account was requested. */
  readonly isLeaving: boolean;
  /** Whether the account is locked out. */
  readonly isDisabled: boolean;
  readonly cameOn: Day;
  readonly period: CoachingPeriod;
  /** When coaching last resumed after a pause. */
  readonly resumedOn: Day | null;
  readonly lastLoggedOn: Day | null;
  /** The last days that were logged. */
  readonly recentDays: readonly LoggedDay[];
  /**
   * What was logged on those of `recentDays` that lie between two days. A function, because it is needed for
   * few of the customers.
   */
  loggedIn(from: Day, to: Day): LoggedDays;
  readonly plannedDays: Stretches;
  readonly weights: readonly WeighedDay[];
  readonly weightGoal: WeightGoal | null;
  /** Messages that wait for an answer; `messageId` is the first. */
  readonly asked: (Waiting & { readonly messageId: string }) | null;
  /** Unread notes; `date` is the day of the newest one. */
  readonly note: (Waiting & { readonly date: Day }) | null;
};

export type WeightGoal = {
  /** In `unit`; null: the starting value is not known. */
  readonly start: number | null;
  readonly target: number;
  readonly unit: string;
  readonly beginsOn: Day;
  readonly endsOn: Day;
};
