import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Day } from '#domain/day.ts';
import type { MealIndex } from '#domain/progress/adherence.ts';
import type { DayField, DayPart } from '#domain/progress/mergeDay.ts';
import type { DayContent, MealInstead, TrackedDay } from '#domain/progress/progressSchema.ts';
import { waterQuestion } from '#domain/progress/water.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { rules } from '../api/rules.ts';
import { useKeyedState } from '../draft/useKeyedState.ts';
import { useSending } from '../draft/useSending.ts';
import { inTurn } from '../store/inTurn.ts';
import { toastSuccess } from '../ui/toasts.ts';
import { newerOf, storeDay, trackedDayQuery } from './api.ts';
import { type DayValues, dayErrors } from './dayValues.ts';
import { type DayDraft, draftFrom, draftKey } from './draft.ts';
import { isStoredElsewhere, isWaiting, unsentParts } from './draftParts.ts';
import { mealEdits } from './instead/undoing.ts';
import { selfSavingDay } from './selfSavingDays.ts';
import { subscribe } from './selfSavingNews.ts';
import type { Collision, Submitted } from './submitDay.ts';

type View = {
  /** Edit was pressed, or something was changed. */
  readonly begun: boolean;
  /** The draft of an earlier visit, as it was found. */
  readonly found: DayDraft | null;
  /** The words about water that were asked about. Submitted once more, they are sent as they are. */
  readonly askedWater: string | null;
  /** Two devices logged the day differently, and it is being chosen. */
  readonly collision: Collision | null;
  /** The version that was stored as it was submitted without a connection, 0 for none; it is sent by itself. */
  readonly waitsOn: number | null;
  /** What was submitted last has been merged with what another device had stored. */
  readonly withOther: boolean;
};

const untouched: View = {
  begun: false,
  found: null,
  askedWater: null,
  collision: null,
  waitsOn: null,
  withOther: false,
};

const SUBMITTED = 'Progress submitted.';

const OF_MEALS = ['meals', 'dishes', 'instead', 'picked'];

/** Tapped, not typed. */
const TAPPED = ['mood', 'dietScore'];

const loadSubmit = () => rules(() => import('./submitDay.ts'));

const isUnreached = (failure: unknown) => failure instanceof ApiError && failure.status === 0;

