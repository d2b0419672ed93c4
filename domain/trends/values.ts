import type { Day } from '../day.ts';
import { inUnit, type MeasuredDay } from '../measurements/measurement.ts';
import type { MealKinds } from '../progress/adherence.ts';
import { MOODS } from '../progress/progress.ts';
import { waterMl } from '../progress/water.ts';
import type { DayValue } from './series.ts';

export type LoggedDay = {
  readonly date: Day;
  readonly mealsDone: number;
  readonly mealsOfDay: number;
  readonly mealsOther: number;
  readonly mealsSkipped: number;
  readonly waterIntake: string;
  readonly sleepHours: number | null;
  readonly mood: string;
  readonly dietScore: number | null;
};

type Value = number | null;

const valuesOf = (days: readonly LoggedDay[], of: (day: LoggedDay) => Value): DayValue[] =>
  days.flatMap((day) => {
    const value = of(day);
    return value === null ? [] : { date: day.date, value };
  });

/** The position of one of the five moods, 1 to 5; null for other words. */
export function moodValue(mood: string): Value {
  const known: readonly string[] = MOODS;
  const place = known.indexOf(mood);
  return place < 0 ? null : place + 1;
}

/** Litres; null for words that name no amount, or one that can be read in two ways. */
function litres(words: string): Value {
  const ml = waterMl(words);
  return ml === null ? null : ml / 1000;
}

/** Whether the water entry is not empty but names no amount. */
export const isWaterUnread = ({ waterIntake }: LoggedDay): boolean =>
  waterIntake.trim() !== '' && waterMl(waterIntake) === null;

const adherence = (days: readonly LoggedDay[]): DayValue[] =>
  days
    .filter(({ mealsOfDay }) => mealsOfDay > 0)
    .map((day) => {
      const of = kindsOf(day);
      return { date: day.date, value: (100 * of.done) / of.meals, of };
    });

const kindsOf = (day: LoggedDay): MealKinds => ({
  meals: day.mealsOfDay,
  done: day.mealsDone,
  other: day.mealsOther,
  skipped: day.mealsSkipped,
});

export function mealKindsOfDays(days: readonly LoggedDay[]): MealKinds {
  const sum = { meals: 0, done: 0, other: 0, skipped: 0 };
  for (const day of days) {
    sum.meals += day.mealsOfDay;
    sum.done += day.mealsDone;
    sum.other += day.mealsOther;
    sum.skipped += day.mealsSkipped;
  }
  return sum;
}

/** The series of values of logged days; each series has only the days with a value. */
export const loggedValues = (days: readonly LoggedDay[]) => ({
  adherence: adherence(days),
  sleep: valuesOf(days, ({ sleepHours }) => sleepHours),
  water: valuesOf(days, ({ waterIntake }) => litres(waterIntake)),
  mood: valuesOf(days, ({ mood }) => moodValue(mood)),
  score: valuesOf(days, ({ dietScore }) => dietScore),
});

export type OfKind = {
  readonly kind: string;
  readonly unit: string;
  readonly values: readonly DayValue[];
  /** The value measured last; of several on one day not their mean. */
  readonly latest: DayValue;
};

/** The measured values of each kind, in the unit in which it was measured last. `measured`: the oldest first. */
export const measuredValues = (measured: readonly MeasuredDay[]): OfKind[] =>
  [...Map.groupBy(measured, ({ kind }) => kind)].flatMap(([kind, days]) => {
    const latest = days.at(-1);
    if (!latest) return [];
    const { unit, date, last } = latest;
    return {
      kind,
      unit,
      values: days.map(({ date, mean }) => ({ date, value: inUnit(mean, unit) })),
      latest: { date, value: inUnit(last, unit) },
    };
  });
