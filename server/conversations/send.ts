import type { Message, MessageInput } from '#domain/conversations/conversationSchema.ts';
import { MESSAGES_AN_HOUR, tooManyMessages } from '#domain/conversations/message.ts';
import { settleNote } from '../dayNotes/notes.ts';
import { rowLimit } from '../db/pages.ts';
import { ApiFailure, invalidField } from '../http/failure.ts';
import { todayOf } from '../http/session.ts';
import { say } from '../words.ts';
import { type Changing, idAfter, lockConversation, requireMayWrite } from './changing.ts';
import type { ConversationRow } from './noun.ts';
import { attach } from './pictures.ts';
import { markRead, readMessage, requireMessage } from './queries.ts';
import { subjectOf, suggestionOf } from './subject.ts';
import { tellOfMessage } from './told.ts';
import { storeWaiting } from './waiting.ts';

/**
 * Stores a message. Throws 403 and 409 where this side may not write, 409 for a meal that cannot be
 * suggested, 422 for a subject or picture that is gone, 429 for too many in an hour.
 */
export async function sendMessage(changing: Changing, input: MessageInput): Promise<Message> {
  const { operation, running, scope, actorId, side } = changing;
  const { db } = running;
  if (side === 'customer') refuseOfDieticians(input);
  const conversation = await lockConversation(changing);
  await requireMayWrite(db, scope, { now: operation.now, side });
  await refuseTooMany(changing);
  if (input.answers !== undefined) await requireMessage(db, scope, input.answers);
  const id = idAfter(conversation.lastId);
  const sentAt = operation.now().toISOString();
  const today = todayOf(operation, scope);
  const subject = await subjectOf(db, scope, input, { today, side });
  const subjectDate = subject.kind === 'day' || subject.kind === 'meal' ? subject.date : null;
  const suggestion = input.suggestion && (await suggestionOf(db, scope, input.suggestion, today));
  const picture = input.pictureId ?? null;
  await db
    .insertInto('message')
    .values({
      customerId: scope.customerId,
      id,
      side,
      writerId: actorId,
      sentAt,
      text: input.text,
      subject: JSON.stringify(subject),
      subjectDate,
      picture,
      suggestion: suggestion ? JSON.stringify(suggestion) : null,
      answersUpTo: input.answers ?? null,
    })
    .execute();
  if (picture) await attach(changing, 'messagePicture', picture, id);
  if (input.fileId) await attach(changing, 'messageFile', input.fileId, id);
  await afterSending(changing, conversation, id);
  if (input.answers !== undefined) await markRead(db, scope, 'dietician', input.answers);
  // A note that was changed after the dietician read it still waits. Taking the message back finds the settled
  // notes by `sentAt`.
  for (const seen of input.notesSeen ?? [])
    await settleNote(running, scope, seen, { byId: actorId, at: sentAt });
  await tellOfMessage(changing, conversation);
  return readMessage(db, scope, { readerId: actorId, side }, id);
}

/** Throws 422 for fields that only dieticians send. */
function refuseOfDieticians(input: MessageInput): void {
  for (const field of ['answers', 'notesSeen', 'suggestion'] as const)
    if (input[field] !== undefined) throw invalidField(field, say.onlyDieticianSends);
}

async function refuseTooMany({ operation, running, actorId, side }: Changing): Promise<void> {
  const most = MESSAGES_AN_HOUR[side] * operation.config.rateLimitFactor;
  const before = await running.db
    .selectFrom('message')
    .select('sentAt')
    .where('writerId', '=', actorId)
    .orderBy('sentAt', 'desc')
    .limit(rowLimit(1))
    .offset(most - 1)
    .executeTakeFirst();
  const tooMany = tooManyMessages(before?.sentAt ?? null, operation.now().getTime());
  if (!tooMany) return;
  const { refusal, retryAfter } = tooMany;
  throw new ApiFailure(429, refusal.code, refusal.message, { retryAfter });
}

/** Any message of the customer ends a snooze. */
async function afterSending(
  { running: { db }, scope: { customerId }, side }: Changing,
  { snoozedUntil, version }: ConversationRow,
  lastId: string,
): Promise<void> {
  const wakes = side === 'customer' && snoozedUntil !== null;
  const awake = { snoozedUntil: null, snoozedAt: null, version: version + 1 };
  await db
    .updateTable('conversation')
    .set({ lastId, ...(wakes && awake) })
    .where('customerId', '=', customerId)
    .execute();
  await storeWaiting(db, customerId);
}
