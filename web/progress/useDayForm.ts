import { useRef, useState } from 'react';
import type { Day } from '#domain/day.ts';
import type { TrackedDay } from '#domain/progress/progress.ts';
import { rules } from '../rules.ts';
import { fieldErrors, messageOf } from '../ui/errors.ts';
import { toastSuccess } from '../ui/toasts.ts';
import { useSubmitDay } from './api.ts';
import { type DayErrors, type DayValues, errorsByField, valuesOf } from './dayValues.ts';
import { type DayDraft, draftFrom, dropDraft, keepDraft, readDraft } from './draft.ts';

type Form = {
  readonly date: Day;
  /** Null: nothing is being edited, the record (or a blank day) shows. */
  readonly draft: DayDraft | null;
  readonly restored: boolean;
  readonly kept: boolean;
  /** The meals the draft was ticked against; null until the day has arrived. */
  readonly plannedThen: string | null;
  readonly errors: DayErrors;
  readonly failure: string | null;
  /** Grows with every submission that was refused for its fields. */
  readonly refusals: number;
};

const untouched = {
  draft: null,
  restored: false,
  kept: true,
  plannedThen: null,
  errors: {},
  failure: null,
  refusals: 0,
};

function openForm(customerId: string, date: Day): Form {
  const draft = readDraft(customerId, date);
  return { ...untouched, date, draft, restored: draft !== null };
}

async function check(values: DayValues) {
  try {
    const { checkDay } = await rules(() => import('./checkDay.ts'));
    return { ...checkDay(values), failure: null };
  } catch (error) {
    return { ok: false as const, fields: {}, failure: messageOf(error) };
  }
}

/** The form of one day: view or edit, the draft behind it, submitting and what went wrong. */
export function useDayForm(customerId: string, date: Day, day: TrackedDay | undefined) {
  const submission = useSubmitDay(customerId);
  const [form, setForm] = useState(() => openForm(customerId, date));
  // From the press to the answer: a second press may come before the screen shows the first.
  const sending = useRef<Day | null>(null);
  // Another day: its own draft, at once, with nothing of the day before flashing up.
  if (form.date !== date) setForm(openForm(customerId, date));

  const record = day?.record ?? null;
  const planned = day ? JSON.stringify(day.planned) : null;
  if (form.draft && form.plannedThen === null && planned !== null)
    setForm({ ...form, plannedThen: planned });

  const { draft, errors, failure } = form;
  const values = draft?.values ?? valuesOf(record);

  const change = (patch: Partial<DayValues>) => {
    const next = { ...(draft ?? draftFrom(record)), values: { ...values, ...patch } };
    const kept = keepDraft(customerId, date, next);
    const mended = Object.fromEntries(Object.keys(patch).map((field) => [field, undefined]));
    const left = { ...errors, ...mended };
    const plannedThen = form.plannedThen ?? planned;
    setForm({
      ...form,
      draft: next,
      restored: false,
      kept,
      plannedThen,
      errors: left,
      failure: null,
    });
  };

  const edit = () => setForm({ ...form, draft: draftFrom(record), plannedThen: planned });

  const cancel = () => {
    dropDraft(customerId, date);
    setForm({ ...untouched, date });
  };

  const submit = async () => {
    if (sending.current === date) return;
    // The answer may come when another day is on screen.
    const onThisDay = (next: (now: Form) => Partial<Form>) =>
      setForm((now) => (now.date === date ? { ...now, ...next(now) } : now));
    const refuse = (failure: string | null, fields: DayErrors) =>
      onThisDay(({ refusals }) => ({ failure, errors: fields, refusals: refusals + 1 }));

    sending.current = date;
    const done = () => {
      if (sending.current === date) sending.current = null;
    };
    const checked = await check(values);
    if (!checked.ok) {
      refuse(checked.failure, checked.fields);
      return done();
    }
    onThisDay(() => ({ failure: null, errors: {} }));
    submission.mutate(
      { date, input: checked.input },
      {
        onSuccess: () => {
          onThisDay(() => untouched);
          toastSuccess('Progress submitted.');
        },
        onError: (error) => refuse(messageOf(error), errorsByField(fieldErrors(error))),
        onSettled: done,
      },
    );
  };

  return {
    values,
    errors,
    failure,
    refusals: form.refusals,
    editing: day !== undefined && (draft !== null || record === null),
    submitting: submission.isPending && submission.variables.date === date,
    restored: form.restored,
    kept: form.kept,
    planChanged: draft !== null && form.plannedThen !== null && form.plannedThen !== planned,
    submittedElsewhere: draft !== null && record !== null && record.submittedAt !== draft.basedOn,
    change,
    edit,
    cancel,
    submit: () => void submit(),
  };
}

export type DayForm = ReturnType<typeof useDayForm>;
