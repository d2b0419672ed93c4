import { type Day, formatDay } from '#domain/day.ts';
import { SAME_DAY_MAX } from '#domain/measurements/measurement.ts';
import type { Db } from '../db/open.ts';
import { ApiFailure } from '../http/failure.ts';
import type { CustomerScope } from '../http/session.ts';

/**
 * Throws 409 when a day would have more than {@link SAME_DAY_MAX} of a kind. `dates`: the days of the values to be
 * added, each as often as it gets one. Exact, because writes about one customer follow one another.
 */
export async function requireRoomOnDays(
  db: Db,
  { customerId }: CustomerScope,
  kind: string,
  dates: readonly Day[],
): Promise<void> {
  if (dates.length === 0) return;
  const counts = new Map<Day, number>();
  for (const date of dates) counts.set(date, (counts.get(date) ?? 0) + 1);
  const stored = await db
    .selectFrom('measurement')
    .select('date')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('customerId', '=', customerId)
    .where('kind', '=', kind)
    .where('date', 'in', [...counts.keys()])
    .groupBy('date')
    .execute();
  for (const { date, count } of stored) counts.set(date, (counts.get(date) ?? 0) + Number(count));
  const [full] = [...counts].find(([, count]) => count > SAME_DAY_MAX) ?? [];
  if (full)
    throw new ApiFailure(
      409,
      'too-many-measurements',
      `A day has room for ${SAME_DAY_MAX} of this kind. Leave some of ${formatDay(full, 'long')} out.`,
    );
}
