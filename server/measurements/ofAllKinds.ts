import { sql } from 'kysely';
import type { DayRange } from '#domain/day.ts';
import type { MeasuredDay } from '#domain/measurements/measurement.ts';
import { isBodyKind } from '#domain/measurements/measurement.ts';
import type { Db } from '../db/open.ts';
import { inStretches } from '../db/pages.ts';
import type { CustomerScope } from '../http/session.ts';

/** What was measured of each kind on each day of a range, the oldest first. */
export async function measuredOfAllKinds(
  db: Db,
  { customerId }: CustomerScope,
  range: DayRange,
): Promise<MeasuredDay[]> {
  const days = await inStretches(range, ({ from, to }) =>
    db
      .selectFrom('measurement')
      .select(['kind', 'date'])
      .select(({ fn }) => [
        fn.avg<number>('si').as('mean'),
        // Instants sort as text, so the greatest of these has the last value and its unit.
        sql<string>`max("measuredAt" || ' ' || cast("si" as text) || ' ' || "unit")`.as('end'),
      ])
      .where('customerId', '=', customerId)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .groupBy(['date', 'kind'])
      .orderBy('date')
      .orderBy('kind')
      .execute(),
  );
  return days.map(({ end, ...day }) => {
    const [, last, ...unit] = end.split(' ');
    return { ...day, last: Number(last), unit: unit.join(' ') };
  });
}

/** The names that the practice gave to kinds of its own, by their ids. */
export async function namesOfKinds(db: Db, kinds: readonly string[]): Promise<Map<string, string>> {
  const own = kinds.filter((kind) => !isBodyKind(kind));
  if (own.length === 0) return new Map();
  const rows = await db
    .selectFrom('measurementKind')
    .select(['id', 'name'])
    .where('id', 'in', own)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
