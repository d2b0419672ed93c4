import type { Day } from '#domain/day.ts';
import { DEFAULT_TIMINGS } from '#domain/plans/plan.ts';
import { mealKindsOf } from '#domain/progress/adherence.ts';
import { DAY_PARTS, isSamePart, NOTHING, partOf } from '#domain/progress/dayParts.ts';
import { EMPTY_PROGRESS } from '#domain/progress/progress.ts';
import type { DailyProgress, DayContent, ProgressInput } from '#domain/progress/progressSchema.ts';
import type { Db } from '#server/db/open.ts';
import type { Person } from './people.ts';
import { MEALS } from './plans.ts';

/** A day as a customer submits it, with plausible values in all fields. */
export function dayInput(wishes: Partial<ProgressInput> = {}): ProgressInput {
  return {
    ...EMPTY_PROGRESS,
    meals: { '1': true, '3': true },
    waterIntake: '1.5 L',
    sleepHours: 7.5,
    mood: 'Good',
    dietScore: 4,
    notes: 'Felt rested.',
    ...wishes,
  };
}

/** The body of a PATCH that logs a whole day, by default that of {@link dayInput}, over whatever is stored. */
export function wholeDay(wishes: Partial<DayContent> = {}) {
  const day = { ...NOTHING, ...dayInput(), ...wishes };
  return { changes: DAY_PARTS.map((part) => ({ part, value: partOf(day, part) })) };
}

/** The body of a PATCH that changes `base` (null: nothing is logged) into `mine`. */
export function dayChanges(base: DayContent | null, mine: Partial<DayContent>) {
  const from = base ?? NOTHING;
  const to = { ...from, ...mine };
  const changes = DAY_PARTS.filter((part) => !isSamePart(partOf(from, part), partOf(to, part)));
  return {
    changes: changes.map((part) => ({
      part,
      value: partOf(to, part),
      bases: [partOf(from, part)],
    })),
  };
}

// A row has 26 values: an engine limits the number of values in one statement.
const ROWS_AT_ONCE = 400;

/** A row of a day that was logged against `planned`. */
function rowOf(customer: Person, date: Day, wishes: Partial<ProgressInput>, planned: Planned) {
  const record = { date, ...dayInput(wishes), submittedAt: new Date().toISOString(), version: 1 };
  const { meals, mealTimings, planId = null, planName = '' } = planned;
  const counts = mealKindsOf(meals, record.meals, record.instead);
  return {
    ...record,
    customerId: customer.id,
    meals: JSON.stringify(record.meals),
    instead: JSON.stringify(record.instead),
    picked: JSON.stringify(record.picked),
    mealsDone: counts.done,
    mealsOfDay: counts.meals,
    mealsOther: counts.other,
    mealsSkipped: counts.skipped,
    planId,
    planName,
    mealTimings: JSON.stringify(mealTimings),
    plannedMeals: JSON.stringify(meals),
    plannedFrom: meals.length > 0 ? ('logged' as const) : ('none' as const),
  };
}

type Planned = {
  readonly meals: readonly string[];
  readonly mealTimings: readonly string[];
  readonly planId?: string | null;
  readonly planName?: string;
};

export function days(db: Db) {
  return {
    /** Many submitted days at once, logged against the meals of `aPlan`. */
    async manyDays(
      customer: Person,
      days: readonly (Partial<ProgressInput> & { readonly date: Day })[],
    ): Promise<void> {
      const planned = { meals: MEALS, mealTimings: DEFAULT_TIMINGS };
      const rows = days.map(({ date, ...wishes }) => rowOf(customer, date, wishes, planned));
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
        await db
          .insertInto('dailyProgress')
          .values(rows.slice(at, at + ROWS_AT_ONCE))
          .execute();
    },

    /**
     * A submitted day; `planned` are the meals and the plan that it was logged against (by default those of
     * `aPlan`).
     */
    async aDay(
      customer: Person,
      date: Day,
      wishes: Partial<ProgressInput> = {},
      planned: readonly string[] = MEALS,
      plan: { id: string; name: string; mealTimings?: readonly string[] } | null = null,
    ): Promise<DailyProgress> {
      const of = {
        planId: plan?.id ?? null,
        planName: plan?.name ?? '',
        mealTimings: planned.length > 0 ? [...(plan?.mealTimings ?? DEFAULT_TIMINGS)] : [],
      };
      const row = rowOf(customer, date, wishes, { ...of, meals: planned });
      await db.insertInto('dailyProgress').values(row).execute();
      const { submittedAt, version, plannedFrom: from } = row;
      const record = { date, ...dayInput(wishes), submittedAt, version };
      return { ...record, planned: { ...of, meals: [...planned], from } };
    },
  };
}
