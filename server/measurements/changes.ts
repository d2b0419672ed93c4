import type { Transaction } from 'kysely';
import type { Confirmation } from '#domain/confirmSchema.ts';
import type { Day } from '#domain/day.ts';
import { isBodyKind, siOf } from '#domain/measurements/measurement.ts';
import type {
  MeasurementChange,
  MeasurementInput,
} from '#domain/measurements/measurementSchema.ts';
import {
  dayRefusal,
  impossibleRefusal,
  type Life,
  type Measured,
  reasonsToConfirm,
  unitRefusal,
} from '#domain/measurements/plausible.ts';
import { momentIn } from '#domain/moment.ts';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { orderedId } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure, invalidField, notFound, requireConfirmation } from '../http/failure.ts';
import { type CustomerScope, todayOf } from '../http/session.ts';
import { editedMeanwhile } from '../http/write.ts';
import { say } from '../words.ts';
import { earlierThan, requireRoomOnDays } from './queries.ts';

/** Who writes, and the clock. */
export type Writing = Pick<Deps, 'engine' | 'now'> & { readonly writerId: string };

/** Stores a measurement and returns its id. Throws 409 for an unlikely value, 422 for an impossible one. */
export async function insertMeasurement(
  db: Transaction<Schema>,
  scope: CustomerScope,
  { note = '', confirm, reasonsRead, ...measured }: MeasurementInput,
  { writerId, now }: Writing,
): Promise<string> {
  await requireKind(db, measured.kind);
  await requirePlausible(db, scope, measured, { now, confirm, reasonsRead });
  const at = now().toISOString();
  const id = orderedId();
  const row = { id, ...measured, note, writerId, createdAt: at, changedAt: at, version: 1 };
  await insertAtFreeInstant(db, scope, row, now);
  return id;
}

type Change = MeasurementChange & { readonly id: string; readonly version: number | undefined };

/**
 * Corrects a measurement. Throws 403 for somebody else's, 404, 409 for an unlikely value, 412 when
 * `version` is given and is not the latest, 422.
 */
export async function updateMeasurement(
  db: Transaction<Schema>,
  scope: CustomerScope,
  { id, version, confirm, reasonsRead, ...change }: Change,
  writing: Writing,
): Promise<void> {
  const { now } = writing;
  const before = await lockOwn(db, scope, { id, version, ...writing });
  const { date = before.date, value = before.value, unit = before.unit } = change;
  const measured = { kind: before.kind, date, value, unit };
  const isSame = value === before.value && unit === before.unit;
  const confirmed = isSame ? { confirm: true } : { confirm, reasonsRead };
  await requirePlausible(db, scope, measured, {
    now,
    ...confirmed,
    without: id,
    was: before.date,
  });
  await keepWhatWas(db, before, writing);
  // Who hides numbers reads no note, so an empty one is not a change.
  const { note = before.note } = scope.hidesNumbers && !change.note ? before : change;
  const changed = {
    ...measured,
    note,
    changedAt: now().toISOString(),
    version: before.version + 1,
  };
  if (date !== before.date) {
    await remove(db, scope, id);
    await insertAtFreeInstant(db, scope, { ...before, ...changed }, now);
  } else
    await db
      .updateTable('measurement')
      .set({ ...changed, si: siOf(value, unit) })
      .where('customerId', '=', scope.customerId)
      .where('id', '=', id)
      .execute();
}

type Own = Writing & { readonly id: string; readonly version: number | undefined };

/** Deletes a measurement. Throws 403 for somebody else's, 404, 412. */
export async function deleteMeasurement(
  db: Transaction<Schema>,
  scope: CustomerScope,
  own: Own,
): Promise<void> {
  const before = await lockOwn(db, scope, own);
  await keepWhatWas(db, before, own);
  await remove(db, scope, own.id);
}

const remove = (db: Db, { customerId }: CustomerScope, id: string) =>
  db.deleteFrom('measurement').where('customerId', '=', customerId).where('id', '=', id).execute();

/** Stores the former state of a measurement before it is corrected or deleted. */
async function keepWhatWas(
  db: Transaction<Schema>,
  { customerId, id, version, ...before }: Schema['measurement'],
  { writerId, now }: Writing,
): Promise<void> {
  const { kind, measuredAt, date, value, unit, si, note } = before;
  await db
    .insertInto('measurementChange')
    .values({
      customerId,
      measurementId: id,
      version,
      was: JSON.stringify({ kind, measuredAt, date, value, unit, si, note }),
      by: writerId === customerId ? 'customer' : 'dietician',
      byId: writerId,
      changedAt: now().toISOString(),
    })
    .execute();
}

