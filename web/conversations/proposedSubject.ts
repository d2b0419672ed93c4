import type { Side } from '#domain/conversations/message.ts';
import type { Message, Subject } from '#domain/conversations/messageSchema.ts';

/** What a reply is about: what the other side wrote of last, if nobody has answered it. */
export function proposedSubject(newestFirst: readonly Message[], side: Side): Subject {
  const last = newestFirst.find(({ takenBack }) => !takenBack);
  return last && last.from !== side ? last.subject : { kind: 'general' };
}
