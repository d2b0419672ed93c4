import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { clockWords, dayIn, daysBetween, dayWords, formatTime, type Instant } from '#domain/day.ts';
import { nextReminderAt } from '#domain/reminders/nextReminder.ts';
import { daysWords, nameOf } from '#domain/reminders/reminder.ts';
import type { Reminder } from '#domain/reminders/reminderSchema.ts';
import { say as ofReminders } from '#domain/reminders/words.ts';
import { messageOf } from '../api/errors.ts';
import { RowAction } from '../kit/Button.tsx';
import { ConfirmDialog } from '../kit/Dialog.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { useBriefMessage, useMinute } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import { isGone, useDeleteReminder, usePauseReminder } from './api.ts';
import classes from './RemindersScreen.module.css';
import { say } from './words.ts';

type Props = {
  customerId: string;
  items: readonly Reminder[];
  timeZone: string;
  /** The form replaces the reminder that it changes. */
  edited: { readonly id: string; readonly form: ReactNode } | null;
  onEdit: (reminder: Reminder) => void;
  focusNext: (id: string | null) => void;
};

const FAILURE_MS = 5000;

/** All reminders, by time of day. */
export function ReminderList({ customerId, items, timeZone, edited, onEdit, focusNext }: Props) {
  const now = useMinute();
  const [asked, setAsked] = useState<Reminder | null>(null);
  const [failure, fail, clear] = useBriefMessage<string>(FAILURE_MS);
  const remove = useDeleteReminder(customerId, (reminder) => {
    // The dialog is closed first: while it is open, no element outside it can have the focus.
    flushSync(() => setAsked(null));
    const next = neighbourOf(items, reminder, edited?.id);
    focusNext(next && deleteIdOf(next.id));
    toastSuccess(say.deleted);
  });
  const askedToDelete = (reminder: Reminder) => {
    clear();
    setAsked(reminder);
  };
  const confirmed = (reminder: Reminder) =>
    remove.mutate(reminder, {
      onError: (error) => {
        setAsked(null);
        fail(messageOf(error));
      },
    });
  return (
    <>
      {failure && (
        <div className="below-3">
          <Failure message={say.failedToDelete} reason={failure} />
        </div>
      )}
      <ul className="card" aria-label={ofKit.reminders}>
        {items.map((reminder) =>
          edited?.id === reminder.id ? (
            <li key={reminder.id} className={classes.written}>
              {edited.form}
            </li>
          ) : (
            <ReminderRow
              key={reminder.id}
              customerId={customerId}
              reminder={reminder}
              name={nameOf(reminder, items)}
              timeZone={timeZone}
              now={now}
              onEdit={() => onEdit(reminder)}
              onDelete={() => askedToDelete(reminder)}
            />
          ),
        )}
      </ul>
      <ConfirmDialog
        opened={asked !== null}
        title={asked ? ofKit.deleteNamed(nameOf(asked, items)) : ''}
        message={say.sureToDelete}
        confirmLabel={ofKit.delete}
        busy={remove.isPending}
        onConfirm={() => asked && confirmed(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

/**
 * The reminder that moves into the place of a deleted one, or else the one before it; null for none. The reminder
 * being edited is skipped: it has no button to focus.
 */
function neighbourOf(
  items: readonly Reminder[],
  { id }: Reminder,
  editedId: string | undefined,
): Reminder | null {
  const rows = items.filter((each) => each.id !== editedId);
  const place = rows.findIndex((each) => each.id === id);
  return rows[place + 1] ?? rows[place - 1] ?? null;
}

type ReminderRowProps = {
  customerId: string;
  reminder: Reminder;
  /** The reminder's name, which is unique in the list. */
  name: string;
  timeZone: string;
  now: Date;
  onEdit: () => void;
  onDelete: () => void;
};

function ReminderRow(props: ReminderRowProps) {
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
      const message = wanted ? say.failedToResume : say.failedToPause;
      const reason = isGone(error) ? say.wasDeleted : messageOf(error);
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
        {clockWords(time)}
      </time>
      <div className={classes.words}>
        <p className={classes.subject}>{ofReminders.subjects[subject]}</p>
        <p id={facts} className={classes.facts}>
          <span>{daysWords(weekdays)}</span>
          <span>{active ? say.next(nextWords(reminder, timeZone, now)) : say.paused}</span>
          {subject !== 'water' && <span>{ofReminders.unless[subject]}</span>}
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
        <RowAction
          id={editIdOf(id)}
          icon={IconPencil}
          label={ofKit.edit}
          name={say.editNamed(name)}
          onClick={onEdit}
        />
        <RowAction
          id={deleteIdOf(id)}
          icon={IconTrash}
          label={ofKit.delete}
          name={say.deleteNamed(name)}
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

export const ADD_ID = 'add-reminder';
export const editIdOf = (id: string): string => `edit-reminder-${id}`;
const deleteIdOf = (id: string): string => `delete-reminder-${id}`;

/**
 * Returns a function that focuses the element with an id as soon as it exists (null: the heading), for when the
 * pressed button disappears. It does nothing while somebody types in a field.
 */
export function useFocusNext(): (id: string | null) => void {
  const [wanted, want] = useState<{ readonly id: string | null } | null>(null);

  // After every render, because the list may change later than the form.
  useEffect(() => {
    if (!wanted) return;
    const { id } = wanted;
    const next = id === null ? document.querySelector('h1') : document.getElementById(id);
    if (!next) return;
    want(null);
    if (!document.activeElement?.matches('input')) next.focus();
  });

  return (id) => want({ id });
}

/**
 * 'today at 20:00', 'tomorrow at 07:30', 'Sat 28 Nov at 08:00': when it is next due, by the clock of `timeZone`.
 */
export function nextWords(reminder: Reminder, timeZone: string, now: Date): string {
  const at = new Date(nextOf(reminder, timeZone, now));
  const time = formatTime(at, timeZone);
  const [day, today] = [dayIn(timeZone, at), dayIn(timeZone, now)];
  const ahead = daysBetween(today, day);
  if (ahead === 0) return say.todayAt(time);
  return ahead === 1 ? say.tomorrowAt(time) : say.dayAt(dayWords(day, today), time);
}

/** The time from the server until it has passed; on a page that stays open it is calculated here from then on. */
function nextOf(reminder: Reminder, timeZone: string, now: Date): Instant {
  const { nextAt } = reminder;
  if (nextAt !== null && new Date(nextAt) > now) return nextAt;
  return nextReminderAt(reminder, timeZone, now);
}
