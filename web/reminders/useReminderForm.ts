import { useRef, useState } from 'react';
import { isDuplicate } from '#domain/reminders/reminder.ts';
import type { Reminder, ReminderInput } from '#domain/reminders/reminderSchema.ts';
import { messageOf } from '../api/errors.ts';
import { rules } from '../api/rules.ts';
import { createOnce, type Making } from '../draft/createOnce.ts';
import { checkedBy } from '../draft/sending.ts';
import { useDraft } from '../draft/useDraft.ts';
import { useSending } from '../draft/useSending.ts';
import { toastFailure, toastSuccess } from '../ui/toasts.ts';
import { useBriefMessage } from '../ui/useBriefMessage.ts';
import { addReminder, changeReminder, isGone, useWriteReminder } from './api.ts';
import { draftKey, leftDraft, type ReminderDraft, reminderDraft } from './reminderDraft.ts';
import {
  changesOf,
  NEW_REMINDER,
  type ReminderValues,
  savedTo,
  valuesOf,
} from './reminderValues.ts';

const loadSchema = () => import('#domain/reminders/reminderSchema.ts');

const FAILURE_MS = 5000;
const SAVE_FAILED = 'Failed to save the reminder.';
const GONE = 'It was deleted meanwhile. What you chose is still here: Save makes it anew.';
const reasonOf = (failure: unknown) => (isGone(failure) ? GONE : messageOf(failure));

/** The reminder that the form changes (`id` null: a new one), and the values that it began with. */
type Opened = {
  readonly id: string | null;
  readonly base: ReminderValues;
  /** Opened by a press; false for a draft that was found as the screen opened. */
  readonly byPress: boolean;
};

const nothing = (): Making<ReminderInput, Reminder> => ({ intent: null, made: null });

/** The one form of the screen: a new reminder, or one that is being changed. */
export function useReminderForm(
  customerId: string,
  items: readonly Reminder[],
  onStored: (reminder: Reminder) => void,
) {
  const [opened, setOpened] = useState<Opened | null>(() => {
    const left = leftDraft(customerId);
    return left && { ...left, byPress: false };
  });
  const [unfinished, setUnfinished] = useState(0);
  const [failure, fail, clear] = useBriefMessage<string>(FAILURE_MS);
  const id = opened?.id ?? null;
  const kept = useDraft<ReminderDraft>({
    // A closed form has a key of its own, under which nothing is kept.
    key: draftKey(customerId, opened ? id : ''),
    shape: reminderDraft,
    isUnsaved: ({ values, base }) => !isDuplicate(values, base),
  });
  const draft = opened && (kept.draft ?? { id, base: opened.base, values: opened.base });
  const edited = items.find((each) => each.id === id) ?? null;
  // Shows what another screen has changed meanwhile, except in fields that were changed here as well.
  const values = draft && edited ? savedTo(edited, draft) : draft?.values;

  const making = useRef(nothing());
  /** Forgets what was tried to be added: the next reminder is another one. */
  const beginAnew = () => {
    making.current = nothing();
  };
  const sending = useSending<Reminder>(`reminder of ${customerId}`, {
    onStored(stored) {
      beginAnew();
      setOpened(null);
      onStored(stored);
    },
    onRefused({ failure }) {
      if (isGone(failure)) beginAnew();
      if (failure !== null) fail(reasonOf(failure));
    },
    onUnseen(outcome) {
      if (!outcome.ok && outcome.failure !== null)
        toastFailure(`${SAVE_FAILED} ${reasonOf(outcome.failure)}`);
    },
  });

  const write = useWriteReminder(customerId, id, (work: () => Promise<Reminder>) => work());
  const store = async (work: () => Promise<Reminder>, done: string) => {
    const stored = await write.mutateAsync(work);
    kept.drop();
    toastSuccess(done);
    return stored;
  };
  const add = (input: ReminderInput) => {
    const create = (sent: ReminderInput, key: string) => addReminder(customerId, sent, key);
    // The form does not say whether a stored reminder is paused.
    const change = (made: Reminder, { active: _, ...values }: ReminderInput) =>
      changeReminder(customerId, made.id, values);
    return store(() => createOnce(making.current, input, { create, change }), 'Reminder added.');
  };

  /** Opens the form, or closes it (null), and forgets what was written in it. */
  const open = (next: Opened | null) => {
    if (sending.busy) return;
    clear();
    sending.clear();
    beginAnew();
    kept.drop();
    setUnfinished(0);
    setOpened(next);
  };

  return {
    ...sending,
    draft: draft && values ? { ...draft, values } : null,
    restored: kept.draft !== null && kept.draft === kept.found,
    kept: kept.isKept,
    byPress: opened?.byPress === true,
    /** How often another reminder was to be edited while this one had changes that are not saved. */
    unfinished,
    failure: failure && { message: SAVE_FAILED, reason: failure },
    /** The reminder that is being changed; null for a new one, and for one deleted meanwhile. */
    edited,
    isGone: draft !== null && id !== null && !edited,
    isOvertaken: draft !== null && edited !== null && !isDuplicate(draft.base, valuesOf(edited)),
    add: () => open({ id: null, base: NEW_REMINDER, byPress: true }),
    edit(reminder: Reminder) {
      if (draft && !isDuplicate(draft.values, draft.base)) setUnfinished(unfinished + 1);
      else open({ id: reminder.id, base: valuesOf(reminder), byPress: true });
    },
    cancel: () => open(null),
    change(patch: Partial<ReminderValues>) {
      // Nothing can be changed while the form is being sent.
      if (!draft || sending.busy) return;
      const base = edited ? valuesOf(edited) : draft.base;
      kept.write(() => ({ id, values: { ...draft.values, ...values, ...patch }, base }));
      // The refusal of a duplicate is shown at the time, and any change may end it.
      sending.mend([...Object.keys(patch), 'time']);
    },
    save() {
      if (!draft || !values) return;
      clear();
      sending.send(
        async () => {
          const { reminderInputSchema } = await rules(loadSchema);
          return checkedBy(reminderInputSchema, { ...values, active: true });
        },
        (input) => {
          if (!edited) return add(input);
          const changes = changesOf(draft);
          return store(() => changeReminder(customerId, edited.id, changes), 'Reminder saved.');
        },
      );
    },
    /** Adds a suggested reminder. */
    take(suggested: ReminderValues) {
      clear();
      const input = { ...suggested, active: true };
      sending.send(async () => ({ ok: true, input }), add);
    },
  };
}

export type ReminderForm = ReturnType<typeof useReminderForm>;
