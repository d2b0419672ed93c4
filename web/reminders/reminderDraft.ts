import { isAlike, REMINDER_SUBJECTS } from '#domain/reminders/reminder.ts';
import { browserStore, keep, type Store } from '../keep.ts';
import { listOf, nullable, number, object, oneOf, type Shape, string } from '../shape.ts';
import type { ReminderValues } from './reminderValues.ts';

/** A reminder that is being written: what is chosen, and what that began from. `id` null: a new one. */
export type ReminderDraft = {
  readonly id: string | null;
  readonly values: ReminderValues;
  readonly base: ReminderValues;
};

const values: Shape<ReminderValues> = object({
  subject: oneOf(REMINDER_SUBJECTS),
  time: string,
  weekdays: listOf(number),
});
const kept: Shape<ReminderDraft> = object({ id: nullable(string), values, base: values });

const keyOf = (customerId: string) => `weekplate:${customerId}:reminder-draft`;

export type DraftKeeper = {
  /** The draft this browser keeps, or null; what is there and cannot be read counts as none. */
  readonly read: () => ReminderDraft | null;
  /**
   * Keeps what is not saved yet; null, or nothing changed: forgets it. False when this browser keeps
   * nothing (storage is full or forbidden).
   */
  readonly keep: (draft: ReminderDraft | null) => boolean;
};

/** The draft of one screen, where other tabs of this browser may have one as well. */
export function draftKeeper(customerId: string, store: Store = browserStore()): DraftKeeper {
  const key = keyOf(customerId);
  // What this screen wrote, or took over. What another tab has written since is not for it to forget.
  let own: string | null = null;

  const read = () => {
    try {
      own = store.getItem(key);
      return kept(JSON.parse(own ?? 'null'));
    } catch {
      return null;
    }
  };
  const write = (draft: ReminderDraft) => {
    const text = JSON.stringify(draft);
    const isKept = keep(store, key, text);
    if (isKept) own = text;
    return isKept;
  };
  const forget = () => {
    if (own !== null && store.getItem(key) === own) store.removeItem(key);
    own = null;
    return true;
  };
  return {
    read,
    keep: (draft) => (draft && !isAlike(draft.values, draft.base) ? write(draft) : forget()),
  };
}
