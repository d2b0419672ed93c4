import type { Selectable } from 'kysely';
import type { Day } from '#domain/day.ts';
import type { Point } from '#domain/measurements/measurement.ts';
import type { Measurement } from '#domain/measurements/measurementSchema.ts';
import { comparedFrom, type Earlier } from '#domain/measurements/plausible.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/rowLimit.ts';
import type { Schema } from '../db/schema.ts';
import { pageFrom, pagesOf } from '../http/cursor.ts';
import type { CustomerScope } from '../http/session.ts';

const PAGES = pagesOf('measurements', 1);

type Customer = Pick<CustomerScope, 'customerId'>;

/** The instant of the last measurement of one kind, as a part of another statement. */
export const lastMeasuredAt = (db: Db, customerId: string, kind: string) =>
  db
    .selectFrom('measurement')
    .select(({ fn }) => fn.max('measuredAt').as('last'))
    .where('customerId', '=', customerId)
    .where('kind', '=', kind);

export type Latest = Point & { readonly value: number; readonly unit: string };

/** The last measurement of one kind; undefined for none. */
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

type Compared = { readonly kind: string; readonly date: Day; readonly without?: string };

/** The last measurement, except `without`, that one of this kind and day is compared with; null for none. */
export async function earlierThan(
  db: Db,
  { customerId }: Customer,
  { kind, date, without = '' }: Compared,
): Promise<Earlier | null> {
  const row = await db
    .selectFrom('measurement')
    .select(['date', 'si'])
    .where('customerId', '=', customerId)
    .where('kind', '=', kind)
    .where('date', '>=', comparedFrom(date))
    .where('date', '<=', date)
    .where('id', '<>', without)
    .orderBy('measuredAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Who asks, and whether the values may be in the answer. */
export type Reader = Pick<CustomerScope, 'customerId' | 'hidesNumbers'> & {
  readonly readerId: string;
};

const withWriter = (db: Db, { customerId }: Customer) =>
  db
    .selectFrom('measurement')
    .leftJoin('user as writer', 'writer.id', 'measurement.writerId')
    .selectAll('measurement')
    .select('writer.name as writerName')
    .where('measurement.customerId', '=', customerId);

type Row = Selectable<Schema['measurement']> & { readonly writerName: string | null };

const asMeasurement = (
  { id, kind, date, measuredAt, value, unit, note, version, writerId, writerName }: Row,
  { customerId, hidesNumbers, readerId }: Reader,
): Measurement => ({
  id,
  kind,
  date,
  measuredAt,
  value: hidesNumbers ? null : value,
  unit,
  note: hidesNumbers ? '' : note,
  writer:
    writerId === null ? null : { name: writerName ?? '', isCustomer: writerId === customerId },
  mine: writerId === readerId,
  version,
});

type Asked = {
  readonly kind: string;
  readonly after?: string | undefined;
  readonly limit: number;
};

/** A page of the measurements of one kind, newest first. Throws 422 for a cursor of another list. */
export async function listMeasurements(db: Db, reader: Reader, { kind, after, limit }: Asked) {
  const [before] = PAGES.keysOf(after) ?? [];
  const ofKind = withWriter(db, reader).where('measurement.kind', '=', kind);
  const asking = before === undefined ? ofKind : ofKind.where('measuredAt', '<', before);
  const rows = await asking
    .orderBy('measuredAt', 'desc')
    .limit(rowLimit(limit + 1))
    .execute();
  const { items, next } = pageFrom(rows, limit, ({ measuredAt }) => PAGES.cursorOf(measuredAt));
  return { items: items.map((row) => asMeasurement(row, reader)), next };
}

/** One measurement; undefined when it does not exist. */
export async function readMeasurement(
  db: Db,
  reader: Reader,
  id: string,
): Promise<Measurement | undefined> {
  const row = await withWriter(db, reader).where('measurement.id', '=', id).executeTakeFirst();
  return row && asMeasurement(row, reader);
}
