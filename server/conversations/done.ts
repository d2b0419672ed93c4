import type { DoneInput } from '#domain/conversations/conversationSchema.ts';
import { type SeenNote, settleNote, unsettleNote } from '../dayNotes/notes.ts';
import { orderedId } from '../db/schema.ts';
import { notFound } from '../http/failure.ts';
import { type Changing, lockConversation } from './changing.ts';
import { markRead, requireMessage } from './queries.ts';
import { tellSettled } from './told.ts';
import { storeWaiting } from './waiting.ts';

/**
 * Settles without an answer what the dietician has seen: messages until `upTo`, and notes. Messages and notes that
 * came or changed since then still wait. Returns the id for undoing it. Throws 404 when no message has the id
 * `upTo`.
 */
export async function settleDone(changing: Changing, { upTo, notes }: DoneInput): Promise<string> {
  const { operation, running, scope, actorId } = changing;
  const { db } = running;
  await lockConversation(changing);
  if (upTo !== null) {
    await requireMessage(db, scope, upTo);
    await markRead(db, scope, 'dietician', upTo);
  }
  const at = operation.now().toISOString();
  const settled: SeenNote[] = [];
  for (const note of notes)
    if (await settleNote(running, scope, note, { byId: actorId, at })) settled.push(note);
  const id = orderedId();
  await db
    .insertInto('conversationDone')
    .values({
      customerId: scope.customerId,
      id,
      byId: actorId,
      doneAt: at,
      upTo,
      notes: JSON.stringify(settled),
    })
    .execute();
  await storeWaiting(db, scope.customerId);
  await tellSettled(changing);
  return id;
}

/**
 * Makes settled messages and notes wait again, unless they were settled otherwise since; repeated, it changes
 * nothing. Throws 404.
 */
export async function undoDone(changing: Changing, id: string): Promise<void> {
  const { operation, running, scope } = changing;
  const { db } = running;
  await lockConversation(changing);
  const row = await db
    .selectFrom('conversationDone')
    .select(['doneAt', 'notes', 'undoneAt'])
    .where('customerId', '=', scope.customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.undoneAt !== null) return;
  await db
    .updateTable('conversationDone')
    .set({ undoneAt: operation.now().toISOString() })
    .where('customerId', '=', scope.customerId)
    .where('id', '=', id)
    .execute();
  const notes = JSON.parse(row.notes) as SeenNote[];
  for (const note of notes) await unsettleNote(running, scope, note.date, row.doneAt);
  await storeWaiting(db, scope.customerId);
  await tellSettled(changing);
}
