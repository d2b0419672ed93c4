import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import type { Message, Writing } from '#domain/conversations/conversationSchema.ts';
import type { Side } from '#domain/conversations/message.ts';
import type { Day } from '#domain/day.ts';
import { invalidate } from '../live/queryClient.tsx';
import { markRead, messagesQuery } from './api.ts';
import { useSeen } from './useSeen.ts';

const NONE: readonly Message[] = [];

/** Used until it is known whether the user may write: typing need not wait, and sending checks it anyway. */
export const FREE: Writing = { refusal: null, hint: null };

type Setup = {
  /** The element that contains the messages. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly date?: Day | null;
  readonly isShown?: (message: Message) => boolean;
};

/** The messages of a customer, newest first: all, or those about a day. Seen messages are marked as read. */
export function useThread(
  customerId: string,
  side: Side,
  { frame, date = null, isShown = () => true }: Setup,
) {
  const list = useInfiniteQuery(messagesQuery(customerId, date));
  const messages = list.data?.pages.flatMap(({ items }) => items).filter(isShown) ?? NONE;
  const [first] = list.data?.pages ?? [];
  const seen = useSeen(frame, messages);
  useReading(customerId, unreadUpTo({ messages, seen }, side, first?.unread ?? 0));
  return { list, messages, seen, writing: first?.writing ?? null };
}

/** Marks messages as read. */
function useReading(customerId: string, upTo: string | null): void {
  useEffect(() => {
    if (upTo === null) return;
    markRead(customerId, upTo).then(
      () => invalidate(['customers', customerId, 'message', 'unread']),
      // A failure is ignored: the next view marks them again.
      () => undefined,
    );
  }, [customerId, upTo]);
}

type Seen = { readonly messages: readonly Message[]; readonly seen: ReadonlySet<string> };

/**
 * The last message that may be marked as read, which must have been seen. All unread messages have to be
 * among these, because marking one also marks all earlier ones. Null for none.
 */
export function unreadUpTo({ messages, seen }: Seen, reader: Side, unread: number): string | null {
  const shown = messages.filter(({ from, read }) => from !== reader && !read);
  if (unread === 0 || shown.length < unread) return null;
  return shown.find(({ id }) => seen.has(id))?.id ?? null;
}
