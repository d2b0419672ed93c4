import type { Conversation } from '#domain/conversations/conversationSchema.ts';
import type { Message } from '#domain/conversations/messageSchema.ts';

type Waiting = Pick<Conversation, 'messages'> | undefined;
type Shown = { readonly messages: readonly Message[]; readonly isAll: boolean };

/**
 * The last message of the customer on screen, which an answer settles with all before it; undefined where
 * a waiting one is not on screen: nobody may answer what they have not seen. `messages` are the newest
 * first; `isAll`: there are no others. Ids sort as the messages came.
 */
export function lastSeen({ messages, isAll }: Shown, waiting: Waiting): string | undefined {
  const first = waiting?.messages?.first.id;
  const oldest = messages.at(-1)?.id;
  if (oldest === undefined) return undefined;
  const areAllWaitingShown = isAll || (waiting !== undefined && (!first || oldest <= first));
  if (!areAllWaitingShown) return undefined;
  return messages.find(({ from, takenBack }) => from === 'customer' && !takenBack)?.id;
}

/**
 * The same where only the messages about one day are on screen: all waiting ones have to be among them.
 * Where some waits that is not shown here, an answer settles nothing.
 */
export function lastSeenOfDay(messages: readonly Message[], waiting: Waiting): string | undefined {
  if (!waiting?.messages) return undefined;
  const { count, first } = waiting.messages;
  const shown = messages.filter(
    ({ id, from, takenBack }) => from === 'customer' && !takenBack && id >= first.id,
  );
  return shown.length === count ? shown[0]?.id : undefined;
}
