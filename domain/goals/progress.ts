import { addDays, type Day, daysBetween, daysFrom } from '../day.ts';
import { inUnit, type Point, siOf, slopeOf } from '../measurements/measurement.ts';
import type { Aim, GoalState } from './goal.ts';

/** Measured values of one kind, oldest first. */
export type Measured = readonly Pick<Point, 'date' | 'si'>[];
/** The value of each day, in the unit of the goal; a day without a value is not logged. */
export type Values = ReadonlyMap<Day, number>;

/**
 * Whether the pace is enough. `late`: the target is reached after the date; for a goal counted by days, on
 * too few days. `still`: hardly moving. `away`: moving in the wrong direction. `old`: nothing was measured
 * for two weeks. `unknown`: too little data.
 */
type Pace = 'on-time' | 'late' | 'still' | 'away' | 'old' | 'unknown';

export type GoalProgress = {
  /** In the goal's unit: the value at the beginning, and the last one or the mean of the last days. */
  readonly start: number | null;
  readonly current: number | null;
  readonly measuredOn: Day | null;
  /** The share of the way that is done, 0 to 1; null while it is unknown. */
  readonly share: number | null;
  /** How many of the last days (mostly seven) reached the target; or how often a weekly habit was done. */
  readonly days: { readonly held: number; readonly of: number } | null;
  readonly pace: Pace;
  readonly arrivesOn: Day | null;
  /** The day on which the target was reached; null: not reached. */
  readonly reachedOn: Day | null;
};

/** The pace is computed from this many days, and only from values at least a week apart. */
export const PACE_DAYS = 28;
const LEAST_SPAN = 7;
const OLD_DAYS = 14;
/** Keeps a duration of exactly seventy days from being rounded up to seventy-one. */
const ROUNDING = 1e-6;
/** A person who needs more days than this at the current pace counts as hardly moving. */
const FAR_DAYS = 731;

/**
 * The progress of a goal about a measured value. `points` go back to four weeks before the goal's beginning,
 * and before today. The goal is reached by the first value since its beginning that is at the target or past
 * it, and stays reached if later values are not.
 */
export function measuredProgress(aim: Aim, points: Measured, today: Day): GoalProgress {
  const target = siOf(aim.target, aim.unit);
  const last = points.at(-1);
  const start = aim.start === null ? startOf(points, aim.beginsOn) : siOf(aim.start, aim.unit);
  if (!last || start === null) return { ...NOTHING, start: aim.start };
  const isPast = (si: number) => (target <= start ? si <= target : si >= target);
  const reached = points.find(({ date, si }) => date >= aim.beginsOn && isPast(si));
  const way = target - start;
  const share = way === 0 ? 1 : Math.min(Math.max((last.si - start) / way, 0), 1);
  return {
    ...NOTHING,
    start: inUnit(start, aim.unit),
    current: inUnit(last.si, aim.unit),
    measuredOn: last.date,
    share: reached ? 1 : share,
    ...(reached ? { pace: 'on-time' } : paceTo(target, points, today, aim.endsOn)),
    reachedOn: reached?.date ?? null,
  };
}

type Running = Pick<Aim, 'endsOn'> & {
  readonly state: GoalState;
  readonly progress: Pick<GoalProgress, 'reachedOn'> | null;
};

/** Whether an active goal's end date passed without it being reached: to be ended or moved. */
export const isOverdue = ({ state, endsOn, progress }: Running, today: Day): boolean =>
  state === 'active' && endsOn < today && !progress?.reachedOn;

const NOTHING: GoalProgress = {
  start: null,
  current: null,
  measuredOn: null,
  share: null,
  days: null,
  pace: 'unknown',
  arrivesOn: null,
  reachedOn: null,
};

/** The last value up to the beginning, else the first one after it. */
const startOf = (points: Measured, beginsOn: Day): number | null => {
  const before = points.findLast(({ date }) => date <= beginsOn);
  return (before ?? points.find(({ date }) => date > beginsOn))?.si ?? null;
};

