import { useRef } from 'react';
import type { ReminderInput } from '#domain/reminders/reminder.ts';
import { newKey } from '../plans/form/newKey.ts';
import { addOnce } from './addOnce.ts';
import { addReminder, changeReminder, useWriteReminder } from './api.ts';

type Given = { readonly id: string | null; readonly input: ReminderInput };

/** Stores reminders: the one of this `id`, or a new one, which is one however often it is tried. */
export function useStoreReminder(customerId: string) {
  const begin = () =>
    addOnce(
      {
        add: (input, key) => addReminder(customerId, input, key),
        change: (id, input) => changeReminder(customerId, id, input),
      },
      newKey,
    );
  const add = useRef(begin());
  const write = useWriteReminder(customerId, ({ id, input }: Given) =>
    id === null ? add.current(input) : changeReminder(customerId, id, input),
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
