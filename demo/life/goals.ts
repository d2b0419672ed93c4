import { addDays, type Day, daysBetween, type Instant } from '#domain/day.ts';
import type { Aim, GoalState } from '#domain/goals/goal.ts';
import type { Side } from '#domain/goals/policy.ts';
import { unsafeReasons } from '#domain/goals/safeBounds.ts';
import { inUnit, siOf } from '#domain/measurements/measurement.ts';
import type { Person } from '../people/person.ts';
import { randomFrom } from '../random.ts';
import type { Habit } from './habits.ts';
import { instantOf } from './instant.ts';
import type { Measured } from './measured.ts';

export type SetGoal = Aim & {
  readonly state: GoalState;
  readonly maker: Side;
  readonly createdAt: Instant;
  /** When the other side accepted it; null while they have not. */
  readonly acceptedAt: Instant | null;
  readonly closedOn: Day | null;
  /** The words with which it was dropped. */
  readonly said: string;
  /** How often a habit was done, by day. */
  readonly done: ReadonlyMap<Day, number>;
};

type Counted = Pick<Aim, 'kind' | 'words' | 'target' | 'unit'> & {
  readonly maker: Side;
  /** How many weeks before today it began. */
  readonly began: number;
  readonly weeks: number;
  readonly state: 'active' | 'dropped' | 'proposed';
  readonly said?: string;
};

const counted = (kind: string, target: number, unit: string, rest: Partial<Counted>): Counted => ({
  kind,
  words: '',
  target,
  unit,
  maker: 'dietician',
  began: 5,
  weeks: 12,
  state: 'active',
  ...rest,
});

/** Goals other than a weight, by habit. */
const COUNTED: Readonly<Record<Habit, readonly Counted[]>> = {
  perfect: [counted('sleep', 7, 'h', { maker: 'customer' })],
  steady: [counted('adherence', 80, '%', {})],
  weekends: [
    counted('habit', 3, 'week', { words: 'A walk after dinner, Friday to Sunday too' }),
    counted('adherence', 75, '%', { state: 'dropped', began: 14, said: 'Weekends first.' }),
  ],
  rising: [
    counted('water', 1.6, 'l', {}),
    counted('habit', 2, 'week', { words: 'Move for half an hour', maker: 'customer' }),
    counted('sleep', 8, 'h', {
      maker: 'customer',
      state: 'dropped',
      began: 16,
      said: 'Not with the children at this age.',
    }),
  ],
  fading: [
    counted('adherence', 85, '%', {
      state: 'dropped',
      began: 15,
      said: 'Too much at once for now.',
    }),
    counted('habit', 1, 'day', { words: 'Sit down for breakfast', began: 2, weeks: 8 }),
  ],
  droppedOff: [counted('habit', 1, 'day', { words: 'Cook once a day', began: 20 })],
  sporadic: [counted('water', 1.5, 'l', { state: 'proposed', began: 1, weeks: 6 })],
  ticksOnly: [counted('adherence', 80, '%', { began: 8 })],
  never: [],
};

const HABIT_DAYS = 28;
const FIRST_PART = 0.6;
const LEAST_CHANGE_KG = 1.5;
const NEXT_KG = 1.5;
const NEXT_WEEKS = 10;
const FIRST_WEEKS = 20;

/** The days from the first plan until the coaching ends. */
type Coached = { readonly from: Day | undefined; readonly until: Day | null };

/** The goals of a person, oldest first; none without a plan. */
export function goalsOf(
  person: Person,
  { from: first, until }: Coached,
  measured: readonly Measured[],
  today: Day,
): SetGoal[] {
  if (!first || daysBetween(first, today) < 7) return [];
  const ofDays = COUNTED[person.habit]
    .map((each) => countedGoal(person, each, first, today))
    // Somebody who began recently has no past goals.
    .filter(({ closedOn }) => closedOn === null || closedOn < today);
  return [...weightGoals(person, measured, today).filter(isSafeFor(person)), ...ofDays]
    .map((goal) => withinCoaching(goal, until, today))
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
}

/** A goal ends no later than the coaching. */
function withinCoaching(goal: SetGoal, until: Day | null, today: Day): SetGoal {
  if (until === null || until >= today || goal.closedOn !== null) return goal;
  return goal.endsOn > until && goal.beginsOn < until ? { ...goal, endsOn: until } : goal;
}

