import type { DayRange } from '#domain/day.ts';
import type { Measured } from '#domain/measurements/measurement.ts';
import { isBodyKind } from '#domain/measurements/measurement.ts';
import type { Db } from '../db/open.ts';
import type { CustomerScope } from '../http/scope.ts';

/** The measurements of all kinds on the days of a range, ordered by kind and time. */
export const measuredOfAllKinds = (
  db: Db,
  { customerId }: CustomerScope,
  { from, to }: DayRange,
): Promise<Measured[]> =>
  db
    .selectFrom('measurement')
    .select(['kind', 'date', 'si', 'unit'])
    .where('customerId', '=', customerId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('kind')
    .orderBy('measuredAt')
    .execute();

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
