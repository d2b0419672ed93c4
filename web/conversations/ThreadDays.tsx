import { Fragment } from 'react';
import type { Message } from '#domain/conversations/conversationSchema.ts';
import type { Side } from '#domain/conversations/message.ts';
import type { Day } from '#domain/day.ts';
import { MessageItem } from './MessageItem.tsx';
import classes from './Thread.module.css';
import { threadDays } from './threadDays.ts';
import { threadDayWords } from './words.ts';

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
