import type { Day, Instant } from '#domain/day.ts';
import { noteReadSchema } from '#domain/dayNotes/noteReadSchema.ts';
import { daySchema } from '#domain/daySchema.ts';
import type { Db } from '../db/open.ts';
import { rowLimit } from '../db/pages.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Api } from '../http/operation.ts';
import type { CustomerScope } from '../http/session.ts';
import { type Write, write } from '../http/write.ts';
import { settle, unsettle } from '../notify/notify.ts';
import { say } from '../words.ts';

type Customer = Pick<CustomerScope, 'customerId'>;

/** A note as a dietician saw it; with a later `writtenAt` it is a different one. */
export type SeenNote = { readonly date: Day; readonly writtenAt: Instant };

/**
 * Records that the text of a day's note was changed, in the transaction that saves the day: from then on it waits.
 * An empty note does not wait.
 */
export async function noteWritten(
  { db, changed }: Write,
  { customerId }: Customer,
  { date, notes, at }: { readonly date: Day; readonly notes: string; readonly at: Instant },
): Promise<void> {
  changed('day-note', customerId);
  if (notes === '') {
    await db
      .deleteFrom('dayNote')
      .where('customerId', '=', customerId)
      .where('date', '=', date)
      .execute();
    return;
  }
  const before = await db
    .selectFrom('dayNote')
    .select('writtenAt')
    .where('customerId', '=', customerId)
    .where('date', '=', date)
    .executeTakeFirst();
  const writtenAt = before && before.writtenAt >= at ? justAfter(before.writtenAt) : at;
  const waits = { writtenAt, settledAt: null, settledById: null };
  await db
    .insertInto('dayNote')
    .values({ customerId, date, ...waits, settledWrittenAt: null })
    .onConflict((conflict) => conflict.columns(['customerId', 'date']).doUpdateSet(waits))
    .execute();
}

// Keeps `writtenAt` increasing: two texts saved within a millisecond, or by servers with different clocks, would
// otherwise look the same.
const justAfter = (at: Instant): Instant => new Date(Date.parse(at) + 1).toISOString();

type Settling = { readonly byId: string; readonly at: Instant };

/** Settles a note if it waits and is the one that was seen. Returns whether it was settled. */
export async function settleNote(
  running: Write,
  { customerId }: Customer,
  { date, writtenAt }: SeenNote,
  { byId, at }: Settling,
): Promise<boolean> {
  const row = await running.db
    .updateTable('dayNote')
    .set({ settledAt: at, settledById: byId, settledWrittenAt: writtenAt })
    .where('customerId', '=', customerId)
    .where('date', '=', date)
    .where('writtenAt', '=', writtenAt)
    .where('settledAt', 'is', null)
    .returning('date')
    .executeTakeFirst();
  if (!row) return false;
  running.changed('day-note', customerId);
  await settle(running, { kind: 'day-note', customerId, about: date, at: new Date(at) });
  return true;
}

/**
 * Settles a note that a dietician has read; repeated, it changes nothing. Throws 409 when the note was changed
 * since it was seen.
 */
export async function readNote(
  running: Write,
  customer: Customer,
  seen: SeenNote,
  settling: Settling,
): Promise<void> {
  if (await settleNote(running, customer, seen, settling)) return;
  const row = await running.db
    .selectFrom('dayNote')
    .select('writtenAt')
    .where('customerId', '=', customer.customerId)
    .where('date', '=', seen.date)
    .executeTakeFirst();
  if (row?.writtenAt === seen.writtenAt) return;
  throw new ApiFailure(409, 'note-changed', say.noteChanged);
}

/**
 * Makes the note of a day that was settled at `at` wait again, unless it was changed or settled anew since then.
 */
export async function unsettleNote(
  running: Write,
  { customerId }: Customer,
  date: Day,
  at: Instant,
): Promise<void> {
  const row = await running.db
    .updateTable('dayNote')
    .set({ settledAt: null, settledById: null })
    .where('customerId', '=', customerId)
    .where('date', '=', date)
    .where('settledAt', '=', at)
    .returning('writtenAt')
    .executeTakeFirst();
  if (!row) return;
  running.changed('day-note', customerId);
  await unsettle(running, { kind: 'day-note', customerId, about: date, since: row.writtenAt });
}

/** Makes all notes that were settled at `at` wait again, in the same way. */
export async function unsettleNotesOf(running: Write, scope: Customer, at: Instant): Promise<void> {
  const settled = await running.db
    .selectFrom('dayNote')
    .select('date')
    .where('customerId', '=', scope.customerId)
    .where('settledAt', '=', at)
    .execute();
  for (const { date } of settled) await unsettleNote(running, scope, date, at);
}

/** When the latest of the waiting notes was written; null for none. */
export async function lastNoteAt(db: Db, { customerId }: Customer): Promise<Instant | null> {
  const row = await db
    .selectFrom('dayNote')
    .select(({ fn }) => fn.max('writtenAt').as('writtenAt'))
    .where('customerId', '=', customerId)
    .where('settledAt', 'is', null)
    .executeTakeFirst();
  return row?.writtenAt ?? null;
}

/** The latest day with a note that waits; undefined when none waits. */
export async function latestWaitingNote(
  db: Db,
  { customerId }: Customer,
): Promise<{ date: Day } | undefined> {
  return db
    .selectFrom('dayNote')
    .select('date')
    .where('customerId', '=', customerId)
    .where('settledAt', 'is', null)
    .orderBy('date', 'desc')
    .limit(rowLimit(1))
    .executeTakeFirst();
}

/** When the waiting note of a day was written; undefined when none waits. */
export async function waitingNoteOf(
  db: Db,
  { customerId }: Customer,
  date: Day,
): Promise<{ writtenAt: Instant } | undefined> {
  return db
    .selectFrom('dayNote')
    .select('writtenAt')
    .where('customerId', '=', customerId)
    .where('date', '=', date)
    .where('settledAt', 'is', null)
    .executeTakeFirst();
}

export function dayNoteRoutes(api: Api): void {
  api.operation({
    post: '/customers/{uid}/daily-progress/{date}/note-read',
    summary:
      'Note that a dietician has read the note of a day, which needs no answer; again, it changes nothing',
    by: ['assistant'],
    changes: 'day-note',
    params: { date: daySchema },
    takes: noteReadSchema,
    refuses: [409],
    answer: async ({ scope, session, operation, params: { date }, input: { writtenAt } }) => {
      await write(operation, async (running) => {
        const settling = { byId: session.id, at: operation.now().toISOString() };
        await readNote(running, scope, { date, writtenAt }, settling);
      });
    },
  });
}
