import { addDays, type Day, isDay } from '#domain/day.ts';
import { DAYS_PER_PLAN } from '#domain/plans/plan.ts';
import { alongside } from '../api/alongside.ts';
import { type SessionRow, sessionOfToken } from '../auth/sessionRow.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import { type OfDay, planHolding } from '../plans/queries.ts';

/**
 * What a day is counted by: the plan that holds for it, if any, and which state of the customer's
 * plans that was. Every change of a plan counts it up: see plans/recount.ts.
 */
export type CountedBy = {
  planId: string | null;
  planVersion: number | null;
  plansVersion: number;
};

/** The stretch in which a plan begins that holds for `date`. */
const ofDay = (customerId: string, date: Day): OfDay => ({
  customerId,
  from: addDays(date, 1 - DAYS_PER_PLAN),
  to: date,
});

/** Of the day in the path; read with the session, so that saving a day takes two statements. */
export const countedBy = alongside<OfDay, SessionRow & CountedBy, CountedBy>({
  values(customerId, context) {
    const date = context.req.param('date') ?? '';
    return isDay(date) ? ofDay(customerId, date) : null;
  },
  build: (db, value) =>
    sessionOfToken(db, value('token'))
      .leftJoin('dietPlan', (join) =>
        join
          .on('dietPlan.customerId', '=', value('customerId'))
          .on((on) => on('dietPlan.id', '=', planHolding(db, stretch(value)).select('id'))),
      )
      .select(['dietPlan.id as planId', 'dietPlan.version as planVersion', 'user.plansVersion']),
  pick: ({ planId, planVersion, plansVersion }) => ({ planId, planVersion, plansVersion }),
});

const now = compiled<OfDay, CountedBy & { consent: string }>((db, value) =>
  db
    .selectFrom('user')
    .leftJoin('dietPlan', (join) =>
      join
        .onRef('dietPlan.customerId', '=', 'user.id')
        .on((on) => on('dietPlan.id', '=', planHolding(db, stretch(value)).select('id'))),
    )
    .select([
      'user.consent',
      'dietPlan.id as planId',
      'dietPlan.version as planVersion',
      'user.plansVersion',
    ])
    .where('user.id', '=', value('customerId')),
);

/** The same, read anew; null without the customer's consent. */
export async function countedByNow(
  db: Db,
  customerId: string,
  date: Day,
): Promise<CountedBy | null> {
  const [row] = await now(db, ofDay(customerId, date));
  return row?.consent === 'given' ? row : null;
}

const stretch = (value: (name: keyof OfDay) => string): OfDay => ({
  customerId: value('customerId'),
  from: value('from'),
  to: value('to'),
});
