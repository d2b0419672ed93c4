import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  Reminder,
  ReminderChange,
  ReminderInput,
  Reminders,
} from '#domain/reminders/reminderSchema.ts';
import { ApiError, get, send, worthFetchingAgain } from '../api/request.ts';
import { byTime } from './reminderValues.ts';

const listPath = (customerId: string) =>
  `/api/customers/${encodeURIComponent(customerId)}/reminders`;
const onePath = (customerId: string, id: string) =>
  `${listPath(customerId)}/${encodeURIComponent(id)}`;

/** All reminders of a customer, by time of day, and whether mail reaches them. */
export const remindersQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'reminder'],
    queryFn: () => get<Reminders>(listPath(customerId)),
  });

export const addReminder = (customerId: string, input: ReminderInput, key: string) =>
  send<Reminder>('POST', listPath(customerId), input, { idempotencyKey: key });

/** Changes only the given fields: another screen may have changed the others. */
export const changeReminder = (customerId: string, id: string, change: ReminderChange) =>
  send<Reminder>('PATCH', onePath(customerId, id), change);

/** Puts the answer to a change into the list on screen; after a failure, refetches the list. */
function useListChange(customerId: string) {
  const queries = useQueryClient();
  const { queryKey } = remindersQuery(customerId);
  const setItems = (change: (items: readonly Reminder[]) => Reminder[]) =>
    queries.setQueryData(queryKey, (now) => now && { ...now, items: change(now.items) });
  return {
    stored: (reminder: Reminder) => {
      setItems((items) => byTime([...items.filter(({ id }) => id !== reminder.id), reminder]));
    },
    gone: (gone: string) => {
      setItems((items) => items.filter(({ id }) => id !== gone));
    },
    /** A deleted reminder leaves the list at once, so that the next press on Save adds a new one. */
    failed: (error: unknown, id: string | null) => {
      if (isGone(error)) setItems((items) => items.filter((each) => each.id !== id));
      if (worthFetchingAgain(error)) void queries.invalidateQueries({ queryKey });
    },
  };
}

/** Sends the changes of one reminder one after the other, so that the last one wins. */
const oneByOne = (id: string | null) => (id === null ? {} : { scope: { id: `reminder ${id}` } });

/** Stores the reminder with this `id` (null: a new one) by `write`, which returns it as stored. */
export function useWriteReminder<Given>(
  customerId: string,
  id: string | null,
  write: (given: Given) => Promise<Reminder>,
) {
  const list = useListChange(customerId);
  return useMutation({
    mutationFn: write,
    ...oneByOne(id),
    onSuccess: list.stored,
    onError: (error) => list.failed(error, id),
  });
}

/** Pauses a reminder (false), or resumes it (true). */
export const usePauseReminder = (customerId: string, id: string) =>
  useWriteReminder(customerId, id, (active: boolean) => changeReminder(customerId, id, { active }));

/** `onDeleted` is called before the row leaves the list. */
export function useDeleteReminder(customerId: string, onDeleted: (reminder: Reminder) => void) {
  const list = useListChange(customerId);
  return useMutation({
    mutationFn: async ({ id }: Reminder) => {
      try {
        await send<void>('DELETE', onePath(customerId, id));
      } catch (error) {
        // Somebody else has deleted the reminder already.
        if (!isGone(error)) throw error;
      }
    },
    onSuccess: (_nothing, reminder) => {
      onDeleted(reminder);
      list.gone(reminder.id);
    },
    onError: (error, { id }) => list.failed(error, id),
  });
}

/** The reminder was deleted in the meantime, in another tab or on another device. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;
