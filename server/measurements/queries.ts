import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { DayRange } from '#domain/day.ts';
import { type Day, formatDay } from '#domain/day.ts';
import type { MeasuredDay, Point } from '#domain/measurements/measurement.ts';
import { isBodyKind, SAME_DAY_MAX } from '#domain/measurements/measurement.ts';
import type { Measurement } from '#domain/measurements/measurementSchema.ts';
import { comparedFrom, type Earlier } from '#domain/measurements/plausible.ts';
import type { Db } from '../db/open.ts';
import { inStretches, rowLimit } from '../db/pages.ts';
import type { Schema } from '../db/schema.ts';
import { pageFrom, pagesOf } from '../http/cursor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { CustomerScope } from '../http/session.ts';
import { say } from '../words.ts';

const PAGES = pagesOf('measurements', 1);

type Customer = Pick<CustomerScope, 'customerId'>;

/** The instant of the last measurement of one kind, as a part of another statement. */
export const lastMeasuredAt = (db: Db, customerId: string, kind: string) =>
  db
    .selectFrom('measurement')
    .select(({ fn }) => fn.max('measuredAt').as('last'))
    .where('customerId', '=', customerId)
    .where('kind', '=', kind);

type Latest = Point & { readonly value: number; readonly unit: string };

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
      say.dayFull(SAME_DAY_MAX, formatDay(full, 'long')),
    );
}
