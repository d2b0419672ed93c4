import { addDays, type Day, isDay } from '#domain/day.ts';
import { DAYS_PER_PLAN } from '#domain/plans/plan.ts';
import { alongside } from '../api/alongside.ts';
import { type SessionRow, sessionOfToken } from '../auth/sessionRow.ts';
import { atMost } from '../db/atMost.ts';
import type { Db } from '../db/open.ts';
import { COLUMNS, type OfDay, type PlanRow, planHolding } from './queries.ts';

type None<Row> = { [Column in keyof Row]: null };
type Of = { customerId: string };

const uploadedLast = (db: Db, customerId: string) =>
  db
    .selectFrom('dietPlan')
    .where('customerId', '=', customerId)
    .orderBy('uploadedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost(1));

/** The plan uploaded last; undefined while there is none. */
export const latestPlan = alongside<
  Of,
  SessionRow & (PlanRow | None<PlanRow>),
  PlanRow | undefined
>({
  values: (customerId) => ({ customerId }),
  build: (db, value) =>
    sessionOfToken(db, value('token'))
      .leftJoin('dietPlan', (join) =>
        join
          .on('dietPlan.customerId', '=', value('customerId'))
          .on((on) => on('dietPlan.id', '=', uploadedLast(db, value('customerId')).select('id'))),
      )
      .select(COLUMNS.map((name) => `dietPlan.${name}` as const)),
  pick: (row) => (row.id === null ? undefined : row),
});

type Version = Pick<PlanRow, 'id' | 'version'>;

/** Which plan holds for the day of the path, and in which version; undefined for none. */
export const versionOfDay = alongside<
  OfDay,
  SessionRow & (Version | None<Version>),
  Version | undefined
>({
  values(customerId, context) {
    const day: Day = context.req.param('date') ?? '';
    return isDay(day) ? { customerId, from: addDays(day, 1 - DAYS_PER_PLAN), to: day } : null;
  },
  build(db, value) {
    const customerId = value('customerId');
    const holding = planHolding(db, { customerId, from: value('from'), to: value('to') });
    return sessionOfToken(db, value('token'))
      .leftJoin('dietPlan', (join) =>
        join
          .on('dietPlan.customerId', '=', customerId)
          .on((on) => on('dietPlan.id', '=', holding.select('id'))),
      )
      .select(['dietPlan.id', 'dietPlan.version']);
  },
  pick: (row) => (row.id === null ? undefined : row),
});
