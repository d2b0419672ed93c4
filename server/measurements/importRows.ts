import type { Transaction } from 'kysely';
import type { Day, Instant } from '#domain/day.ts';
import { siOf } from '#domain/measurements/measurement.ts';
import type { Imported, ImportInput } from '#domain/measurements/measurementSchema.ts';
import {
  comparedFrom,
  dayRefusal,
  impossibleRefusal,
  laterRefusal,
  unlikelyRows,
} from '#domain/measurements/plausible.ts';
import { say } from '#domain/measurements/words.ts';
import { isInstant, momentIn } from '#domain/moment.ts';
import type { Db } from '../db/open.ts';
import { inStretches } from '../db/pages.ts';
import type { Schema } from '../db/schema.ts';
import { orderedId } from '../db/schema.ts';
import { requireConfirmation } from '../http/failure.ts';
import { invalid } from '../http/input.ts';
import type { CustomerScope } from '../http/session.ts';
import { say as words } from '../words.ts';
import { lifeOf, requireKind, requireUnit, type Writing } from './changes.ts';
import { requireRoomOnDays } from './queries.ts';

/** The rows of one statement: the database accepts 32,766 values at most. */
const BATCH = 500;

/** The number of unlikely values that are listed. */
const NAMED = 5;

type Import = Omit<ImportInput, 'preview'>;
type ImportedRow = Import['rows'][number];

/** Which of the rows would be added, and which of those are unlikely. Throws 422 like {@link importRows}. */
export async function previewImport(
  db: Db,
  scope: CustomerScope,
  input: Import,
  { now }: Pick<Writing, 'now'>,
): Promise<Imported> {
  const { fresh, unlikely } = await planned(db, scope, input, now);
  const counts = { added: fresh.length, known: input.rows.length - fresh.length };
  if (unlikely.length === 0) return counts;
  return { ...counts, unlikely: { count: unlikely.length, first: unlikely.slice(0, NAMED) } };
}

/**
 * Stores the rows that are not stored yet, so that a file may be imported again. Throws 409 for too many of one
 * day, and for unlikely values until they are confirmed, 422 for rows that are in the future or impossible; then nothing is stored.
 */
