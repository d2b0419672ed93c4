import { Fragment } from 'react';
import type { Message } from '#domain/conversations/conversationSchema.ts';
import type { Side } from '#domain/conversations/message.ts';
import { type Day, dayIn } from '#domain/day.ts';
import { threadDayWords } from './inWords.ts';
import { MessageItem } from './MessageItem.tsx';
import classes from './Thread.module.css';

type Props = {
  customerId: string;
  /** The newest first. */
  messages: readonly Message[];
  side: Side;
  today: Day;
  withSubject?: boolean;
};

/** Messages in order, under the days on which they were sent. */
export function ThreadDays({ customerId, messages, side, today, withSubject = true }: Props) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return threadDays(messages, timeZone).map(({ day, messages: ofDay }) => (
    <Fragment key={day}>
      <p className={classes.day}>
        <time dateTime={day}>{threadDayWords(day, today)}</time>
      </p>
      {ofDay.map((message) => (
        <MessageItem key={message.id} {...{ customerId, message, side, withSubject }} />
      ))}
    </Fragment>
  ));
}

type ThreadDay = { readonly day: Day; readonly messages: readonly Message[] };

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
