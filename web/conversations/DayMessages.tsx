import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { WaitingNote } from '#domain/conversations/conversationSchema.ts';
import type { Day } from '#domain/day.ts';
import { Unloaded } from '../kit/Notice.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { say as ofKit } from '../kit/words.ts';
import { useMe } from '../session/session.ts';
import { conversationQuery, noted } from './api.ts';
import { Composer } from './Composer.tsx';
import classes from './DayMessages.module.css';
import { DayNote } from './DayNote.tsx';
import { lastSeenOfDay, newestWaiting } from './seen.ts';
import { ThreadDays } from './ThreadDays.tsx';
import { useAnswerAtOnce } from './useAnswerAtOnce.ts';
import { FREE, useThread } from './useThread.ts';
import { say } from './words.ts';

type Props = {
  customerId: string;
  date: Day;
  /** The customer's own today. */
  theirToday: Day;
  /** The note of the day, if it still waits. */
  note: WaitingNote | null;
};

/** A dietician's view of a day's messages: what was written about it, the waiting note, and the answer. */
export default function DayMessages({ customerId, date, theirToday, note }: Props) {
  const { today } = useMe();
  const frame = useRef<HTMLElement>(null);
  const { list, messages, seen, writing } = useThread(customerId, 'dietician', { frame, date });
  const waiting = useQuery(conversationQuery(customerId)).data;
  const notes = note ? [note] : [];
  const asked = newestWaiting(messages, waiting);
  useAnswerAtOnce(frame);
  return (
    <section ref={frame} className={classes.day} aria-label={say.messagesAboutThisDay}>
      <h4 tabIndex={-1}>{say.aboutThisDay}</h4>
      {!list.data && (
        <Unloaded
          query={list}
          failed={ofKit.messagesNotLoaded}
          offline={say.backOnceOnline}
          skeleton={<Skeleton height={110} />}
        />
      )}
      {notes.map((note) => (
        <DayNote key={note.date} customerId={customerId} note={note} standsAbove />
      ))}
      {messages.length > 0 && (
        <div className="column gap-3 shrinks">
          <ShowMore list={list} failed={ofKit.messagesNotLoaded} />
          <ThreadDays {...{ customerId, messages, today }} side="dietician" />
        </div>
      )}
      <Composer
        {...{ customerId, notes }}
        writing={writing ?? FREE}
        side="dietician"
        subject={{ kind: 'day', date }}
        asked={asked?.subject}
        showsSubject
        answers={lastSeenOfDay({ messages, seen }, waiting)}
        suggestsFrom={theirToday}
        plain
        onSent={() => noted(customerId)}
        onLeave={() => frame.current?.querySelector<HTMLElement>('h4')?.focus()}
      />
      <p className={classes.keys}>{say.answerKeys}</p>
    </section>
  );
}
