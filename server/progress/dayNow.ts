import { addDays, type Day, isDay } from '#domain/day.ts';
import { DAYS_PER_PLAN } from '#domain/plans/plan.ts';
import type { PlannedDay } from '#domain/progress/progress.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import { alongside } from '../http/alongside.ts';
import { type OfDay, planHolding, plannedOn } from '../plans/queries.ts';
import { type SessionRow, sessionOfToken } from '../signIn/sessionRow.ts';
import { asStored, RECORD, type RecordRow, type StoredDay } from './queries.ts';

/** What a day is saved over: what is stored of it, and what the plan says that holds for it now. */
export type DayNow = {
  readonly stored: StoredDay | null;
  readonly plan: PlannedDay | null;
};

type None<Row> = { [Column in keyof Row]: null };
type Holding = {
  nowId: string;
  nowVersion: number;
  nowName: string;
  nowWeek: string;
  nowTimings: string;
};
type Row = (RecordRow | None<RecordRow>) & (Holding | None<Holding>);
type Value = (name: keyof OfDay) => string;

const ofDay = (customerId: string, date: Day): OfDay => ({
  customerId,
  from: addDays(date, 1 - DAYS_PER_PLAN),
  to: date,
});

const HOLDING = [
  'dietPlan.id as nowId',
  'dietPlan.version as nowVersion',
  'dietPlan.name as nowName',
  'dietPlan.weeklyDietPlan as nowWeek',
  'dietPlan.mealTimings as nowTimings',
] as const;
const STORED = RECORD.map((name) => `dailyProgress.${name}` as const);

const holding = (db: Db, value: Value) =>
  planHolding(db, {
    customerId: value('customerId'),
    from: value('from'),
    to: value('to'),
  }).select('id');

/** Of the day in the path; read with the session, so that saving a day takes two statements. */
export const dayNow = alongside<OfDay, SessionRow & Row, (date: Day) => DayNow>({
  values(customerId, context) {
    const date = context.req.param('date') ?? '';
    return isDay(date) ? ofDay(customerId, date) : null;
  },
  build: (db, value) =>
    sessionOfToken(db, value('token'))
      .leftJoin('dietPlan', (join) =>
        join
          .on('dietPlan.customerId', '=', value('customerId'))
          .on((on) => on('dietPlan.id', '=', holding(db, value))),
      )
      .leftJoin('dailyProgress', (join) =>
        join
          .on('dailyProgress.customerId', '=', value('customerId'))
          .on('dailyProgress.date', '=', value('to')),
      )
      .select(HOLDING)
      .select(STORED),
  pick: (row) => (date) => asDayNow(row, date),
});

const now = compiled<OfDay, Row & { consent: string }>((db, value) =>
  db
    .selectFrom('user')
    .leftJoin('dietPlan', (join) =>
      join
        .onRef('dietPlan.customerId', '=', 'user.id')
        .on((on) => on('dietPlan.id', '=', holding(db, value))),
    )
    .leftJoin('dailyProgress', (join) =>
      join
        .onRef('dailyProgress.customerId', '=', 'user.id')
        .on('dailyProgress.date', '=', value('to')),
    )
    .select('user.consent')
    .select(HOLDING)
    .select(STORED)
    .where('user.id', '=', value('customerId')),
);

/** The same, read anew; null without the customer's consent. */
export async function readDayNow(db: Db, customerId: string, date: Day): Promise<DayNow | null> {
  const [row] = await now(db, ofDay(customerId, date));
  return row?.consent === 'given' ? asDayNow(row, date) : null;
}

function asDayNow(row: Row, date: Day): DayNow {
  const plan =
    row.nowId === null
      ? null
      : plannedOn(date, {
          id: row.nowId,
          version: row.nowVersion,
          name: row.nowName,
          weeklyDietPlan: JSON.parse(row.nowWeek),
          mealTimings: JSON.parse(row.nowTimings),
        });
  return { stored: row.date === null ? null : asStored(row), plan };
}
