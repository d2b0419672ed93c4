import type { Day } from '#domain/day.ts';
import type { PartChange } from '#domain/progress/dayParts.ts';
import { earlyRefusal } from '#domain/progress/progress.ts';
import type { DayAnswer } from '#domain/progress/progressSchema.ts';
import { noteWritten } from '../dayNotes/notes.ts';
import type { Deps } from '../http/deps.ts';
import { ApiFailure, consentNeeded } from '../http/failure.ts';
import { lockCustomer } from '../http/lockCustomer.ts';
import type { CustomerScope } from '../http/scope.ts';
import { inBackground, write } from '../http/write.ts';
import { dayToStore, type Occasion } from './dayToStore.ts';
import { type DayState, readDayState } from './queries.ts';
import { tellOfNote } from './tellOfNote.ts';
import { rowOf, type Upsert, upsertDay } from './upsertDay.ts';

const MOST_ATTEMPTS = 10;

type Saving = Pick<Deps, 'db' | 'engine' | 'hub'>;

/**
 * Saves changes of a day as one row, with the meals that it is logged against, and says what became of each. The
 * parts are compared with what is stored, also when another device stores something during the save. Throws 403
 * without the customer's consent, 409 for a day that is too long ago, and 503 when other writes interfere with
 * every attempt.
 */
export async function saveDay(
  deps: Saving,
  scope: CustomerScope,
  changes: readonly PartChange[],
  at: Occasion,
): Promise<DayAnswer> {
  const { db } = deps;
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const now = await readDayState(db, scope.customerId, at.date);
    requireLoggable(at.date, now);
    const { record, counts, isNew, ...verdicts } = await dayToStore(db, scope, changes, at, now);
    if (!now.agreed) throw consentNeeded();
    if (!isNew) return { record: now.stored?.record ?? null, ...verdicts };
    const row = rowOf(scope, record, counts, now);
    const isNewNote = record.notes !== (now.stored?.record.notes ?? '');
    // One statement writes a day without a new note, so it needs no transaction.
    const [saved] = isNewNote ? await upsertAndTell(deps, row) : await upsertDay(db, row);
    if (saved) return { record, ...verdicts };
    // Another device saved the day in between, or the consent was withdrawn: try again.
  }
  // PostgreSQL's code for a failed serialization, which is answered with 503.
  throw Object.assign(new Error('the day was written all the while'), { code: '40001' });
}

/** Throws 409 for a day too long before the account; a day that is stored can always be corrected. */
export function requireLoggable(date: Day, { stored, joinedOn }: DayState): void {
  const refusal = stored ? null : earlyRefusal(date, joinedOn);
  if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);
}

const upsertAndTell = (deps: Saving, row: Upsert) =>
  write(inBackground(deps), async (running) => {
    await lockCustomer({ db: running.db, engine: deps.engine }, row);
    const saved = await upsertDay(running.db, row);
    if (saved.length === 0) return saved;
    await noteWritten(running, row, { ...row, at: row.submittedAt });
    await tellOfNote(running, row, new Date(row.submittedAt));
    return saved;
  });
