import type { Side } from '#domain/conversations/message.ts';
import type { Message } from '#domain/conversations/messageSchema.ts';

type Seen = { readonly messages: readonly Message[]; readonly seen: ReadonlySet<string> };

/**
 * The last message that may be noted as read, which is one that was seen: all of the unread ones have to
 * be among these, because with one message all earlier ones count as read. Null for none.
 */
export function unreadUpTo({ messages, seen }: Seen, reader: Side, unread: number): string | null {
  const shown = messages.filter(({ from, read }) => from !== reader && !read);
  if (unread === 0 || shown.length < unread) return null;
  return shown.find(({ id }) => seen.has(id))?.id ?? null;
}
