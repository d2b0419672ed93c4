import { useRef } from 'react';
import type { ReminderInput } from '#domain/reminders/reminder.ts';
import { newKey } from '../plans/form/newKey.ts';
import { addOnce } from './addOnce.ts';
import { addReminder, changeReminder, useNewest, useWriteReminder } from './api.ts';

type Given = { readonly id: string | null; readonly input: ReminderInput };

/**
 * Stores reminders: the one that is `edited`, or a new one, which is one however often it is tried.
 * Whether one that is there is paused is not for a form to say.
 */
export function useStoreReminder(customerId: string, edited: string | null) {
  const newest = useNewest(customerId);
  const change = async (id: string, input: ReminderInput) => {
    const { active } = (await newest(id)) ?? input;
    return changeReminder(customerId, id, { ...input, active });
  };
  const begin = () =>
    addOnce(
      {
        add: (input, key) => addReminder(customerId, input, key),
        change,
      },
      newKey,
    );
  const add = useRef(begin());
  const write = useWriteReminder(customerId, edited, ({ id, input }: Given) =>
    id === null ? add.current(input) : change(id, input),
  );
  /** What is added next has nothing to do with what was tried before. */
  const beginAnew = () => {
    add.current = begin();
  };
  const store = async (given: Given) => {
    const stored = await write.mutateAsync(given);
    beginAnew();
    return stored;
  };
  return { store, beginAnew };
}
