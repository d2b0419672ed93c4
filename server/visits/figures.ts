import * as z from 'zod';
import { addDays, type Day } from '#domain/day.ts';
import { daySchema } from '#domain/daySchema.ts';
import { ADHERENCE_DAYS } from '#domain/visits/record.ts';
import { type VisitFigures, visitFiguresSchema } from '#domain/visits/visitSchema.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import type { Api } from '../http/operation.ts';
import type { CustomerScope } from '../http/session.ts';

type Of = Pick<CustomerScope, 'customerId'>;

/** What is known of a customer on a day: the latest weight and plan, and the meals of the last fourteen days. */
export const figuresOn = async (db: Db, of: Of, date: Day): Promise<VisitFigures> => ({
  weight: await weightOn(db, of, date),
  adherence: await adherenceOn(db, of, date),
  plan: await planOn(db, of, date),
});

const weightOn = async (db: Db, { customerId }: Of, date: Day) =>
  (await db
    .selectFrom('measurement')
    .select(['value', 'unit', 'date'])
    .where('customerId', '=', customerId)
    .where('kind', '=', 'weight')
    .where('date', '<=', date)
    .orderBy('date', 'desc')
    .orderBy('measuredAt', 'desc')
    .limit(rowLimit(1))
    .executeTakeFirst()) ?? null;

async function adherenceOn(db: Db, { customerId }: Of, date: Day) {
  const { done, meals, days } = await db
    .selectFrom('dailyProgress')
    .select(({ fn }) => [
      fn.sum('mealsDone').as('done'),
      fn.sum('mealsOfDay').as('meals'),
      fn.countAll().as('days'),
    ])
    .where('customerId', '=', customerId)
    .where('date', '>', addDays(date, -ADHERENCE_DAYS))
    .where('date', '<=', date)
    .executeTakeFirstOrThrow();
  return Number(days) === 0
    ? null
    : { done: Number(done), meals: Number(meals), days: Number(days) };
}

const planOn = async (db: Db, { customerId }: Of, date: Day) =>
  (await db
    .selectFrom('dietPlan')
    .select(['name', 'startDate', 'endDate'])
    .where('customerId', '=', customerId)
    .where('startDate', '<=', date)
    .orderBy('startDate', 'desc')
    .limit(rowLimit(1))
    .executeTakeFirst()) ?? null;

export function figuresRoute(api: Api, db: Db): void {
  api.operation({
    get: '/customers/{uid}/visit-figures',
    summary: 'What the record of a visit on a day says of itself: weight, meals eaten, plan',
    by: ['dietician'],
    reads: ['measurement', 'daily-progress', 'diet-plan'],
    query: z.strictObject({ date: daySchema }),
    gives: visitFiguresSchema,
    answer: ({ scope, query: { date } }) => figuresOn(db, scope, date),
  });
}
