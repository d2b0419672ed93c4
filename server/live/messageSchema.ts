import * as z from 'zod';
import type { Message } from './hub.ts';

const messageSchema: z.ZodType<Message> = z.union([
  z.strictObject({
    change: z.strictObject({ kind: z.string(), id: z.string(), by: z.string().exactOptional() }),
  }),
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
 * The messages that another instance sent; null for a payload that is not ours. Messages of a kind that
 * only a newer instance knows are left out; the rest of the payload counts.
 */
export function parseMessages(payload: string): Message[] | null {
  try {
    const some = someSchema.safeParse(JSON.parse(payload)).data;
    return some?.flatMap((each) => messageSchema.safeParse(each).data ?? []) ?? null;
  } catch {
    return null;
  }
}
