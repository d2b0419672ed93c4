import type { Conversation, Message } from '#domain/conversations/conversationSchema.ts';

type Waiting = Pick<Conversation, 'messages'> | undefined;
type Shown = {
  /** The newest first. */
  readonly messages: readonly Message[];
  /** The ids of those that were in view. */
  readonly seen: ReadonlySet<string>;
  /** Whether `messages` are all messages there are. */
  readonly isAll: boolean;
};

/**
 * The customer's last message that was seen; an answer settles it and all before it. Undefined if an earlier
 * waiting message is not loaded yet, or if no waiting message was seen: a dietician must not answer what they
 * have not seen. Ids sort in the order of the messages.
 */
export function lastSeen(shown: Shown, waiting: Waiting): string | undefined {
  if (shown.messages.length === 0 || !hasAllWaiting(shown, waiting)) return undefined;
  const id = newestSeen(shown.messages, shown.seen);
  const first = waiting?.messages?.first.id;
  return id !== undefined && first !== undefined && id < first ? undefined : id;
}

/** Whether these messages include all that wait. */
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
 * The same, if only the messages about one day are on screen: they have to include all waiting ones. If
 * others wait that are not on screen, an answer settles nothing.
 */
export function lastSeenOfDay(
  { messages, seen }: Pick<Shown, 'messages' | 'seen'>,
  waiting: Waiting,
): string | undefined {
  if (!waiting?.messages) return undefined;
  const shown = waitingAmong(messages, waiting);
  return shown.length === waiting.messages.count ? newestSeen(shown, seen) : undefined;
}

/** The newest of these messages that waits for an answer. */
export const newestWaiting = (messages: readonly Message[], waiting: Waiting) =>
  waitingAmong(messages, waiting)[0];

function waitingAmong(messages: readonly Message[], waiting: Waiting): readonly Message[] {
  const first = waiting?.messages?.first.id;
  return messages.filter(
    ({ id, from, takenBack }) =>
      first !== undefined && from === 'customer' && !takenBack && id >= first,
  );
}