export async function importRows(
  db: Transaction<Schema>,
  scope: CustomerScope,
  input: Import,
  { writerId, now }: Omit<Writing, 'engine'>,
): Promise<Imported> {
  const { fresh, unlikely } = await planned(db, scope, input, now);
  if (unlikely.length > 0)
    requireConfirmation({ unlikely: say.valuesUnusual(unlikely.length) }, input);
  const { kind } = input;
  const at = now().toISOString();
  const rows = fresh.map(({ date, value, unit = input.unit, instant }) => ({
    customerId: scope.customerId,
    kind,
    measuredAt: instant,
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
  return { added, known: input.rows.length - added };
}

/** The rows that would be added, and the unlikely ones among them by their index in the input. */
async function planned(db: Db, scope: CustomerScope, input: Import, now: () => Date) {
  const instants = await instantsOf(db, scope, input, now);
  const { kind } = input;
  const all = input.rows.map((row, at) => ({ ...row, at, instant: instants[at] ?? '' }));
  const there = await instantsThere(db, scope, kind, [...new Set(instants)]);
  const stored = await storedAround(db, scope, input);
  const values = new Set(stored.map(({ date, value, unit }) => `${date} ${value} ${unit}`));
  const fresh: typeof all = [];
  for (const row of all) {
    const isOfDay = row.time === null;
    const { date, value, unit = input.unit, instant } = row;
    if (there.has(instant) || (isOfDay && values.has(`${date} ${value} ${unit}`))) continue;
    there.add(instant);
    fresh.push(row);
  }
  const asked = fresh.map(({ date, value, unit = input.unit }) => ({ kind, date, value, unit }));
  await requireRoomOnDays(
    db,
    scope,
    kind,
    fresh.map(({ date }) => date),
  );
  const unlikely = unlikelyRows(asked, stored, scope).map(({ row, why }) => ({
    row: fresh[row]?.at ?? row,
    why,
  }));
  return { fresh, unlikely };
}

async function instantsThere(
  db: Db,
  { customerId }: CustomerScope,
  kind: string,
  instants: readonly string[],
): Promise<Set<string>> {
  const there = new Set<string>();
  for (const batch of batchesOf(instants)) {
    const rows = await db
      .selectFrom('measurement')
      .select('measuredAt')
      .where('customerId', '=', customerId)
      .where('kind', '=', kind)
      .where('measuredAt', 'in', batch)
      .execute();
    for (const { measuredAt } of rows) there.add(measuredAt);
  }
  return there;
}

function storedAround(db: Db, { customerId }: CustomerScope, { kind, rows }: Import) {
  const days = rows.map(({ date }) => date).sort();
  const [first = '', last = first] = [days[0], days.at(-1)];
  return inStretches({ from: comparedFrom(first), to: last }, ({ from, to }) =>
    db
      .selectFrom('measurement')
      .select(['date', 'si', 'value', 'unit'])
      .where('customerId', '=', customerId)
      .where('kind', '=', kind)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .orderBy('measuredAt')
      .execute(),
  );
}

/** The instant of each row. Throws 422 for an unknown kind, a wrong unit, and impossible rows. */
async function instantsOf(
  db: Db,
  scope: CustomerScope,
  { kind, unit, rows }: Import,
  now: () => Date,
): Promise<string[]> {
  await requireKind(db, kind);
  const units = new Set(rows.map((row) => row.unit ?? unit));
  for (const each of [unit, ...units]) await requireUnit(db, kind, each);
  const life = await lifeOf(db, scope, now);
  const { today } = life;
  const instants = rows.map((row) => instantOf(row, { ...scope, today, now: now().getTime() }));
  const issues = rows.flatMap((row, index) => {
    const { date, value, time } = row;
    const refusal = dayRefusal(date, life);
    if (refusal) return [{ path: ['rows', index, 'date'], message: refusal }];
    if (time !== null && isInstant(time) && !isAround(date, time))
      return [{ path: ['rows', index, 'time'], message: words.ofAnotherDay }];
    const later = laterRefusal(instants[index] ?? 0, now().getTime() + CLOCK_MS);
    if (later) return [{ path: ['rows', index, 'time'], message: later }];
    const impossible = impossibleRefusal({ kind, value, unit: row.unit ?? unit });
    return impossible ? [{ path: ['rows', index, 'value'], message: impossible }] : [];
  });
  if (issues.length > 0) throw invalid(issues);
  return instants.map((instant) => new Date(instant).toISOString());
}

/**
 * Several values of one moment are stored some milliseconds apart, so the last may be a little later than
 * now.
 */
const CLOCK_MS = 1000;

type Clock = { readonly timeZone: string; readonly today: Day; readonly now: number };

/**
 * In milliseconds since 1970. A row without a time gets noon, but for today not later than now: otherwise it
 * would stay the latest for hours.
 */
function instantOf({ date, time }: ImportedRow, { timeZone, today, now }: Clock): number {
  if (time !== null && isInstant(time)) return Date.parse(time);
  const at = momentIn(timeZone, date, time ?? '12:00');
  return time === null && date === today ? Math.min(at, now) : at;
}

const HOUR_MS = 3_600_000;

/** Whether an instant falls on a day in some time zone: they range from 12 hours behind UTC to 14 ahead. */
function isAround(date: Day, instant: Instant): boolean {
  const hours = (Date.parse(instant) - Date.parse(`${date}T00:00:00Z`)) / HOUR_MS;
  return hours >= -14 && hours < 24 + 12;
}

const batchesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, nth) =>
    items.slice(nth * BATCH, (nth + 1) * BATCH),
  );
