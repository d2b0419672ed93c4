import { useMutation } from '@tanstack/react-query';
import type { WaitingNote } from '#domain/conversations/conversationSchema.ts';
import { formatDay } from '#domain/day.ts';
import { Button } from '../kit/Button.tsx';
import { TextLink } from '../kit/Link.tsx';
import { Failure } from '../kit/Notice.tsx';
import { markNoteRead, noted } from './api.ts';
import classes from './DayNote.module.css';
import { NOTE_FAILED } from './inboxWords.ts';

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
    <section className={classes.note} aria-label={`Note of ${formatDay(date, 'long')}`}>
      <div className={classes.noteHead}>
        <TextLink to={`/client/customers/${customerId}?date=${date}`}>
          Note of {formatDay(date, 'long')}
        </TextLink>
        <Button
          variant="light"
          size="compact-sm"
          loading={read.isPending}
          onClick={() => read.mutate()}
        >
          Mark as Read
        </Button>
      </div>
      {!standsAbove && <p dir="auto">{text}</p>}
      <Failure message={NOTE_FAILED} error={read.error} />
    </section>
  );
}
