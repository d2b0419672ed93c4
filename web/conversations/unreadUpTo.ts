import type { Message } from '#domain/conversations/conversationSchema.ts';
import type { Side } from '#domain/conversations/message.ts';

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
