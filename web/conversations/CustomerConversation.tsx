import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import type { Day } from '#domain/day.ts';
import { useMe } from '../session/session.ts';
import { conversationQuery } from './api.ts';
import { Conversation, type Shown } from './Conversation.tsx';
import { DayNote } from './DayNote.tsx';
import { waitingSubject } from './inboxWords.ts';
import { lastSeen } from './seen.ts';
import { useAnswerAtOnce } from './useAnswerAtOnce.ts';

type Props = {
  customerId: string;
  /** The customer's own today. */
  theirToday: Day | undefined;
  /** Receives the messages on screen. */
  shown?: RefObject<Shown | null>;
  onLeave?: () => void;
};

/** A customer's conversation as a dietician reads it, including what waits for an answer. */
export function CustomerConversation({ customerId, theirToday, shown, onLeave }: Props) {
  const { today } = useMe();
  const frame = useRef<HTMLDivElement>(null);
  const { data: waiting, isPending } = useQuery(conversationQuery(customerId));
  const notes = waiting?.notes ?? [];
  useAnswerAtOnce(frame);
  return (
    <div ref={frame}>
      <Conversation
        {...{ customerId, today, onLeave, notes }}
        side="dietician"
        // Once it is known which meal was asked about: a suggestion begins with that meal.
        suggestsFrom={isPending ? undefined : theirToday}
        asked={(waiting && waitingSubject(waiting)) ?? undefined}
        answersOf={(now) => {
          if (shown) shown.current = now;
          return lastSeen(now, waiting);
        }}
        afterThread={notes.map((note) => (
          <DayNote key={note.date} customerId={customerId} note={note} />
        ))}
      />
    </div>
  );
}