/** Reads a measurement and locks it until the transaction ends. Throws 403, 404, 412. */
async function lockOwn(
  db: Db,
  { customerId }: CustomerScope,
  { id, version, writerId, engine }: Own,
) {
  const asking = db
    .selectFrom('measurement')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('id', '=', id);
  const locked = engine === 'postgres' ? asking.forUpdate() : asking;
  const row = await locked.executeTakeFirst();
  if (!row) throw notFound();
  if (row.writerId !== writerId) throw new ApiFailure(403, 'not-the-writer', say.onlyTheWriter);
  if (version !== undefined && version !== row.version) throw editedMeanwhile();
  return row;
}

/** Throws 422 for a kind that is unknown or no longer offered. */
export async function requireKind(db: Db, kind: string): Promise<void> {
  if (isBodyKind(kind)) return;
  const named = await namedKind(db, kind);
  if (!named || named.retiredAt !== null) throw invalidField('kind', say.kindNotOffered);
}

const namedKind = (db: Db, id: string) =>
  db
    .selectFrom('measurementKind')
    .select(['unit', 'retiredAt'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Throws 422 for a unit that does not go with the kind. */
export async function requireUnit(db: Db, kind: string, unit: string): Promise<void> {
  const own = isBodyKind(kind) ? null : ((await namedKind(db, kind))?.unit ?? null);
  const refusal = unitRefusal(kind, unit, own);
  if (refusal) throw invalidField('unit', refusal);
}

/** The measured person's today, and date of birth as their profile has it. */
export async function lifeOf(db: Db, scope: CustomerScope, now: () => Date): Promise<Life> {
  const row = await db
    .selectFrom('customerProfile')
    .select('profile')
    .where('customerId', '=', scope.customerId)
    .executeTakeFirst();
  const { dateOfBirth = null } = row
    ? (JSON.parse(row.profile) as { dateOfBirth?: Day | null })
    : {};
  return { today: todayOf({ now }, scope), born: dateOfBirth };
}

type Checked = Measured & { readonly date: Day };
/** `without`: the measurement that is corrected; `was`: its day, which stays whatever day it is. */
type Check = Pick<Writing, 'now'> &
  Confirmation & { readonly without?: string; readonly was?: Day };

async function requirePlausible(
  db: Db,
  scope: CustomerScope,
  measured: Checked,
  { now, without = '', was, confirm, reasonsRead }: Check,
): Promise<void> {
  const { kind, date, unit } = measured;
  const refusal = date === was ? null : dayRefusal(date, await lifeOf(db, scope, now));
  if (refusal) throw invalidField('date', refusal);
  await requireUnit(db, kind, unit);
  const impossible = impossibleRefusal(measured);
  if (impossible) throw invalidField('value', impossible);
  const last = await earlierThan(db, scope, { kind, date, without });
  const { hidesNumbers } = scope;
  requireConfirmation(
    reasonsToConfirm(measured, last, {
      hidesNumbers,
      ...(date !== was && { date }),
    }),
    { confirm, reasonsRead },
  );
}

type NewRow = Omit<Schema['measurement'], 'customerId' | 'measuredAt' | 'si'>;

/**
 * Stores a row at the first instant that no other measurement of its kind has: for today starting from now,
 * for an earlier day from noon. Throws 409 when the day has too many.
 */
async function insertAtFreeInstant(
  db: Db,
  scope: CustomerScope,
  row: NewRow,
  now: () => Date,
): Promise<void> {
  await requireRoomOnDays(db, scope, row.kind, [row.date]);
  const isToday = row.date === todayOf({ now }, scope);
  const first = isToday ? now().getTime() : momentIn(scope.timeZone, row.date, '12:00');
  const si = siOf(row.value, row.unit);
  for (let tried = 0; ; tried += 1) {
    const measuredAt = new Date(first + tried).toISOString();
    const inserted = await db
      .insertInto('measurement')
      .values({ ...row, si, customerId: scope.customerId, measuredAt })
      .onConflict((conflict) => conflict.columns(['customerId', 'kind', 'measuredAt']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return;
  }
}
