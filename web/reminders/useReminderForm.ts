import { useRef, useState } from 'react';
import { isAlike, type Reminder, type ReminderInput } from '#domain/reminders/reminder.ts';
import { fieldErrors, messageOf } from '../api/errors.ts';
import { rules } from '../api/rules.ts';
import { toastFailure, toastSuccess } from '../ui/toasts.ts';
import { useBriefMessage } from '../ui/useBriefMessage.ts';
import { isGone } from './api.ts';
import { draftKeeper, type ReminderDraft } from './reminderDraft.ts';
import {
  changesOf,
  errorsByField,
  NEW_REMINDER,
  type ReminderErrors,
  type ReminderValues,
  savedTo,
  valuesOf,
} from './reminderValues.ts';
import { useOnScreen } from './useOnScreen.ts';
import { type ToStore, useStoreReminder } from './useStoreReminder.ts';

const FAILURE_MS = 5000;
const SAVE_FAILED = 'Failed to save the reminder.';
const GONE = 'It was deleted meanwhile. What you chose is still here: Save makes it anew.';

type Form = {
  /** Null: nothing is being written. */
  readonly draft: ReminderDraft | null;
  readonly restored: boolean;
  /** By a press; not found as the screen came. */
  readonly opened: boolean;
  readonly kept: boolean;
  readonly errors: ReminderErrors;
  readonly saving: boolean;
  /** Grows with every save that was refused for its fields. */
  readonly refusals: number;
  /** Grows each time another one is to be edited before this one, with changes, is saved. */
  readonly unfinished: number;
};

const openForm = (draft: ReminderDraft | null, restored = false): Form => ({
  draft,
  restored,
  opened: true,
  kept: true,
  errors: {},
  saving: false,
  refusals: 0,
  unfinished: 0,
});

const restoredForm = (draft: ReminderDraft | null): Form => ({
  ...openForm(draft, draft !== null),
  opened: false,
});

/** The one form of the screen: a new reminder, or one that is being changed. */
export function useReminderForm(customerId: string, items: readonly Reminder[]) {
  const [drafts] = useState(() => draftKeeper(customerId));
  const [form, setForm] = useState(() => restoredForm(drafts.read()));
  const [failure, fail, clear] = useBriefMessage<string>(FAILURE_MS);
  const { store, beginAnew } = useStoreReminder(customerId, form.draft?.id ?? null);
  // From the press to the answer: a second press may come before the screen shows the first.
  const sending = useRef(false);
  const onScreen = useOnScreen();
  const { draft } = form;
  const edited = items.find(({ id }) => id === draft?.id) ?? null;
  // What another screen has changed meanwhile shows, but where it was changed here, too.
  const values = draft && edited ? savedTo(edited, draft) : draft?.values;

  /** Closes the form; what was written in it is forgotten. */
  const close = () => {
    if (sending.current) return false;
    clear();
    beginAnew();
    drafts.keep(null);
    setForm(openForm(null));
    return true;
  };

  const open = (id: string | null, base: ReminderValues) => {
    if (!close()) return;
    // Another tab may have one of it that is not saved.
    const left = drafts.read(id);
    setForm(openForm(left ?? { id, values: base, base }, left !== null));
  };

  const change = (patch: Partial<ReminderValues>) => {
    // What is on its way is what will be there.
    if (!draft || sending.current) return;
    const base = edited ? valuesOf(edited) : draft.base;
    const next = { id: draft.id, values: { ...draft.values, ...values, ...patch }, base };
    const mended = Object.fromEntries(Object.keys(patch).map((field) => [field, undefined]));
    // That another is just like it stands at the time, and is over with any change.
    const errors = { ...form.errors, ...mended, time: undefined };
    const kept = drafts.keep(next);
    setForm({ ...form, draft: next, restored: false, kept, errors });
  };

  const refuse = (errors: ReminderErrors) =>
    setForm((now) => ({ ...now, errors, refusals: now.refusals + 1 }));

  const failed = (error: unknown) => {
    const reason = isGone(error) ? GONE : messageOf(error);
    if (isGone(error)) beginAnew();
    if (onScreen.current) fail(reason);
    else toastFailure(`${SAVE_FAILED} ${reason}`);
    refuse(errorsByField(fieldErrors(error)));
  };

  const send = async (given: ToStore): Promise<Reminder> => {
    const stored = await store(given);
    drafts.keep(null);
    setForm(openForm(null));
    toastSuccess(given.id === null ? 'Reminder added.' : 'Reminder saved.');
    return stored;
  };

  const add = (input: ReminderInput) => send({ id: null, input });

  const checkAndSend = async (written: ReminderDraft): Promise<Reminder | null> => {
    const { checkReminder } = await rules(() => import('./checkReminder.ts'));
    const checked = checkReminder(values ?? written.values);
    if (checked.ok)
      return edited ? send({ id: edited.id, change: changesOf(written) }) : add(checked.input);
    refuse(checked.errors);
    return null;
  };

  /** Does it unless something is on its way; the reminder that is stored, or null. */
  const once = async (work: () => Promise<Reminder | null>): Promise<Reminder | null> => {
    if (sending.current) return null;
    sending.current = true;
    clear();
    setForm((now) => ({ ...now, saving: true, errors: {} }));
    try {
      return await work();
    } catch (error) {
      failed(error);
      return null;
    } finally {
      sending.current = false;
      setForm((now) => ({ ...now, saving: false }));
    }
  };

  return {
    ...form,
    draft: draft && values ? { ...draft, values } : null,
    failure: failure && { message: SAVE_FAILED, reason: failure },
    /** The reminder that is being changed; null for a new one, and for one deleted meanwhile. */
    edited,
    isGone: draft !== null && draft.id !== null && !edited,
    isOvertaken: draft !== null && edited !== null && !isAlike(draft.base, valuesOf(edited)),
    add: () => open(null, NEW_REMINDER),
    edit: (reminder: Reminder) => {
      if (!draft || isAlike(draft.values, draft.base)) open(reminder.id, valuesOf(reminder));
      else setForm({ ...form, unfinished: form.unfinished + 1 });
    },
    cancel: () => void close(),
    change,
    save: () => once(async () => (draft ? checkAndSend(draft) : null)),
    /** Adds one as it was suggested, in one press. */
    take: (values: ReminderValues) => once(() => add({ ...values, active: true })),
  };
}

export type ReminderForm = ReturnType<typeof useReminderForm>;
