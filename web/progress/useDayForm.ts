import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Day } from '#domain/day.ts';
import type { MealIndex } from '#domain/progress/adherence.ts';
import type { DayField, DayPart } from '#domain/progress/mergeDay.ts';
import type { DayContent, MealInstead, TrackedDay } from '#domain/progress/progressSchema.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { rules } from '../api/rules.ts';
import { useKeyedState } from '../draft/useKeyedState.ts';
import { useSending } from '../draft/useSending.ts';
import { toastSuccess } from '../kit/Toaster.tsx';
import { inTurn } from '../store/inTurn.ts';
import { newerOf, storeDay, trackedDayQuery } from './api.ts';
import { type DayValues, dayErrors } from './dayValues.ts';
import { type DayDraft, draftFrom, draftKey } from './draft.ts';
import { isStoredElsewhere, isWaiting, unsentParts } from './draftParts.ts';
import { mealEdits } from './instead/undoing.ts';
import { selfSavingDay } from './selfSavingDays.ts';
import { subscribe } from './selfSavingNews.ts';
import type { Collision, Submitted } from './submitDay.ts';

type View = {
  /** The user pressed Edit or changed something. */
  readonly begun: boolean;
  /** The draft of an earlier visit, as found on opening. */
  readonly found: DayDraft | null;
  /** The water words that the customer was asked about. A second Submit sends them as they are. */
  readonly askedWater: string | null;
  /** Two devices logged the day differently, and the user is choosing. */
  readonly collision: Collision | null;
  /** The stored version at the time of an offline submission, 0 for none; the day is sent automatically. */
  readonly waitsOn: number | null;
  /** The last submission was merged with what another device had stored. */
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

/** Fields that are tapped, not typed. */
const TAPPED = ['mood', 'dietScore'];

const loadSubmit = () => rules(() => import('./submitDay.ts'));

const isUnreached = (failure: unknown) => failure instanceof ApiError && failure.status === 0;

/** The form of one day: view or edit mode, the draft, submitting and errors. */
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
    // Otherwise another tab has dropped the draft, or another device logged the day differently and a choice is
    // needed.
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
  // The planned meals when the draft was ticked; null until the day has arrived.
  const [plannedThen, setPlannedThen] = useKeyedState(key, () => planned);
  if (plannedThen !== planned && (!draft || plannedThen === null)) setPlannedThen(planned);
  const shown = draft ?? draftFrom(record);

  const take = (
    change: (now: DayDraft) => DayDraft,
    mended: readonly string[],
    typed: readonly DayPart[] = [],
  ) => {
    saving.edit(record, change, typed);
    // Loaded now, so that Submit can check and queue the day even offline. Submit loads it again.
    void loadSubmit().catch(() => undefined);
    sending.mend(mended);
    setView({ ...view, begun: true, withOther: false });
  };

  /** `chosen`: the choices made after a conflict between two devices. */
  const submit = (chosen?: DayContent) => {
    let sent = shown;
    const { collision } = view;
    sending.send(
      async () => {
        const { checkDay, isWaterAsked, withChosen } = await loadSubmit();
        const words = sent.values.waterIntake;
        // Asked once: a second press sends the words as they are.
        if (!chosen && words !== view.askedWater && isWaterAsked(sent, record)) {
          setView({ ...view, askedWater: words });
          return { ok: false, errors: {} };
        }
        if (chosen && collision)
          sent = saving.edit(record, (now) => withChosen(now, collision, chosen));
        return checkDay(sent.values, record);
      },
      async (input) => {
        const { submitDay } = await loadSubmit();
        const wait = () => saving.submit(sent, record);
        // One request at a time: otherwise the automatic saving would take this submission for another device's.
        const submitted = await inTurn(key, async (): Promise<Submitted> => {
          // An attempt without an answer may be stored, so nothing else is sent until that is known.
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

  const failure = sending.failure ?? (draft && !isUnreached(saved.failure) ? saved.failure : null);
  // This page has tried nothing yet if another tab or an earlier visit submitted the day.
  const isOffline = view.waitsOn !== null || !navigator.onLine;
  const isUnsubmitted = (part: DayPart) => !shown.sends.includes(part);

  return {
    ...view,
    /** The stored day. */
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
    /** The day is sent automatically once there is a connection. */
    waits: waits && (saved.failure === null ? isOffline : isUnreached(saved.failure)),
    /** There is something that Cancel would drop. */
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
    /** Continues with the choices made after a conflict between two devices. */
    settle(content: DayContent) {
      setView({ ...view, collision: null });
      submit(content);
    },
    leaveCollision: () => setView({ ...view, collision: null }),
    submit: () => submit(),
  };
}

export type DayForm = ReturnType<typeof useDayForm>;
