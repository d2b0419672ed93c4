import { useRef } from 'react';
import type { Reminder, ReminderInput } from '#domain/reminders/reminder.ts';
import { createOnce, type Making } from '../draft/createOnce.ts';
import { addReminder, changeReminder, useWriteReminder } from './api.ts';
import type { ReminderValues } from './reminderValues.ts';

/** A new one, or what has changed of the one of this `id`. */
export type ToStore =
  | { readonly id: null; readonly input: ReminderInput }
  | { readonly id: string; readonly change: Partial<ReminderValues> };

const nothing = (): Making<ReminderInput, Reminder> => ({ intent: null, made: null });

/**
 * Stores reminders: the one that is `edited`, or a new one, which is one however often it is tried.
 * Whether one that is there is paused is not for a form to say.
 */
export function useStoreReminder(customerId: string, edited: string | null) {
  const making = useRef(nothing());
  const add = (input: ReminderInput) =>
    createOnce(making.current, input, {
      create: (sent, key) => addReminder(customerId, sent, key),
      change: ({ id }, { subject, time, weekdays }) =>
        changeReminder(customerId, id, { subject, time, weekdays }),
    });
  const { mutateAsync } = useWriteReminder(customerId, edited, (given: ToStore) =>
    given.id === null ? add(given.input) : changeReminder(customerId, given.id, given.change),
  );
  return {
    store: mutateAsync,
    /** What is added next has nothing to do with what was tried before. */
    beginAnew: () => {
      making.current = nothing();
    },
  };
}
