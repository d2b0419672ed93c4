import type { Reminder, ReminderInput } from '#domain/reminders/reminder.ts';
import { ApiError } from '../api/request.ts';

/** What adding needs of the API, so that a test can stand in for it. */
export type ReminderWriter = {
  readonly add: (input: ReminderInput, key: string) => Promise<Reminder>;
  readonly change: (id: string, input: ReminderInput) => Promise<Reminder>;
};

type Intent = { readonly key: string; readonly input: ReminderInput };

const isSame = (one: ReminderInput, other: ReminderInput) =>
  JSON.stringify(one) === JSON.stringify(other);

/** A refusal is an answer: nothing was stored. Silence or a fault may hide a stored reminder. */
const wasRefused = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * Adds one reminder, once however often it is tried: the same content goes with the same key. When an
 * earlier try had no answer and something else was chosen since, that try is settled first, and what
 * it made takes the change: never two reminders.
 */
export function addOnce({ add, change }: ReminderWriter, newKey: () => string) {
  let open: Intent | null = null;
  let made: Reminder | null = null;

  const attempt = async (intent: Intent) => {
    open = intent;
    try {
      made = await add(intent.input, intent.key);
    } catch (error) {
      if (wasRefused(error)) open = null;
      throw error;
    }
    return made;
  };

  /** What an earlier try stored after all; null where the server refused it. */
  const settled = async (intent: Intent) => {
    try {
      return await attempt(intent);
    } catch (error) {
      if (wasRefused(error)) return null;
      throw error;
    }
  };

  return async (input: ReminderInput): Promise<Reminder> => {
    if (open && !made && !isSame(open.input, input)) await settled(open);
    if (made) return change(made.id, input);
    return attempt(open ?? { key: newKey(), input });
  };
}
