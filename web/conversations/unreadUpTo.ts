import type { Side } from '#domain/conversations/message.ts';
import type { Message } from '#domain/conversations/messageSchema.ts';

/**
 * The last message that may be noted as read: all of the unread ones have to be among these, because
 * with one message all earlier ones count as read. Null for none.
 */
export function unreadUpTo(
  messages: readonly Message[],
  reader: Side,
  unread: number,
): string | null {
  const shown = messages.filter(({ from, read }) => from !== reader && !read);
  if (unread === 0 || shown.length < unread) return null;
  return shown[0]?.id ?? null;
}
