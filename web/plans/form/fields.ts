import { addDays, type Day, formatDay, isDay } from '#domain/day.ts';
import {
  DAYS_PER_PLAN,
  lastDayOfWeek,
  MEAL_MAX,
  MEALS_PER_DAY,
  PLAN_NAME_MAX,
  PLAN_NOTES_MAX,
  storedTiming,
  TIMING_MAX,
  timingName,
} from '#domain/plans/plan.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import { endsLateWords } from '#domain/plans/upload.ts';
import { startingOn } from '#domain/plans/week.ts';
import { say as ofKit } from '../../kit/words.ts';
import { say } from './words.ts';

/**
 * A field of the form, named by its dotted path in the plan, such as `weeklyDietPlan.0.meals.3`: the same name
 * that the schema, and the server's 422, use in their errors.
 */
export type FieldPath = string;

/** The whole form: the text of each field. It holds no dates of days, as they follow from the start date. */
export type PlanText = Readonly<Record<FieldPath, string>>;

export const mealPath = (day: number, meal: number): FieldPath =>
  `weeklyDietPlan.${day}.meals.${meal}`;
export const timingPath = (meal: number): FieldPath => `mealTimings.${meal}`;

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);
export const DAYS: readonly number[] = indexes(DAYS_PER_PLAN);
export const MEALS: readonly number[] = indexes(MEALS_PER_DAY);

/** Every field, in the order in which a person reads them. */
export const FIELD_ORDER: readonly FieldPath[] = [
  'startDate',
  'endDate',
  'name',
  ...MEALS.flatMap((meal) => [timingPath(meal), ...DAYS.map((day) => mealPath(day, meal))]),
  'notes',
];

export function textOf(plan: PlanInput): PlanText {
  const text: Record<FieldPath, string> = {
    name: plan.name,
    startDate: plan.startDate,
    endDate: plan.endDate,
    notes: plan.notes,
  };
  for (const meal of MEALS) {
    text[timingPath(meal)] = timingName(plan.mealTimings[meal] ?? '');
    for (const day of DAYS) text[mealPath(day, meal)] = plan.weeklyDietPlan[day]?.meals[meal] ?? '';
  }
  return text;
}

export const dateOfDay = (startDate: string, day: number): Day | '' =>
  isDay(startDate) ? addDays(startDate, day) : '';

/** What a column is called: its date, or its number while there is no start date. */
export function dayTitle(startDate: string, day: number): string {
  const date = dateOfDay(startDate, day);
  return date === '' ? ofKit.dayOfNumber(day + 1) : formatDay(date, 'short');
}

export function planOf(text: PlanText): PlanInput {
  const at = (path: FieldPath) => text[path] ?? '';
  return {
    name: at('name'),
    startDate: at('startDate'),
    endDate: at('endDate'),
    weeklyDietPlan: DAYS.map((day) => ({
      date: dateOfDay(at('startDate'), day),
      meals: MEALS.map((meal) => at(mealPath(day, meal))),
    })),
    mealTimings: MEALS.map((meal) => storedTiming(at(timingPath(meal)))),
    notes: at('notes'),
  };
}

export const changedPaths = (before: PlanText, after: PlanText): FieldPath[] =>
  before === after ? [] : FIELD_ORDER.filter((path) => before[path] !== after[path]);

export const differ = (before: PlanText, after: PlanText): boolean =>
  before !== after && FIELD_ORDER.some((path) => before[path] !== after[path]);

const isPlain = (path: FieldPath): path is keyof typeof say.fields =>
  Object.hasOwn(say.fields, path);

export function fieldName(path: FieldPath): string {
  const [first, second, , fourth] = path.split('.');
  if (first === 'mealTimings') return say.timingOfMeal(Number(second) + 1);
  if (first === 'weeklyDietPlan') return say.mealOfDay(Number(second) + 1, Number(fourth) + 1);
  return isPlain(path) ? say.fields[path] : path;
}

export function fieldMax(path: FieldPath): number {
  if (path === 'name') return PLAN_NAME_MAX;
  if (path === 'notes') return PLAN_NOTES_MAX;
  return path.startsWith('mealTimings') ? TIMING_MAX : MEAL_MAX;
}

/**
 * The changes that follow from typing a start date. An end date that closed the week moves along; so does one that
 * nobody has chosen, or that would lie before the start.
 */
export function withStartDate(values: PlanText, startDate: string): PlanText {
  const { startDate: old = '', endDate = '' } = values;
  if (!isDay(startDate)) return { startDate };
  if (isDay(old) && isDay(endDate)) {
    return { startDate, endDate: startingOn(planOf(values), startDate).endDate };
  }
  const chosen = isDay(endDate) && endDate >= startDate;
  return { startDate, endDate: chosen ? endDate : lastDayOfWeek(startDate) };
}

/** The warning about an end date beyond the seventh day; null for any other date, or while one is being typed. */
export function endsLate(startDate: string, endDate: string): string | null {
  if (!isDay(startDate) || !isDay(endDate)) return null;
  const last = lastDayOfWeek(startDate);
  return isDay(last) && endDate > last ? endsLateWords(startDate, endDate) : null;
}
