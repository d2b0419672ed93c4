import { isAlike, REMINDER_SUBJECTS } from '#domain/reminders/reminder.ts';
import { browserStore, keep, keysOf } from '../keep.ts';
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

const keysOfDrafts = (customerId: string) => `weekplate:${customerId}:reminder-draft:`;

type Browser = ReturnType<typeof browserStore>;

export type DraftKeeper = {
  /**
   * The draft this browser keeps of the reminder of this `id`, of a new one (null), or of any (left
   * out); null for none, and where it cannot be read.
   */
  readonly read: (id?: string | null) => ReminderDraft | null;
  /**
   * Keeps what is not saved yet; null, or nothing changed: forgets it. False when this browser keeps
   * nothing (storage is full or forbidden).
   */
  readonly keep: (draft: ReminderDraft | null) => boolean;
};

/** The draft of one screen, where other tabs of this browser may have one as well: one each reminder. */
export function draftKeeper(customerId: string, store: Browser = browserStore()): DraftKeeper {
  const prefix = keysOfDrafts(customerId);
  const keyOf = (id: string | null) => `${prefix}${id ?? 'new'}`;
  // What this screen wrote, or took over. What another tab has written since is not for it to forget.
  let own: { readonly key: string; readonly text: string } | null = null;

  const readAt = (key: string): ReminderDraft | null => {
    const text = store.getItem(key);
    const draft = draftIn(text);
    if (text !== null && draft) own = { key, text };
    return draft;
  };
  const readAny = () => {
    for (const key of keysOf(store)) {
      const draft = key.startsWith(prefix) && readAt(key);
      if (draft) return draft;
    }
    return null;
  };
  const write = (draft: ReminderDraft) => {
    const [key, text] = [keyOf(draft.id), JSON.stringify(draft)];
    const isKept = keep(store, key, text);
    if (isKept) own = { key, text };
    return isKept;
  };
  const forget = () => {
    if (own && store.getItem(own.key) === own.text) store.removeItem(own.key);
    own = null;
    return true;
  };
  return {
    read: (id) => (id === undefined ? readAny() : readAt(keyOf(id))),
    keep: (draft) => (draft && !isAlike(draft.values, draft.base) ? write(draft) : forget()),
  };
}

function draftIn(text: string | null): ReminderDraft | null {
  try {
    return kept(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}
