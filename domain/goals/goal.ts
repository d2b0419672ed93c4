import { addDays, type Day, daysBetween } from '../day.ts';
import {
  BODY,
  BODY_KINDS,
  type BodyKind,
  inUnit,
  isBodyKind,
} from '../measurements/measurement.ts';
import { say } from './words.ts';

/** The kinds that are counted by days; any other kind of goal is a kind of measurement. */
export const DAY_KINDS = ['adherence', 'water', 'sleep', 'habit'] as const;
type DayKind = (typeof DAY_KINDS)[number];

/** The kinds that every practice has. A practice's own kind of measurement is referred to by its id. */
export const GOAL_KINDS = [...BODY_KINDS, ...DAY_KINDS] as const;

export const isDayKind = (kind: string): kind is DayKind => DAY_KINDS.some((each) => each === kind);

export const OPEN_GOALS_MAX = 20;
export const GOAL_WORDS_MAX = 200;
export const GOAL_REASON_MAX = 500;
export const HABIT_COUNT_MAX = 50;
const USUAL_WEEKS = 12;
const LONGEST_DAYS = 731;

/** `dropped`: given up, or withdrawn before it was accepted. `ended`: somebody says it is enough. */
export const GOAL_STATES = [
  'proposed',
  'active',
  'reached',
  'ended',
  'dropped',
  'declined',
] as const;
export type GoalState = (typeof GOAL_STATES)[number];

export type Aim = {
  readonly kind: string;
  /** A habit in words; '' for other kinds. */
  readonly words: string;
  /** In `unit`. For a kind counted by days: what has to be reached on each day. */
  readonly target: number;
  /** A unit of the kind; % of the meals, l, h; for a habit `day` or `week`, the span it is counted in. */
  readonly unit: string;
  /** The measured value at the beginning, in `unit`; null: not known yet, or counted by days. */
  readonly start: number | null;
  readonly beginsOn: Day;
  readonly endsOn: Day;
};

const DAYS: Readonly<
  Record<DayKind, { units: readonly string[]; target: readonly [number, number] }>
> = {
  adherence: { units: ['%'], target: [1, 100] },
  water: { units: ['l'], target: [0.1, 10] },
  sleep: { units: ['h'], target: [1, 16] },
  habit: { units: ['day', 'week'], target: [1, HABIT_COUNT_MAX] },
};

/** The units of a kind, the usual one first; empty for a practice's own kind, which brings its own unit. */
export function unitsOf(kind: string): readonly string[] {
  if (isDayKind(kind)) return DAYS[kind].units;
  return isBodyKind(kind) ? BODY[kind].units : [];
}

const rangeOf = (kind: BodyKind, unit: string) =>
  BODY[kind].possible.map((si) => inUnit(si, unit)) as [number, number];

function targetRange(kind: string, unit: string): readonly [number, number] {
  if (isDayKind(kind)) return DAYS[kind].target;
  return isBodyKind(kind) ? rangeOf(kind, unit) : [-1_000_000, 1_000_000];
}

/** A sentence for each field of an aim that does not fit the others. `today`: the customer's own day. */
export function aimFaults(aim: Aim, today: Day): Partial<Record<keyof Aim, string>> {
  const { kind, words, target, unit, start, beginsOn, endsOn } = aim;
  const units = unitsOf(kind);
  if (units.length > 0 && !units.includes(unit)) return { unit: say.unitDoesNotFit };
  const [least, most] = targetRange(kind, unit);
  const isOutside = (value: number) => value < least || value > most;
  const range = say.between(least, most);
  const isPart = kind === 'habit' && !Number.isInteger(target);
  return {
    ...(kind === 'habit' && words === '' && { words: say.sayWhatToDo }),
    ...((isOutside(target) || isPart) && { target: isPart ? say.wholeNumber : range }),
    ...(start !== null && isOutside(start) && { start: range }),
    ...(start !== null && start === target && { target: say.isStartAlready }),
    ...(beginsOn < addDays(today, -366) && { beginsOn: say.atMostAYearAgo }),
    ...dateFault(beginsOn, endsOn, today),
  };
}

function dateFault(beginsOn: Day, endsOn: Day, today: Day) {
  if (endsOn <= beginsOn) return { endsOn: say.afterItBegins };
  if (endsOn < today) return { endsOn: say.dayHasPassed };
  return daysBetween(beginsOn, endsOn) > LONGEST_DAYS ? { endsOn: say.atMostTwoYears } : {};
}

export const usualEnd = (beginsOn: Day): Day => addDays(beginsOn, USUAL_WEEKS * 7);
