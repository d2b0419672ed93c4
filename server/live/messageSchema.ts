import * as z from 'zod';
import type { Message } from './hub.ts';

const messageSchema: z.ZodType<Message> = z.union([
  z.strictObject({ change: z.strictObject({ kind: z.string(), id: z.string() }) }),
  z.strictObject({ missed: z.literal(true) }),
  z.strictObject({
    ended: z.strictObject({
      userId: z.string(),
      sessionId: z.string().exactOptional(),
      exceptSessionId: z.string().exactOptional(),
    }),
  }),
]);

const someSchema = z.array(z.unknown());

/**
 * What another instance sent; null for what somebody else said on the same channel. A newer instance
 * may tell of what this one does not know: that is left out, and nothing that was sent with it.
 */
export function parseMessages(payload: string): Message[] | null {
  try {
    const some = someSchema.safeParse(JSON.parse(payload)).data;
    return some?.flatMap((each) => messageSchema.safeParse(each).data ?? []) ?? null;
  } catch {
    return null;
  }
}
