import { useRef } from 'react';
import type { ReminderInput } from '#domain/reminders/reminder.ts';
import { newKey } from '../draft/newKey.ts';
import { addOnce } from './addOnce.ts';
import { addReminder, changeReminder, useWriteReminder } from './api.ts';
import type { ReminderValues } from './reminderValues.ts';

/** A new one, or what has changed of the one of this `id`. */
export type ToStore =
  | { readonly id: null; readonly input: ReminderInput }
  | { readonly id: string; readonly change: Partial<ReminderValues> };

/**
 * Stores reminders: the one that is `edited`, or a new one, which is one however often it is tried.
 * Whether one that is there is paused is not for a form to say.
 */
export function useStoreReminder(customerId: string, edited: string | null) {
  const begin = () =>
    addOnce(
      {
        add: (input, key) => addReminder(customerId, input, key),
        change: (id, { subject, time, weekdays }) =>
          changeReminder(customerId, id, { subject, time, weekdays }),
      },
      newKey,
    );
  const add = useRef(begin());
  const write = useWriteReminder(customerId, edited, (given: ToStore) =>
    given.id === null
      ? add.current(given.input)
      : changeReminder(customerId, given.id, given.change),
  );
  /** What is added next has nothing to do with what was tried before. */
  const beginAnew = () => {
    add.current = begin();
  };
  const store = async (given: ToStore) => {
    const stored = await write.mutateAsync(given);
    beginAnew();
    return stored;
  };
  return { store, beginAnew };
}
