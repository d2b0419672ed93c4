import { takeBackRefusal } from '#domain/conversations/message.ts';
import { unsettleNotesOf } from '../dayNotes/notes.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { type Changing, lockConversation, refused } from './changing.ts';
import { takeOut } from './pictures.ts';
import { readMessage } from './queries.ts';
import { tellTakenBack } from './told.ts';
import { storeWaiting } from './waiting.ts';

/**
 * Takes one's own message back. Its text, picture and suggestion are deleted, from the stored answer of its
 * request, too. The messages that it answered wait again, as do the notes. Repeated, it changes
 * nothing. Returns the names of its picture and file, for removing them. Throws 403 for somebody else's
 * message, 404, and 409 when it is too late.
 */
export async function takeBack(changing: Changing, id: string): Promise<string[]> {
  const { operation, running, scope, actorId } = changing;
  const { db } = running;
  await lockConversation(changing);
  const row = await db
    .selectFrom('message')
    .select(['writerId', 'side', 'sentAt'])
    .select(['takenBackAt', 'takenOverAt'])
    .where('customerId', '=', scope.customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const now = operation.now();
  const mine = row.writerId === actorId;
  const [takenBack, takenOver] = [row.takenBackAt !== null, row.takenOverAt !== null];
  const refusal = takeBackRefusal(
    { sentAt: row.sentAt, mine, takenBack, takenOver },
    now.getTime(),
  );
  if (refusal) throw mine ? refused(refusal) : new ApiFailure(403, refusal.code, refusal.message);
  if (takenBack) return [];
  const nothing = { text: '', picture: null, suggestion: null };
  await db
    .updateTable('message')
    .set({ ...nothing, takenBackAt: now.toISOString() })
    .where('customerId', '=', scope.customerId)
    .where('id', '=', id)
    .execute();
  const out = await takeOut(changing, id);
  if (row.side === 'dietician') await unsettleNotesOf(running, scope, row.sentAt);
  await storeWaiting(db, scope.customerId);
  await emptyKeptAnswer(changing, id);
  await tellTakenBack(changing);
  return out;
}

/** Replaces the stored answer, so that a repeated request gets the message as it is now. */
async function emptyKeptAnswer(
  { running: { db }, scope, actorId, side }: Changing,
  id: string,
): Promise<void> {
  const message = await readMessage(db, scope, { readerId: actorId, side }, id);
  await db
    .updateTable('idempotencyKey')
    .set({ answer: JSON.stringify(message) })
    .where('actorId', '=', actorId)
    .where('about', '=', scope.customerId)
    // An id consists of letters and digits, so it contains no special character of a pattern.
    .where('answer', 'like', `{"id":"${id}"%`)
    .execute();
}
