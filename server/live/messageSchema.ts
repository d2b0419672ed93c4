import * as z from 'zod';
import { changeSchema } from '#domain/eventsSchema.ts';
import type { Message } from './hub.ts';

const schema: z.ZodType<Message[]> = z.array(
  z.union([
    z.strictObject({ change: changeSchema }),
    z.strictObject({ missed: z.literal(true) }),
    z.strictObject({
      ended: z.strictObject({
        userId: z.string(),
        sessionId: z.string().exactOptional(),
        exceptSessionId: z.string().exactOptional(),
      }),
    }),
  ]),
);

/** What another instance sent; null for what somebody else said on the same channel. */
export function messagesOf(payload: string): Message[] | null {
  try {
    return schema.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
