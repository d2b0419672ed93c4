import { useRef, useState } from 'react';
import { isDuplicate } from '#domain/reminders/reminder.ts';
import type { Reminder, ReminderInput } from '#domain/reminders/reminderSchema.ts';
import { messageOf } from '../api/errors.ts';
import { type Creation, createOnce, newCreation } from '../draft/createOnce.ts';
import { useDraft } from '../draft/useDraft.ts';
import { checkWith, useSending } from '../draft/useSending.ts';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { useBriefMessage } from '../kit/time.ts';
import { addReminder, changeReminder, isGone, useWriteReminder } from './api.ts';
import {
  changesOf,
  draftKey,
  leftDraft,
  NEW_REMINDER,
  type ReminderDraft,
  type ReminderValues,
  reminderDraft,
  savedTo,
  valuesOf,
} from './reminderValues.ts';
import { say } from './words.ts';

const schema = async () =>
  (await import('#domain/reminders/reminderSchema.ts')).reminderInputSchema;

const FAILURE_MS = 5000;
const reasonOf = (failure: unknown) =>
  isGone(failure) ? say.deletedMeanwhile : messageOf(failure);

/** The one form of the screen: a new reminder, or one being changed. */
export function useReminderForm(
  customerId: string,
  items: readonly Reminder[],
  onStored: (reminder: Reminder) => void,
) {
  const writing = useReminderDraft(customerId, items);
  const { draft, edited, changes } = writing;
  const [refusedEdits, setRefusedEdits] = useState(0);
  const [failure, fail, clear] = useBriefMessage<string>(FAILURE_MS);
  const creation = useRef<Creation<ReminderInput, Reminder>>(newCreation());
  const beginAnew = () => {
    creation.current = newCreation();
  };
  const sending = useSending<Reminder>(`reminder of ${customerId}`, {
    onStored(stored) {
      beginAnew();
      writing.close();
      onStored(stored);
    },
    onRefused({ failure }) {
      if (isGone(failure)) beginAnew();
      if (failure !== null) fail(reasonOf(failure));
    },
    onUnseen(outcome) {
      if (!outcome.ok && outcome.failure !== null)
        toastFailure(`${say.failedToSave} ${reasonOf(outcome.failure)}`);
    },
  });

  const write = useWriteReminder(customerId, draft?.id ?? null, (work: () => Promise<Reminder>) =>
    work(),
  );
  const store = async (work: () => Promise<Reminder>, done: string) => {
    const stored = await write.mutateAsync(work);
    writing.drop();
    toastSuccess(done);
    return stored;
  };
  const add = (input: ReminderInput) => {
    const create = (sent: ReminderInput, key: string) => addReminder(customerId, sent, key);
    // The form does not contain whether a stored reminder is paused.
    const change = (made: Reminder, { active: _, ...values }: ReminderInput) =>
      changeReminder(customerId, made.id, values);
    return store(() => createOnce(creation.current, input, { create, change }), say.added);
  };
  const update = ({ id }: Reminder) =>
    store(() => changeReminder(customerId, id, changes), say.saved);

  /** Opens or closes the form with `act`, unless it is being sent. */
  const turnTo = (act: () => void) => {
    if (sending.busy) return;
    clear();
    sending.clear();
    beginAnew();
    setRefusedEdits(0);
    act();
  };

  return {
    ...sending,
    ...writing,
    /** How often the user tried to edit another reminder while this one had unsaved changes. */
    refusedEdits,
    failure: failure && { message: say.failedToSave, reason: failure },
    add: () => turnTo(() => writing.open(null, NEW_REMINDER)),
    edit(reminder: Reminder) {
      if (writing.isChanged) setRefusedEdits(refusedEdits + 1);
      else turnTo(() => writing.open(reminder.id, valuesOf(reminder)));
    },
    cancel: () => turnTo(writing.close),
    change(patch: Partial<ReminderValues>) {
      if (sending.busy) return;
      writing.change(patch);
      // A duplicate is reported at the time field, but any change may resolve it.
      sending.mend([...Object.keys(patch), 'time']);
    },
    save() {
      if (!draft) return;
      clear();
      sending.send(
        () => checkWith(schema, { ...draft.values, active: true }),
        (input) => (edited ? update(edited) : add(input)),
      );
    },
    addSuggested(suggested: ReminderValues) {
      clear();
      const input = { ...suggested, active: true };
      sending.send(async () => ({ ok: true, input }), add);
    },
  };
}

export type ReminderFormState = ReturnType<typeof useReminderForm>;

/** The reminder that the form changes (`id` null: a new one), and its initial values. */
type Opened = {
  readonly id: string | null;
  readonly base: ReminderValues;
  /** Opened by a press; false for a draft that was found when the screen opened. */
  readonly byPress: boolean;
};

/** The draft of the one open reminder; kept in the browser until it is saved. */
function useReminderDraft(customerId: string, items: readonly Reminder[]) {
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
