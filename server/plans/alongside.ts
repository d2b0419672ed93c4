import { atMost } from '../db/atMost.ts';
import type { Db } from '../db/open.ts';
import { alongside } from '../http/alongside.ts';
import { type SessionRow, sessionOfToken } from '../signIn/sessionRow.ts';
import { COLUMNS, type PlanRow } from './queries.ts';

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
