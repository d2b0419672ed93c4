import { addDays, type Day } from '#domain/day.ts';
import { DAYS_PER_PLAN } from '#domain/plans/plan.ts';
import { isComplete } from '#domain/progress/mealsShown.ts';
import type { PlannedDay } from '#domain/progress/progress.ts';
import { compiled } from '../db/compiled.ts';
import type { Db } from '../db/open.ts';
import { type OfDay, planHolding, plannedOn } from '../plans/queries.ts';
import { asStored, RECORD, type RecordRow, type StoredDay } from './queries.ts';

/** What a day is saved over: what is stored of it, and what the plan says that holds for it now. */
export type DayNow = {
  /** Whether the customer agrees to the use of their data. */
  readonly agreed: boolean;
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

export async function readDayNow(db: Db, customerId: string, date: Day): Promise<DayNow> {
  const [row] = await now(db, ofDay(customerId, date));
  const none = { agreed: false, stored: null, plan: null };
  return row ? { agreed: row.consent === 'given', ...asDayNow(row, date) } : none;
}

/** Whether something is planned for a day, and whether all of it is logged; neither without consent. */
export async function fillOfDay(db: Db, customerId: string, date: Day) {
  const { agreed, plan, stored } = await readDayNow(db, customerId, date);
  const day = { date, today: date, planned: plan, record: stored?.record ?? null };
  return { hasPlan: agreed && plan !== null, isComplete: agreed && isComplete(day) };
}

function asDayNow(row: Row, date: Day): Omit<DayNow, 'agreed'> {
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
