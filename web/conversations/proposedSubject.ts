import type { Side } from '#domain/conversations/message.ts';
import type { Message, Subject } from '#domain/conversations/messageSchema.ts';

/** The subject of a reply: that of the other side's last message, if nobody has answered it. */
export function proposedSubject(newestFirst: readonly Message[], side: Side): Subject {
  const last = newestFirst.find(({ takenBack }) => !takenBack);
  return last && last.from !== side ? last.subject : { kind: 'general' };
}