function paceTo(
  target: number,
  points: Measured,
  today: Day,
  endsOn: Day,
): Pick<GoalProgress, 'pace' | 'arrivesOn'> {
  const last = points.at(-1);
  if (!last) return { pace: 'unknown', arrivesOn: null };
  if (daysBetween(last.date, today) > OLD_DAYS) return { pace: 'old', arrivesOn: null };
  const rate = ratePerDay(points.filter(({ date }) => daysBetween(date, today) < PACE_DAYS));
  if (rate === null) return { pace: 'unknown', arrivesOn: null };
  const days = (target - last.si) / rate;
  if (days < -FAR_DAYS || days > FAR_DAYS || rate === 0) return { pace: 'still', arrivesOn: null };
  if (days < 0) return { pace: 'away', arrivesOn: null };
  const there = addDays(last.date, Math.ceil(days - ROUNDING));
  const arrivesOn = there < today ? today : there;
  return { pace: arrivesOn <= endsOn ? 'on-time' : 'late', arrivesOn };
}

/** The slope of the line of best fit (least squares), per day; null when the values span less than a week. */
export function ratePerDay(points: Measured): number | null {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || daysBetween(first.date, last.date) < LEAST_SPAN) return null;
  return slopeOf(points.map(({ date, si }) => [daysBetween(first.date, date), si]));
}

const WEEK = 7;
/** On how many of seven days the target of a goal counted by days has to be reached. */
const HELD_OF_WEEK = 5;

/** On how many of `of` days the target has to be reached; `of` is 7, or less soon after the beginning. */
export const daysNeeded = (of: number): number => Math.ceil((of * HELD_OF_WEEK) / WEEK);

/**
 * The progress of a goal that is counted by days. It looks at the seven calendar days that end with yesterday, or
 * with today once today reached the target: until then today is not over, so it is no day that fell short. Days
 * before the goal's beginning are left out. A day
 * without a value did not reach the target, and does not count in the mean. The goal is reached on its end
 * date if at least five of the seven days that end with it reached the target; a habit counted by week, if it
 * was done as often as its target in these seven days together.
 */
export function countedProgress(aim: Aim, values: Values, today: Day): GoalProgress {
  const isHeldToday = (values.get(today) ?? 0) >= aim.target;
  const until = isHeldToday || isOfWeek(aim) ? today : addDays(today, -1);
  const now = weekUntil(aim, values, until < aim.endsOn ? until : aim.endsOn);
  const isReached = today >= aim.endsOn && weekUntil(aim, values, aim.endsOn).isHeld;
  const { logged, days } = now;
  const mean = logged.reduce((sum, each) => sum + each, 0) / logged.length;
  return {
    ...NOTHING,
    current: logged.length === 0 ? null : Math.round(mean * 10) / 10,
    share: days.of === 0 ? null : Math.min(days.held / days.of, 1),
    days,
    pace: days.of === 0 ? 'unknown' : now.isHeld ? 'on-time' : 'late',
    reachedOn: isReached ? aim.endsOn : null,
  };
}

const isOfWeek = ({ kind, unit }: Aim): boolean => kind === 'habit' && unit === 'week';

function weekUntil(aim: Aim, values: Values, until: Day) {
  const first = addDays(until, 1 - WEEK);
  const from = first < aim.beginsOn ? aim.beginsOn : first;
  const dates = daysFrom(from, Math.max(daysBetween(from, until) + 1, 0));
  const logged = dates.flatMap((date) => values.get(date) ?? []);
  if (isOfWeek(aim)) {
    const held = logged.reduce((sum, each) => sum + each, 0);
    return { logged, days: { held, of: aim.target }, isHeld: held >= aim.target };
  }
  const held = logged.filter((each) => each >= aim.target).length;
  const of = dates.length;
  return { logged, days: { held, of }, isHeld: of > 0 && held >= daysNeeded(of) };
}
