import { useState } from 'react';
import { isDuplicate } from '#domain/reminders/reminder.ts';
import type { Reminder } from '#domain/reminders/reminderSchema.ts';
import { useDraft } from '../draft/useDraft.ts';
import { draftKey, leftDraft, type ReminderDraft, reminderDraft } from './reminderDraft.ts';
import { changesOf, type ReminderValues, savedTo, valuesOf } from './reminderValues.ts';

/** The reminder that the form changes (`id` null: a new one), and its initial values. */
type Opened = {
  readonly id: string | null;
  readonly base: ReminderValues;
  /** Opened by a press; false for a draft that was found when the screen opened. */
  readonly byPress: boolean;
};

/** The draft of the one open reminder; kept in the browser until it is saved. */
export function useReminderDraft(customerId: string, items: readonly Reminder[]) {
  const [opened, setOpened] = useState<Opened | null>(() => {
    const left = leftDraft(customerId);
    return left && { ...left, byPress: false };
  });
  const id = opened?.id ?? null;
  const kept = useDraft<ReminderDraft>({
    // A closed form has a separate key, under which nothing is kept.
    key: draftKey(customerId, opened ? id : ''),
    shape: reminderDraft,
    isUnsaved: ({ values, base }) => !isDuplicate(values, base),
  });
  const written = opened && (kept.draft ?? { id, base: opened.base, values: opened.base });
  const edited = items.find((each) => each.id === id) ?? null;
  // Shows what another screen has changed in the meantime, except in fields that were changed here as well.
  const draft = written && edited ? { ...written, values: savedTo(edited, written) } : written;

  return {
    /** Null while the form is closed. */
    draft,
    /** The reminder being changed; null for a new one, and for one deleted in the meantime. */
    edited,
    /** The fields that were changed here. */
    changes: written ? changesOf(written) : {},
    isChanged: written !== null && !isDuplicate(written.values, written.base),
    isRestored: kept.draft !== null && kept.draft === kept.found,
    isKept: kept.isKept,
    isDeleted: written !== null && id !== null && !edited,
    isOutdated: written !== null && edited !== null && !isDuplicate(written.base, valuesOf(edited)),
    byPress: opened?.byPress === true,
    /** Opens the form of a reminder (null: a new one) with these initial values. */
    open(id: string | null, base: ReminderValues) {
      kept.drop();
      setOpened({ id, base, byPress: true });
    },
    /** Closes the form and drops its draft. */
    close() {
      kept.drop();
      setOpened(null);
    },
    drop: kept.drop,
    change(patch: Partial<ReminderValues>) {
      if (!draft) return;
      const base = edited ? valuesOf(edited) : draft.base;
      kept.write(() => ({ id, values: { ...draft.values, ...patch }, base }));
    },
  };
}
