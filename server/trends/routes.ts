import { standingOf } from '#domain/coaching/period.ts';
import { addDays, type Day } from '#domain/day.ts';
import { MEAL_INDEXES } from '#domain/progress/progress.ts';
import { doctorFigures, rangeOfSpan } from '#domain/trends/doctorSummary.ts';
import {
  type DoctorSummary,
  doctorSummaryQuerySchema,
  doctorSummarySchema,
} from '#domain/trends/doctorSummarySchema.ts';
import type { SummarySpan } from '#domain/trends/range.ts';
import { type ComparedDay, MOST_DAYS_A_SIDE, sinceChanges } from '#domain/trends/sinceChange.ts';
import {
  type SinceChange,
  sinceChangesSchema,
  trendsQuerySchema,
  trendsSchema,
} from '#domain/trends/trendsSchema.ts';
import { measuredValues, moodValue } from '#domain/trends/values.ts';
import { dieticianOf } from '../coaching/assignment.ts';
import { readPeriod } from '../coaching/period.ts';
import type { Db } from '../db/open.ts';
import { inStretches } from '../db/pages.ts';
import type { Api } from '../http/operation.ts';
import { type CustomerScope, todayOf } from '../http/session.ts';
import { measuredOfAllKinds, namesOfKinds } from '../measurements/queries.ts';
import { latestPlan } from '../plans/queries.ts';
import { readPractice } from '../practice/queries.ts';
import { loggedDays, placeOf, type TrendDeps, trendsOf } from './queries.ts';

export function trendRoutes(api: Api, deps: TrendDeps): void {
  api.operation({
    get: '/customers/{uid}/trends',
    summary: 'What was logged and measured over time, with the average of this range and the last',
    by: ['owner', 'dietician'],
    reads: ['daily-progress', 'measurement', 'diet-plan'],
    query: trendsQuerySchema,
    gives: trendsSchema,
    answer: async ({ scope, query: { range } }) => {
      const asked = { range, today: todayOf(deps, scope) };
      return await trendsOf(deps, scope, asked);
    },
  });

  api.operation({
    get: '/customers/{uid}/since-changes',
    summary: 'What was logged before each change of the plan in the last half-year, and since',
    by: ['dietician'],
    reads: ['daily-progress', 'measurement', 'diet-plan'],
    gives: sinceChangesSchema,
    answer: async ({ scope }) => ({ items: await changesUntil(deps, scope, todayOf(deps, scope)) }),
  });

  api.operation({
    get: '/customers/{uid}/doctor-summary',
    summary: 'What was logged and measured in a range of time, and the last plan, for a doctor',
    by: ['owner', 'dietician'],
    reads: ['daily-progress', 'measurement', 'diet-plan', 'coaching-period'],
    query: doctorSummaryQuerySchema,
    gives: doctorSummarySchema,
    answer: ({ scope, query: { span } }) =>
      doctorSummaryOf(deps, scope, { span, today: todayOf(deps, scope) }),
  });
}

/**
 * The content of the page for a doctor, except profile and goals, which have requests of their own. Figures
 * of the body are not even read for a customer who hides them.
 */
async function doctorSummaryOf(
  deps: TrendDeps,
  scope: CustomerScope,
  asked: { readonly span: SummarySpan; readonly today: Day },
): Promise<DoctorSummary> {
  const { db, config } = deps;
  const { today } = asked;
  const period = await readPeriod(db, scope.customerId);
  const { span, range } = rangeOfSpan(asked.span, period.planStartDate, today);
  const [days, measured, practice, dietician, plan] = await Promise.all([
    loggedDays(deps, scope, range),
    scope.hidesNumbers ? [] : measuredOfAllKinds(db, scope, range),
    readPractice(db, config),
    assignedTo(db, scope),
    latestPlan(db, scope),
  ]);
  const figures = doctorFigures({ days, measured }, range);
  const names = await namesOfKinds(
    db,
    figures.measured.map(({ kind }) => kind),
  );
  const { name, address, email, phone } = practice;
  return {
    span,
    ...range,
    name: scope.name,
    practice: { name, address, email, phone },
    dietician: dietician && { name: dietician.name, email: dietician.email },
    coaching: { ...period, standing: standingOf(period, today) },
    numbersHidden: scope.hidesNumbers,
    figures: {
      ...figures,
      measured: figures.measured
        .map((each) => ({ ...each, name: names.get(each.kind) ?? '' }))
        .sort((one, other) => placeOf(one) - placeOf(other)),
    },
    plan: plan && {
      name: plan.name,
      startDate: plan.startDate,
      endDate: plan.endDate,
      weeklyDietPlan: plan.weeklyDietPlan,
      mealTimings: plan.mealTimings,
    },
  };
}

async function assignedTo(db: Db, { customerId }: CustomerScope) {
  const { dieticianId } = await db
    .selectFrom('user')
    .select('dieticianId')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return dieticianOf(db, dieticianId);
}

/** What a customer logged before each change of the last half-year and since. Weight is left out where it is hidden. */
async function changesUntil(
  { db }: Pick<TrendDeps, 'db'>,
  scope: CustomerScope,
  today: Day,
): Promise<SinceChange[]> {
  const from = addDays(today, -2 * MOST_DAYS_A_SIDE);
  const read = { from: addDays(from, -MOST_DAYS_A_SIDE), to: today };
  const rows = await inStretches(read, ({ from, to }) =>
    db
      .selectFrom('dailyProgress')
      .select(['date', 'plannedMeals', 'mealTimings', 'meals', 'sleepHours', 'mood'])
      .where('customerId', '=', scope.customerId)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .orderBy('date')
      .execute(),
  );
  const days = rows.map((row): ComparedDay => {
    const done = JSON.parse(row.meals) as Readonly<Record<string, boolean>>;
    return {
      date: row.date,
      planned: JSON.parse(row.plannedMeals) as string[],
      timings: JSON.parse(row.mealTimings) as string[],
      eaten: MEAL_INDEXES.map((meal) => done[meal] === true),
      sleep: row.sleepHours,
      mood: moodValue(row.mood),
    };
  });
  const measured = scope.hidesNumbers ? [] : await measuredOfAllKinds(db, scope, read);
  const weights = measuredValues(measured).find(({ kind }) => kind === 'weight');
  return sinceChanges(days, weights ?? { values: [], unit: 'kg' }, { from, today });
}
