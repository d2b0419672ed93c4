import type { Day } from '#domain/day.ts';
import type { Point } from '#domain/measurements/measurement.ts';
import type { Db } from '../db/open.ts';
import type { CustomerScope } from '../http/scope.ts';

type Customer = Pick<CustomerScope, 'customerId'>;

/** What was measured of one kind on the days from `from` to `to`, oldest first. */
export function pointsOf(
  db: Db,
  { customerId }: Customer,
  kind: string,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<Point[]> {
  return db
    .selectFrom('measurement')
    .select(['date', 'measuredAt', 'si'])
    .where('customerId', '=', customerId)
    .where('kind', '=', kind)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('measuredAt')
    .execute();
}

export type Latest = Point & { readonly value: number; readonly unit: string };

/** What was measured last of one kind; undefined for nothing. */
export function latestOf(
  db: Db,
  { customerId }: Customer,
  kind: string,
): Promise<Latest | undefined> {
  return db
    .selectFrom('measurement')
    .select(['date', 'measuredAt', 'si', 'value', 'unit'])
    .where('customerId', '=', customerId)
    .where('kind', '=', kind)
    .orderBy('measuredAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
