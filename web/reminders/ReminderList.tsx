import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { nameOf } from '#domain/reminders/reminder.ts';
import type { Reminder } from '#domain/reminders/reminderSchema.ts';
import { messageOf } from '../api/errors.ts';
import { ConfirmDialog } from '../kit/Dialog.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { useBriefMessage, useMinute } from '../kit/time.ts';
import { useDeleteReminder } from './api.ts';
import { ReminderRow } from './ReminderRow.tsx';
import classes from './Reminders.module.css';
import { deleteIdOf } from './useFocusNext.ts';

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
    toastSuccess('Reminder deleted.');
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
        <div className={classes.failure}>
          <Failure message="Failed to delete the reminder." reason={failure} />
        </div>
      )}
      <ul className={classes.list} aria-label="Reminders">
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
        title={asked ? `Delete “${nameOf(asked, items)}”` : ''}
        message="Are you sure you want to delete this reminder?"
        confirmLabel="Delete"
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
