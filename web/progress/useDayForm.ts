import { useEffect, useRef, useState } from 'react';
import type { Day } from '#domain/day.ts';
import type { MealIndex } from '#domain/progress/adherence.ts';
import type { DayContent, TrackedDay } from '#domain/progress/progress.ts';
import { waterQuestion } from '#domain/progress/water.ts';
import { toastSuccess } from '../ui/toasts.ts';
import { type DayErrors, type DayValues, valuesOf } from './dayValues.ts';
import {
  type DayDraft,
  draftFrom,
  dropDraft,
  isSameDraft,
  isUntouched,
  keepDraft,
  readDraft,
} from './draft.ts';
import type { Meeting } from './submitDay.ts';
import { ticked } from './ticking.ts';
import { noteUnderWay, type Sending, sendingOf, useIsUnderWay } from './underWay.ts';
import { useSendDay } from './useSendDay.ts';

type Form = {
  readonly date: Day;
  /** Null: nothing is being edited, the record (or a blank day) shows. */
  readonly draft: DayDraft | null;
  readonly restored: boolean;
  readonly kept: boolean;
  /** What Cancel threw away, until something else is begun. */
  readonly dropped: DayDraft | null;
  /** The meals the draft was ticked against; null until the day has arrived. */
  readonly plannedThen: string | null;
  readonly errors: DayErrors;
  readonly failure: string | null;
  /** Grows with every submission that was refused for its fields. */
  readonly refusals: number;
  /** The water that was asked about at a submission, and submitted without an answer. */
  readonly insistedOn: string | null;
  /** Two devices logged the day differently, and it is being chosen. */
  readonly meeting: Meeting | null;
  /** What was submitted last has been merged with what another device had stored. */
  readonly withOther: boolean;
};

const untouched = {
  draft: null,
  restored: false,
  kept: true,
  dropped: null,
  plannedThen: null,
  errors: {},
  failure: null,
  refusals: 0,
  insistedOn: null,
  meeting: null,
  withOther: false,
};

function openForm(customerId: string, date: Day): Form {
  const draft = readDraft(customerId, date);
  return { ...untouched, date, draft, restored: draft !== null };
}

