import type { DayRange } from '#domain/day.ts';
import type { Point } from '#domain/measurements/measurement.ts';
import type { Db } from '../db/open.ts';
import { inStretches } from '../db/pages.ts';
import type { CustomerScope } from '../http/session.ts';

/** The measurements of several kinds on the days of a range, oldest first. */
export async function pointsOfKinds(
  db: Db,
  { customerId }: Pick<CustomerScope, 'customerId'>,
  kinds: readonly string[],
  range: DayRange,
): Promise<ReadonlyMap<string, Point[]>> {
  if (kinds.length === 0) return new Map();
  const rows = await inStretches(range, ({ from, to }) =>
    db
      .selectFrom('measurement')
      .select(['kind', 'date', 'measuredAt', 'si'])
      .where('customerId', '=', customerId)
      .where('kind', 'in', [...kinds])
      .where('date', '>=', from)
      .where('date', '<=', to)
      .orderBy('measuredAt')
      .execute(),
  );
  return Map.groupBy(rows, ({ kind }) => kind);
}

/** A kind of the practice that is offered; undefined for none. */
export const ownKind = (db: Db, id: string) =>
  db
    .selectFrom('measurementKind')
    .select(['id', 'name', 'unit'])
    .where('id', '=', id)
    .where('retiredAt', 'is', null)
    .executeTakeFirst();

/** All kinds of the practice, including those no longer offered, because old goals need their names. */
export const ownKinds = (db: Db) =>
  db.selectFrom('measurementKind').select(['id', 'name', 'unit']).orderBy('name').execute();
