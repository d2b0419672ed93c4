import type { CoachingPeriod } from '../coaching/periodSchema.ts';
import type { Day, Instant } from '../day.ts';
import type { Stretches } from '../plans/stretches.ts';
import type { ConsentState } from '../rights/consent.ts';

/** What waits of what somebody wrote. */
type Waiting = {
  readonly count: number;
  /** When the first and the last of it was written. */
  readonly since: Instant;
  readonly latestAt: Instant;
};

/** What the rules look at. Lists have the latest first. */
export type PersonFacts = {
  readonly consent: ConsentState;
  /** Whether the deletion of the account was asked for. */
  readonly isLeaving: boolean;
  /** Whether the account is locked out. */
  readonly isDisabled: boolean;
  readonly cameOn: Day;
  readonly period: CoachingPeriod;
  /** When the coaching went on last after a rest. */
  readonly resumedOn: Day | null;
  readonly lastLoggedOn: Day | null;
  /** The last days that were logged. */
  readonly recentDays: readonly LoggedDay[];
  /** What was logged on those of `recentDays` from one to another. Asked of everybody, the list of few. */
  loggedIn(from: Day, to: Day): Logged;
  readonly plannedDays: Stretches;
  /** `unit`: in which it was measured. */
  readonly weights: readonly (readonly [date: Day, grams: number, unit: 'kg' | 'lb'])[];
  readonly weightGoal: WeightGoal | null;
  /** Messages that wait for an answer; `messageId` is the first. */
  readonly asked: (Waiting & { readonly messageId: string }) | null;
  /** Notes that nobody has read; `date` is the day of the first. */
  readonly note: (Waiting & { readonly date: Day }) | null;
};

/** Meals done of the meals of the day. */
export type LoggedDay = readonly [date: Day, done: number, of: number];

/** How many days, and the meals done of all their meals. */
export type Logged = { readonly days: number; readonly done: number; readonly of: number };

export type WeightGoal = {
  /** In `unit`; null: where it began is not known. */
  readonly start: number | null;
  readonly target: number;
  readonly unit: string;
  readonly beginsOn: Day;
  readonly endsOn: Day;
};
