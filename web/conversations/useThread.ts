import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Side } from '#domain/conversations/message.ts';
import type { Message, Writing } from '#domain/conversations/messageSchema.ts';
import type { Day } from '#domain/day.ts';
import { invalidate } from '../live/invalidate.ts';
import { markRead, messagesQuery } from './api.ts';
import { unreadUpTo } from './unreadUpTo.ts';

const NONE: readonly Message[] = [];

/** While it is not known whether one may write: typing need not wait, and sending says it as well. */
export const FREE: Writing = { refusal: null, hint: null };

/** The messages of a customer, the newest first, all or those about a day. What is on screen counts as read. */
export function useThread(
  customerId: string,
  side: Side,
  {
    date = null,
    isShown = () => true,
  }: { date?: Day | null; isShown?: (m: Message) => boolean } = {},
) {
  const list = useInfiniteQuery(messagesQuery(customerId, date));
  const messages = list.data?.pages.flatMap(({ items }) => items).filter(isShown) ?? NONE;
  const [first] = list.data?.pages ?? [];
  useReading(customerId, unreadUpTo(messages, side, first?.unread ?? 0));
  return { list, messages, writing: first?.writing ?? null };
}

/** Notes messages as read while somebody looks at the page. */
function useReading(customerId: string, upTo: string | null): void {
  const isVisible = useVisibility();
  useEffect(() => {
    if (upTo === null || !isVisible) return;
    markRead(customerId, upTo).then(
      () => invalidate(['customers', customerId, 'message', 'unread']),
      // The next look at the messages notes them again.
      () => undefined,
    );
  }, [customerId, upTo, isVisible]);
}

function useVisibility(): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}
