import type { Message } from '#domain/conversations/conversationSchema.ts';
import { type Day, dayIn } from '#domain/day.ts';

export type ThreadDay = { readonly day: Day; readonly messages: readonly Message[] };

/**
 * Puts messages, given newest first, into reading order: the oldest day first, and each day's oldest message
 * first.
 */
export function threadDays(newestFirst: readonly Message[], timeZone: string): ThreadDay[] {
  const days: { day: Day; messages: Message[] }[] = [];
  for (const message of newestFirst.toReversed()) {
    const day = dayIn(timeZone, new Date(message.sentAt));
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
