import { useMutation } from '@tanstack/react-query';
import type { WaitingNote } from '#domain/conversations/conversationSchema.ts';
import { formatDay } from '#domain/day.ts';
import { Button } from '../kit/Button.tsx';
import { TextLink } from '../kit/Link.tsx';
import { Failure } from '../kit/Notice.tsx';
import { markNoteRead, noted } from './api.ts';
import classes from './DayNote.module.css';
import { say } from './words.ts';

type Props = {
  customerId: string;
  note: WaitingNote;
  /** The text of the note is already on screen, with the day. */
  standsAbove?: boolean;
};

/** A customer's note about a day, while it waits to be read. */
export function DayNote({
  customerId,
  note: { date, text, writtenAt },
  standsAbove = false,
}: Props) {
  const read = useMutation({
    mutationFn: () => markNoteRead(customerId, date, writtenAt),
    onSettled: () => noted(customerId),
  });
  return (
    <section className={classes.note} aria-label={say.noteOf(formatDay(date, 'long'))}>
      <div className={classes.noteHead}>
        <TextLink to={`/client/customers/${customerId}?date=${date}`}>
          {say.noteOf(formatDay(date, 'long'))}
        </TextLink>
        <Button
          variant="light"
          size="compact-sm"
          loading={read.isPending}
          onClick={() => read.mutate()}
        >
          {say.markAsRead}
        </Button>
      </div>
      {!standsAbove && <p dir="auto">{text}</p>}
      <Failure message={say.noteFailed} error={read.error} />
    </section>
  );
}
