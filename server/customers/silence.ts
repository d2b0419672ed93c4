import { type RawBuilder, sql } from 'kysely';
import type { PlanStatus } from '#domain/coaching/periodSchema.ts';
import { DEFAULT_SILENT_DAYS, silentDays } from '#domain/customers/customer.ts';
import { type Day, dayIn } from '#domain/day.ts';
import { stretchesIn } from './summaryLists.ts';

/** After how many silent days a customer stands out: their own number, else that of the practice. */
export const silentAfter = (own: RawBuilder<unknown>) => sql<number>`coalesce(
  ${own},
  (select "silentDays" from "practiceAttention"),
  ${sql.lit(DEFAULT_SILENT_DAYS)}
)`;

export type LoggingRecord = {
  timeZone: string | null;
  planStatus: string | null;
  planStartDate: string | null;
  planEndDate: string | null;
  resumedAt: string | null;
  lastLoggedDay: string | null;
  plannedDays: string | null;
  silentAfter: number;
};

/** The number of days a customer has been silent; null while that is not unusual. */
export function silentFor(record: LoggingRecord, today: Day): number | null {
  const { planStatus, planStartDate, planEndDate, resumedAt, lastLoggedDay } = record;
  if (planStatus !== 'active') return null;
  const period = { planStatus: planStatus as PlanStatus, planStartDate, planEndDate };
  const days = silentDays(
    {
      period,
      resumedOn: resumedAt && dayIn(record.timeZone ?? 'UTC', new Date(resumedAt)),
      lastLoggedOn: lastLoggedDay,
      plannedDays: stretchesIn(record.plannedDays ?? '[]'),
    },
    today,
  );
  return days >= record.silentAfter ? days : null;
}
