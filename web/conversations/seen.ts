import type { Conversation } from '#domain/conversations/conversationSchema.ts';
import type { Message } from '#domain/conversations/messageSchema.ts';

type Waiting = Pick<Conversation, 'messages'> | undefined;
type Shown = {
  /** The newest first. */
  readonly messages: readonly Message[];
  /** The ids of those that were in view. */
  readonly seen: ReadonlySet<string>;
  /** Whether there are no others. */
  readonly isAll: boolean;
};

/**
 * The last message of the customer that was seen, which an answer settles with all before it; undefined
 * where a waiting one before it is not there yet, or none of those that wait was seen: nobody may answer
 * what they have not seen. Ids sort as the messages came.
 */
export function lastSeen(shown: Shown, waiting: Waiting): string | undefined {
  if (shown.messages.length === 0 || !hasAllWaiting(shown, waiting)) return undefined;
  const id = newestSeen(shown.messages, shown.seen);
  const first = waiting?.messages?.first.id;
  return id !== undefined && first !== undefined && id < first ? undefined : id;
}

/** Whether all messages that wait are among these. */
export function hasAllWaiting(
  { messages, isAll }: Pick<Shown, 'messages' | 'isAll'>,
  waiting: Waiting,
): boolean {
  if (isAll) return true;
  const first = waiting?.messages?.first.id;
  const oldest = messages.at(-1)?.id ?? '';
  return waiting !== undefined && (first === undefined || oldest <= first);
}

const newestSeen = (messages: readonly Message[], seen: ReadonlySet<string>) =>
  messages.find(({ id, from, takenBack }) => from === 'customer' && !takenBack && seen.has(id))?.id;

/**
 * The same where only the messages about one day are on screen: all waiting ones have to be among them.
 * Where some waits that is not shown here, an answer settles nothing.
 */
export function lastSeenOfDay(
  { messages, seen }: Pick<Shown, 'messages' | 'seen'>,
  waiting: Waiting,
): string | undefined {
  if (!waiting?.messages) return undefined;
  const { count, first } = waiting.messages;
  const shown = messages.filter(
    ({ id, from, takenBack }) => from === 'customer' && !takenBack && id >= first.id,
  );
  return shown.length === count ? newestSeen(shown, seen) : undefined;
}
