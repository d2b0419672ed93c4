import { latestWaitingNote } from '../dayNotes/notes.ts';
import {
  notifyCustomer,
  notifyDietician,
  notifyDieticians,
  settle,
  unsettle,
} from '../notify/notify.ts';
import type { Changing } from './changing.ts';
import type { ConversationRow } from './noun.ts';
import { countUnread } from './queries.ts';

/**
 * Notifies about a new message; people are notified of conversations only from this file. A dietician is notified
 * once of questions, a customer once of messages, until they have dealt with them: so not of each of many messages
 * in a row.
 */
export async function tellOfMessage(
  changing: Changing,
  { assigneeId }: Pick<ConversationRow, 'assigneeId'>,
): Promise<void> {
  const { operation, running, scope, side } = changing;
  const news = { customerId: scope.customerId, about: '', at: operation.now() };
  if (side === 'customer')
    await notifyDieticians(running, { kind: 'question', ...news, alsoId: assigneeId });
  else await notifyCustomer(running, { kind: 'message', ...news });
  await tellTakenBack(changing);
}

/** Notifies a dietician to whom the conversation was given about what waits, unless they took it themselves. */
export async function tellAssignee(
  { operation, running, scope: { customerId }, actorId }: Changing,
  assigneeId: string,
  { waitingSince }: Pick<ConversationRow, 'waitingSince'>,
): Promise<void> {
  if (assigneeId === actorId) return;
  const news = { customerId, at: operation.now() };
  const tell = (kind: 'question' | 'day-note', about: string) =>
    notifyDietician(running, assigneeId, { kind, about, ...news });
  if (waitingSince !== null) return tell('question', '');
  const note = await latestWaitingNote(running.db, { customerId });
  if (note) await tell('day-note', note.date);
}

/** A message was sent or taken back: both sides reload, and notifications about it may be settled. */
export async function tellTakenBack(changing: Changing): Promise<void> {
  changing.running.changed('message', changing.scope.customerId);
  await tellSettled(changing);
}

/** Messages or notes of days were answered, settled without an answer, or wait again. */
export async function tellSettled(changing: Changing): Promise<void> {
  changing.running.changed('conversation', changing.scope.customerId);
  await settleWhatIsOver(changing);
}

export async function tellRead(changing: Changing): Promise<void> {
  changing.running.changed('message', changing.scope.customerId);
  await settleWhatIsOver(changing);
}

async function settleWhatIsOver({ operation, running, scope }: Changing): Promise<void> {
  const { customerId } = scope;
  const told = { customerId, at: operation.now() };
  const conversation = await running.db
    .selectFrom('conversation')
    .select('waitingSince')
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  const since = conversation?.waitingSince ?? null;
  await (since === null
    ? settle(running, { kind: 'question', ...told })
    : unsettle(running, { kind: 'question', customerId, about: '', since }));
  if ((await countUnread(running.db, scope, 'customer')) === 0)
    await settle(running, { kind: 'message', ...told });
}
