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

export const newestWaiting = (messages: readonly Message[], waiting: Waiting) =>
  waitingAmong(messages, waiting)[0];

function waitingAmong(messages: readonly Message[], waiting: Waiting): readonly Message[] {
  const first = waiting?.messages?.first.id;
  return messages.filter(
    ({ id, from, takenBack }) =>
      first !== undefined && from === 'customer' && !takenBack && id >= first,
  );
}

/**
 * The customer that J (`by` 1) or K opens: the neighbour of the open one. `before` is the list as it was when that one
 * was opened. An answer takes them out of the list, or to another place in it; the next is still whoever stood next to
 * them. After the last one J goes round to the first, so that nobody who waits is skipped. Null if nobody is left, and
 * for K at the first one.
 */
export function nextOf(
  ids: readonly string[],
  openId: string | null,
  before: readonly string[],
  by: 1 | -1,
): string | null {
  const inOrder = by === 1 ? before : before.toReversed();
  const rest = by === 1 ? ids : ids.toReversed();
  const stood = openId === null ? -1 : inOrder.indexOf(openId);
  if (stood < 0) return rest.find((id) => id !== openId) ?? null;
  const neighbour = inOrder.slice(stood + 1).find((id) => ids.includes(id));
  if (neighbour !== undefined || by === -1) return neighbour ?? null;
  // Whoever came into the list since then comes after those who were there.
  const left = rest.filter((id) => id !== openId);
  return left.find((id) => !before.includes(id)) ?? left[0] ?? null;
}