/** No weight goal for somebody under 18, nor one that is too low for them. */
const isSafeFor =
  ({ profile }: Person) =>
  (goal: SetGoal): boolean => {
    if (!profile?.height) return false;
    const { dateOfBirth, pregnancy, height, heightUnit } = profile;
    const body = {
      dateOfBirth,
      pregnancy,
      height: siOf(height, heightUnit === 'inches' ? 'in' : heightUnit),
      weight: goal.start === null ? null : siOf(goal.start, goal.unit),
    };
    return unsafeReasons(goal, body, goal.beginsOn).length === 0;
  };

function countedGoal(person: Person, goal: Counted, first: Day, today: Day): SetGoal {
  const { began, weeks, state, said = '', ...aim } = goal;
  const wanted = addDays(today, -7 * began);
  const beginsOn = wanted > first ? wanted : first;
  const made = setOn(person, beginsOn, goal.maker);
  return {
    ...aim,
    ...made,
    start: null,
    beginsOn,
    endsOn: later(addDays(beginsOn, 7 * weeks), addDays(today, 14)),
    state,
    acceptedAt: state === 'proposed' ? null : made.acceptedAt,
    closedOn: state === 'dropped' ? addDays(beginsOn, 17) : null,
    said,
    done: aim.kind === 'habit' ? daysDone(person, goal, beginsOn, today) : new Map(),
  };
}

const later = (one: Day, other: Day): Day => (one > other ? one : other);

/** Set in the evening of a day, and accepted by the other side the next morning. */
function setOn(person: Person, day: Day, maker: Side) {
  const createdAt = instantOf(person.timeZone, day, '19:20');
  return { maker, createdAt, acceptedAt: instantOf(person.timeZone, addDays(day, 1), '08:05') };
}

/** The days on which a habit was done, roughly as often as its target says. */
function daysDone(person: Person, { target, unit }: Counted, beginsOn: Day, today: Day) {
  const random = randomFrom(`habits ${person.email}`);
  const chance = person.habit === 'droppedOff' ? 0 : unit === 'week' ? (target / 7) * 1.1 : 0.7;
  const dates = Array.from({ length: HABIT_DAYS }, (_, ago) => addDays(today, ago - HABIT_DAYS));
  return new Map(
    dates
      .filter((date) => date > beginsOn && random.chance(chance))
      .map((date) => [date, 1] as const),
  );
}

/** The first part of the weight loss as a reached goal, if it was reached, and the next goal. */
function weightGoals(person: Person, measured: readonly Measured[], today: Day): SetGoal[] {
  const weights = measured.filter(({ kind }) => kind === 'weight');
  const [begun] = weights;
  const last = weights.at(-1);
  if (!begun || !last || !['everyday', 'diabetes'].includes(person.eating.need)) return [];
  const lost = begun.si - last.si;
  const firstTarget = roundedIn(begun.si - lost * FIRST_PART, begun.unit);
  const hit = weights.find(
    ({ date, si }) => date > begun.date && si <= siOf(firstTarget, begun.unit),
  );
  if (lost < LEAST_CHANGE_KG || !hit) return [weightGoal(person, begun, begun.si - 4, null, today)];
  const next = weights.find(({ date }) => date > hit.date);
  const reached = weightGoal(person, begun, siOf(firstTarget, begun.unit), hit.date, today);
  return next ? [reached, weightGoal(person, next, last.si - NEXT_KG, null, today)] : [reached];
}

const roundedIn = (si: number, unit: string): number => Math.round(inUnit(si, unit) * 2) / 2;

function weightGoal(
  person: Person,
  { date, si, unit }: Measured,
  targetKg: number,
  reachedOn: Day | null,
  today: Day,
): SetGoal {
  const weeks = reachedOn ? FIRST_WEEKS : NEXT_WEEKS;
  return {
    kind: 'weight',
    words: '',
    target: roundedIn(targetKg, unit),
    unit,
    start: Math.round(inUnit(si, unit) * 10) / 10,
    beginsOn: date,
    endsOn: reachedOn
      ? addDays(date, 7 * weeks)
      : later(addDays(date, 7 * weeks), addDays(today, 24)),
    ...setOn(person, date, 'dietician'),
    state: reachedOn ? 'reached' : 'active',
    closedOn: reachedOn,
    said: '',
    done: new Map(),
  };
}
