import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { daysWords, SUBJECT_WORDS, UNLESS_WORDS } from '#domain/reminders/reminder.ts';
import type { Reminder } from '#domain/reminders/reminderSchema.ts';
import { messageOf } from '../api/errors.ts';
import { RowAction } from '../kit/Button.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastFailure } from '../kit/Toaster.tsx';
import { useBriefMessage } from '../kit/time.ts';
import { isGone, usePauseReminder } from './api.ts';
import classes from './Reminders.module.css';
import { deleteIdOf, editIdOf } from './useFocusNext.ts';
import { nextWords } from './words.ts';

type Props = {
  customerId: string;
  reminder: Reminder;
  /** The reminder's name, which is unique in the list. */
  name: string;
  timeZone: string;
  now: Date;
  onEdit: () => void;
  onDelete: () => void;
};

const FAILURE_MS = 5000;

/** One reminder: its time, its subject, its days, and when it is next due. */
export function ReminderRow(props: Props) {
  const { customerId, reminder, name, timeZone, now, onEdit, onDelete } = props;
  const { id, subject, time, weekdays } = reminder;
  const facts = useId();
  const [failure, fail, clear] = useBriefMessage<{ message: string; reason: string }>(FAILURE_MS);
  const row = useRef<HTMLLIElement>(null);
  const pause = usePauseReminder(customerId, id);
  const [pressed, setPressed] = useState<boolean | null>(null);
  // The state of the last press until it has an outcome: the mutation reports it a little later.
  const active = pressed ?? (pause.isPending ? pause.variables : reminder.active);

  const press = async (wanted: boolean) => {
    clear();
    setPressed(wanted);
    try {
      await pause.mutateAsync(wanted);
    } catch (error) {
      const message = `Failed to ${wanted ? 'resume' : 'pause'} the reminder.`;
      const reason = isGone(error) ? 'It was deleted meanwhile.' : messageOf(error);
      // Uses a toast if the row that would show the failure is gone.
      if (isGone(error) || !row.current) toastFailure(`${message} ${reason}`);
      else fail({ message, reason });
    } finally {
      // The button may have been pressed again in the meantime.
      setPressed((latest) => (latest === wanted ? null : latest));
    }
  };

  return (
    <li ref={row} className={classes.row} data-active={active}>
      <time className={classes.time} dateTime={time}>
        {time}
      </time>
      <div className={classes.words}>
        <p className={classes.subject}>{SUBJECT_WORDS[subject]}</p>
        <p id={facts} className={classes.facts}>
          <span>{daysWords(weekdays)}</span>
          <span>{active ? `Next: ${nextWords(reminder, timeZone, now)}` : 'Paused'}</span>
          {UNLESS_WORDS[subject] && <span>{UNLESS_WORDS[subject]}</span>}
        </p>
      </div>
      <button
        type="button"
        role="switch"
        className={classes.switch}
        aria-label={name}
        aria-describedby={facts}
        aria-checked={active}
        onClick={() => void press(!active)}
      >
        <span className={classes.track} />
      </button>
      <div className={classes.actions}>
        <RowAction id={editIdOf(id)} icon={IconPencil} label="Edit" of={name} onClick={onEdit} />
        <RowAction
          id={deleteIdOf(id)}
          icon={IconTrash}
          label="Delete"
          of={name}
          onClick={onDelete}
        />
      </div>
      {failure && (
        <div className={classes.rowFailure}>
          <Failure {...failure} />
        </div>
      )}
    </li>
  );
}