/** The form of one day: view or edit, the draft behind it, submitting and what went wrong. */
export function useDayForm(customerId: string, date: Day, day: TrackedDay | undefined) {
  const [form, setForm] = useState(() => openForm(customerId, date));
  const send = useSendDay(customerId, date);
  // What is typed meanwhile would be in no submission.
  const submitting = useIsUnderWay(customerId, date);
  // This screen takes each outcome once, also of what was submitted before it was opened.
  const followed = useRef(new Set<Sending>());
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  // Another day: its own draft, at once, with nothing of the day before flashing up.
  if (form.date !== date) setForm(openForm(customerId, date));

  const record = day?.record ?? null;
  const planned = day ? JSON.stringify([day.planned?.meals, day.planned?.mealTimings]) : null;
  if (form.draft && form.plannedThen === null && planned !== null)
    setForm({ ...form, plannedThen: planned });

  const { draft } = form;
  const shown = draft ?? draftFrom(record);

  const take = (next: DayDraft, mended: readonly (keyof DayValues)[]) => {
    const kept = keepDraft(customerId, date, next);
    const errors = {
      ...form.errors,
      ...Object.fromEntries(mended.map((each) => [each, undefined])),
    };
    const plannedThen = form.plannedThen ?? planned;
    const begun = { restored: false, dropped: null, withOther: false, failure: null };
    setForm({ ...form, ...begun, draft: next, kept, plannedThen, errors });
  };
  const change = (patch: Partial<DayValues>) => {
    const values = { ...shown.values, ...patch };
    take({ ...shown, values }, Object.keys(patch) as (keyof DayValues)[]);
  };
  const tick = (index: MealIndex, dish: string, done: boolean) =>
    take(ticked(shown, index, dish, done), ['meals']);
  const meanWater = (words: string) =>
    take({ ...shown, values: { ...shown.values, waterIntake: words }, waterMeant: words }, [
      'waterIntake',
    ]);

  const edit = () =>
    setForm({
      ...form,
      dropped: null,
      withOther: false,
      draft: draftFrom(record),
      plannedThen: planned,
    });

  const cancel = () => {
    dropDraft(customerId, date);
    setForm({ ...untouched, date, dropped: draft && !isUntouched(draft) ? draft : null });
  };
  const undoCancel = () => {
    if (!form.dropped) return;
    const kept = keepDraft(customerId, date, form.dropped);
    setForm({ ...untouched, date, draft: form.dropped, kept });
  };

  // The answer may come when another day is on screen.
  const onThisDay = (next: (now: Form) => Partial<Form>) =>
    setForm((now) => (now.date === date ? { ...now, ...next(now) } : now));

  const follow = async (sending: Sending, hasMet = false) => {
    followed.current.add(sending);
    const outcome = await sending.outcome;
    if (outcome.is === 'met') return onThisDay(() => ({ meeting: outcome.meeting, failure: null }));
    if (outcome.is === 'refused') {
      const { failure, errors } = outcome;
      return onThisDay(({ refusals }) => ({ failure, errors, refusals: refusals + 1 }));
    }
    const done = { ...untouched, withOther: hasMet || outcome.withOther };
    const { sent, wasKept } = sending;
    onThisDay(({ draft: now }) => (!wasKept || now === null || isSameDraft(now, sent) ? done : {}));
    if (isShown.current) toastSuccess('Progress submitted.');
  };

  const submit = (sent: DayDraft, wasKept: boolean, hasMet = false) => {
    // A second press may come before the screen shows the first.
    if (sendingOf(customerId, date)) return;
    const sending = { sent, wasKept, outcome: send(sent, record, wasKept) };
    noteUnderWay(customerId, date, sending);
    void follow(sending, hasMet);
  };

  // What was submitted before this screen was opened, on one that was left meanwhile.
  useEffect(() => {
    const sending = sendingOf(customerId, date);
    if (sending && !followed.current.has(sending)) void follow(sending);
  });

  /** Asks first what the water means, once: a second press sends the words as they are. */
  const asks = (): boolean => {
    const words = shown.values.waterIntake;
    const isNew = words !== (record?.waterIntake ?? '');
    if (!isNew || words === shown.waterMeant || words === form.insistedOn) return false;
    if (waterQuestion(words) === null) return false;
    setForm({ ...form, insistedOn: words, failure: null, refusals: form.refusals + 1 });
    return true;
  };

  /** Goes on with what was chosen where two devices met. */
  const settle = (content: DayContent) => {
    if (!form.meeting) return;
    const { record: stored } = form.meeting;
    const from = draftFrom(stored);
    const next = {
      ...from,
      values: valuesOf(content),
      dishes: content.dishes,
      left: shown.left,
      waterMeant: shown.waterMeant,
    };
    const kept = keepDraft(customerId, date, next);
    setForm({ ...form, draft: next, kept, meeting: null, errors: {}, failure: null });
    submit(next, kept, true);
  };

  return {
    ...form,
    draft: shown,
    values: shown.values,
    editing: day !== undefined && (draft !== null || record === null),
    submitting,
    /** There is something that Cancel would throw away. */
    cancellable: record !== null || (draft !== null && day !== undefined && date !== day.today),
    planChanged: draft !== null && form.plannedThen !== null && form.plannedThen !== planned,
    submittedElsewhere: draft !== null && record !== null && record.submittedAt !== draft.basedOn,
    change,
    tick,
    meanWater,
    edit,
    cancel,
    undoCancel,
    settle,
    leaveMeeting: () => setForm({ ...form, meeting: null }),
    submit: () => asks() || submit(shown, form.kept),
  };
}

export type DayForm = ReturnType<typeof useDayForm>;
