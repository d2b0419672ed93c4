import type { Transaction } from 'kysely';
import type { Day, Instant } from '#domain/day.ts';
import type { Imported, ImportInput } from '#domain/measurements/importSchema.ts';
import { siOf } from '#domain/measurements/measurement.ts';
import { futureRefusal, impossibleRefusal } from '#domain/measurements/plausible.ts';
import { momentIn } from '#domain/moment.ts';
import type { Db } from '../db/open.ts';
import { orderedId } from '../db/orderedId.ts';
import type { Schema } from '../db/schema.ts';
import { invalid } from '../http/input.ts';
import { type CustomerScope, todayOf } from '../http/scope.ts';
import { requireKind, requireUnit, type Writing } from './changes.ts';

/** The rows of one statement: an engine takes 32,766 values at most. */
const BATCH = 500;

type Import = Omit<ImportInput, 'preview'>;

/** Which of the rows would be added. Throws 422 like {@link importRows}. */
export async function previewImport(
  db: Db,
  scope: CustomerScope,
  input: Import,
  { now }: Pick<Writing, 'now'>,
): Promise<Imported> {
  const instants = await instantsOf(db, scope, input, now);
  const distinct = [...new Set(instants)];
  let there = 0;
  for (const batch of batchesOf(distinct)) {
    const rows = await db
      .selectFrom('measurement')
      .select('measuredAt')
      .where('customerId', '=', scope.customerId)
      .where('kind', '=', input.kind)
      .where('measuredAt', 'in', batch)
      .execute();
    there += rows.length;
  }
  const added = distinct.length - there;
  return { added, known: instants.length - added };
}

/**
 * Stores the rows whose instant has no value of this kind yet, so that a file may be imported again.
 * Throws 422 for the first row that is in the future or impossible; then nothing is stored.
 */
export async function importRows(
  db: Transaction<Schema>,
  scope: CustomerScope,
  input: Import,
  { writerId, now }: Omit<Writing, 'engine'>,
): Promise<Imported> {
  const instants = await instantsOf(db, scope, input, now);
  const { kind } = input;
  const at = now().toISOString();
  const rows = input.rows.map(({ date, value, unit = input.unit }, index) => ({
    customerId: scope.customerId,
    kind,
    measuredAt: instants[index] ?? at,
    id: orderedId(),
    date,
    value,
    unit,
    si: siOf(value, unit),
    note: '',
    writerId,
    createdAt: at,
    changedAt: at,
    version: 1,
  }));
  let added = 0;
  for (const batch of batchesOf(rows)) {
    const inserted = await db
      .insertInto('measurement')
      .values(batch)
      .onConflict((conflict) => conflict.columns(['customerId', 'kind', 'measuredAt']).doNothing())
      .returning('id')
      .execute();
    added += inserted.length;
  }
  return { added, known: rows.length - added };
}

/** The instant of each row. Throws 422 for an unknown kind, a wrong unit, and rows that cannot be. */
async function instantsOf(
  db: Db,
  scope: CustomerScope,
  { kind, unit, rows }: Import,
  now: () => Date,
): Promise<string[]> {
  await requireKind(db, kind);
  const units = new Set(rows.map((row) => row.unit ?? unit));
  for (const each of [unit, ...units]) await requireUnit(db, kind, each);
  const today = todayOf({ now }, scope);
  const issues = rows.flatMap((row, index) => {
    const { date, value, measuredAt } = row;
    const inFuture = futureRefusal(date, today);
    if (inFuture) return [{ path: ['rows', index, 'date'], message: inFuture }];
    if (measuredAt !== undefined && !isAround(date, measuredAt))
      return [{ path: ['rows', index, 'measuredAt'], message: 'This is of another day.' }];
    const impossible = impossibleRefusal({ kind, value, unit: row.unit ?? unit });
    return impossible ? [{ path: ['rows', index, 'value'], message: impossible }] : [];
  });
  if (issues.length > 0) throw invalid(issues);
  return rows.map(
    ({ date, time, measuredAt }) =>
      measuredAt ?? new Date(momentIn(scope.timeZone, date, time ?? '12:00')).toISOString(),
  );
}

const HOUR_MS = 3_600_000;

/** Whether an instant is of a day in some time zone of the world: they are from 12 hours behind UTC to 14 ahead. */
function isAround(date: Day, instant: Instant): boolean {
  const hours = (Date.parse(instant) - Date.parse(`${date}T00:00:00Z`)) / HOUR_MS;
  return hours >= -14 && hours < 24 + 12;
}

const batchesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, nth) =>
    items.slice(nth * BATCH, (nth + 1) * BATCH),
  );