/** The form of one day: view or edit, the draft behind it, submitting and what went wrong. */
export function useDayForm(customerId: string, date: Day, day: TrackedDay | undefined) {
  const queries = useQueryClient();
  const key = draftKey(customerId, date);
  const saving = selfSavingDay(customerId, date);
  const [view, setView] = useKeyedState(key, () => {
    saving.look();
    return { ...untouched, found: saving.state().draft };
  });
  const { draft, ...saved } = useSyncExternalStore(subscribe, saving.state);
  const record = newerOf(saved.record, day?.record ?? null);
  const waits = draft !== null && isWaiting(draft);
  useEffect(() => () => saving.forgetDropped(), [saving]);
  useEffect(() => {
    if (view.waitsOn === null || waits) return;
    setView(untouched);
    // Else another tab has dropped it, or another device has logged it differently, which is left to be chosen.
    if (!saved.isContested && (record?.version ?? 0) > view.waitsOn) toastSuccess(SUBMITTED);
  });
  const [edits] = useKeyedState(key, mealEdits);
  const sending = useSending<Submitted>(key, {
    onStored(submitted) {
      if (submitted.is === 'waits') return setView({ ...untouched, waitsOn: record?.version ?? 0 });
      if (submitted.is === 'collision') return setView({ ...view, collision: submitted.collision });
      setView({ ...untouched, withOther: submitted.withOther });
      toastSuccess(SUBMITTED);
    },
  });

  const planned = day ? JSON.stringify([day.planned?.meals, day.planned?.mealTimings]) : null;
  // The meals the draft was ticked against; null until the day has arrived.
  const [plannedThen, setPlannedThen] = useKeyedState(key, () => planned);
  if (plannedThen !== planned && (!draft || plannedThen === null)) setPlannedThen(planned);
  const shown = draft ?? draftFrom(record);

  const take = (
    change: (now: DayDraft) => DayDraft,
    mended: readonly string[],
    typed: readonly DayPart[] = [],
  ) => {
    saving.edit(record, change, typed);
    // So that it can be checked, and wait, where there is no network at Submit. Submit asks again.
    void loadSubmit().catch(() => undefined);
    sending.mend(mended);
    setView({ ...view, begun: true, withOther: false });
  };

  /** `chosen`: what was chosen where two devices met. */
  const submit = (chosen?: DayContent) => {
    let sent = shown;
    const { collision } = view;
    sending.send(
      async () => {
        const { checkDay, withChosen } = await loadSubmit();
        if (chosen && collision)
          sent = saving.edit(record, (now) => withChosen(now, collision, chosen));
        return checkDay(sent.values);
      },
      async (input) => {
        const { submitDay } = await loadSubmit();
        const wait = () => saving.submit(sent, record);
        // One request at a time: what saves itself would take this one for another device's.
        const submitted = await inTurn(key, async (): Promise<Submitted> => {
          // What got no answer may be stored: nothing else is sent before it is known.
          if (saving.state().draft?.trying && wait()) return { is: 'waits' };
          saving.submits(sent, record);
          const done = await submitDay(sent, input, record, {
            send: (content) => storeDay(customerId, { date, submission: content }),
            fetchAgain: () =>
              queries.fetchQuery({ ...trackedDayQuery(customerId, date), staleTime: 0 }),
            wait,
          }).catch((error: unknown) => {
            saving.submitsNothing();
            throw error;
          });
          if (done.is !== 'waits') saving.submitsNothing();
          if (done.is === 'stored') saving.submitted(done.record, sent);
          return done;
        });
        if (submitted.is !== 'stored') return submitted;
        return { ...submitted, withOther: chosen !== undefined || submitted.withOther };
      },
    );
  };

  /** Asks first what the water means, once: a second press sends the words as they are. */
  const asks = (): boolean => {
    const words = shown.values.waterIntake;
    const isNew = words !== (record?.waterIntake ?? '');
    if (!isNew || words === shown.waterMeant || words === view.askedWater) return false;
    if (waterQuestion(words) === null) return false;
    setView({ ...view, askedWater: words });
    sending.refuse({});
    return true;
  };

  const failure = sending.failure ?? (draft && !isUnreached(saved.failure) ? saved.failure : null);
  // Nothing was tried by this page yet, where another tab or an earlier visit has submitted it.
  const isOffline = view.waitsOn !== null || !navigator.onLine;
  const isUnsubmitted = (part: DayPart) => !shown.sends.includes(part);

  return {
    ...view,
    /** The day as it is stored. */
    record,
    dropped: draft === null ? saved.dropped : null,
    draft: shown,
    values: shown.values,
    restored: draft !== null && draft === view.found && unsentParts(draft).some(isUnsubmitted),
    kept: saved.isKept,
    editing: day !== undefined && (view.begun || draft !== null || record === null),
    busy: sending.busy,
    errors: dayErrors(sending.errors),
    failure: failure === null ? null : messageOf(failure),
    refusals: sending.refusals,
    /** It is sent by itself once there is a connection. */
    waits: waits && (saved.failure === null ? isOffline : isUnreached(saved.failure)),
    /** There is something that Cancel would throw away. */
    cancellable: record !== null || (draft !== null && day !== undefined && date !== day.today),
    planChanged: draft !== null && plannedThen !== planned,
    submittedElsewhere: draft !== null && record !== null && isStoredElsewhere(draft, record),
    change(patch: Partial<DayValues>) {
      const fields = Object.keys(patch) as DayField[];
      const typed = fields.filter((field) => !TAPPED.includes(field));
      take((now) => ({ ...now, values: { ...now.values, ...patch } }), fields, typed);
    },
    tick: (index: MealIndex, dish: string, done: boolean) =>
      take((now) => edits.tick(now, index, dish, done), OF_MEALS),
    pick: (index: MealIndex, dish: string, words: string) =>
      take((now) => edits.pick(now, index, dish, words), OF_MEALS),
    instead: (index: MealIndex, said: MealInstead | null) =>
      take((now) => edits.instead(now, index, said), OF_MEALS, [`meals.${index}`]),
    meanWater: (words: string) =>
      take(
        (now) => ({ ...now, values: { ...now.values, waterIntake: words }, waterMeant: words }),
        ['waterIntake'],
        ['waterIntake'],
      ),
    edit() {
      saving.forgetDropped();
      setView({ ...view, begun: true, withOther: false });
    },
    cancel() {
      saving.drop();
      sending.clear();
      setView(untouched);
    },
    undoCancel() {
      const { dropped } = saved;
      if (dropped) saving.edit(record, () => dropped);
      saving.flush();
      setView(untouched);
    },
    /** Goes on with what was chosen where two devices met. */
    settle(content: DayContent) {
      setView({ ...view, collision: null });
      submit(content);
    },
    leaveCollision: () => setView({ ...view, collision: null }),
    submit: () => {
      if (!asks()) submit();
    },
  };
}

export type DayForm = ReturnType<typeof useDayForm>;
