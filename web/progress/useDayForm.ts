import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Day } from '#domain/day.ts';
import type { MealIndex } from '#domain/progress/adherence.ts';
import type { DayContent, MealInstead, TrackedDay } from '#domain/progress/progressSchema.ts';
import { waterQuestion } from '#domain/progress/water.ts';
import { messageOf } from '../api/errors.ts';
import { rules } from '../api/rules.ts';
import { useDraft } from '../draft/useDraft.ts';
import { useKeyedState } from '../draft/useKeyedState.ts';
import { useSending } from '../draft/useSending.ts';
import { toastSuccess } from '../ui/toasts.ts';
import { trackedDayQuery, useSubmitDay } from './api.ts';
import { type DayValues, dayErrors, valuesOf } from './dayValues.ts';
import { type DayDraft, dayDraft, draftFrom, draftKey, isUntouched, readDraft } from './draft.ts';
import { isStoredElsewhere } from './draftParts.ts';
import { mealEdits } from './instead/undoing.ts';
import { selfSavingDay } from './selfSavingDays.ts';
import { subscribe } from './selfSavingNews.ts';
import type { Collision, Submitted } from './submitDay.ts';

type View = {
  /** The draft that Cancel discarded, until something else is begun. */
  readonly dropped: DayDraft | null;
  /** The words about water that were asked about. Submitted once more, they are sent as they are. */
  readonly askedWater: string | null;
  /** Two devices logged the day differently, and it is being chosen. */
  readonly collision: Collision | null;
  /** It was submitted without a connection, and is sent by itself. */
  readonly waits: boolean;
  /** What was submitted last has been merged with what another device had stored. */
  readonly withOther: boolean;
};

const untouched: View = {
  dropped: null,
  askedWater: null,
  collision: null,
  waits: false,
  withOther: false,
};

const SUBMITTED = 'Progress submitted.';

const OF_MEALS = ['meals', 'dishes', 'instead', 'picked'];

const loadSubmit = () => rules(() => import('./submitDay.ts'));

/** The form of one day: view or edit, the draft behind it, submitting and what went wrong. */
export function useDayForm(customerId: string, date: Day, day: TrackedDay | undefined) {
  const queries = useQueryClient();
  const submission = useSubmitDay(customerId);
  const key = draftKey(customerId, date);
  const kept = useDraft<DayDraft>({
    key,
    shape: dayDraft,
    isUnsaved: (draft) => !isUntouched(draft),
  });
  // What was tapped on the dashboard is sent by itself, also while this is on screen.
  const sendsItself = (kept.draft?.sends.length ?? 0) > 0;
  const [view, setView] = useKeyedState(key, () => untouched);
  useEffect(() =>
    subscribe(() => {
      if (kept.storage.isCurrent()) return;
      const next = readDraft(customerId, date);
      // Another tab that taps has read what is typed here; one that types has its own.
      if (sendsItself || (next && (kept.draft === null || next.sends.length > 0)))
        kept.begin(kept.storage.read());
    }),
  );
  useEffect(() => {
    if (!view.waits || sendsItself) return;
    setView(untouched);
    // Another device has logged it differently, which is left to be chosen.
    if (kept.draft && !isUntouched(kept.draft)) return;
    kept.begin(null);
    toastSuccess(SUBMITTED);
  });
  const [edits] = useKeyedState(key, mealEdits);
  const sending = useSending<Submitted>(key, {
    onStored(submitted) {
      if (submitted.is === 'waits') {
        kept.begin(kept.storage.read());
        return setView({ ...untouched, waits: true });
      }
      if (submitted.is === 'collision') return setView({ ...view, collision: submitted.collision });
      // A draft that another tab has written since stays.
      if (!kept.storage.isCurrent()) kept.begin(null);
      setView({ ...untouched, withOther: submitted.withOther });
      toastSuccess(SUBMITTED);
    },
  });

  const record = day?.record ?? null;
  const planned = day ? JSON.stringify([day.planned?.meals, day.planned?.mealTimings]) : null;
  const { draft } = kept;
  // The meals the draft was ticked against; null until the day has arrived.
  const [plannedThen, setPlannedThen] = useKeyedState(key, () => planned);
  if (plannedThen !== planned && (!draft || plannedThen === null)) setPlannedThen(planned);
  const shown = draft ?? draftFrom(record);

  const take = (next: DayDraft, mended: readonly string[]) => {
    kept.write(() => next);
    // So that it can be checked, and wait, where there is no network at Submit. Submit asks again.
    void loadSubmit().catch(() => undefined);
    sending.mend(mended);
    setView({ ...view, dropped: null, withOther: false });
  };

  const submit = (sent: DayDraft, hasCollided: boolean) =>
    sending.send(
      async () => (await loadSubmit()).checkDay(sent.values),
      async (input) => {
        const { submitDay } = await loadSubmit();
        const submitted = await submitDay(sent, input, record, {
          send: (content) => submission.mutateAsync({ date, submission: content }),
          fetchAgain: () =>
            queries.fetchQuery({ ...trackedDayQuery(customerId, date), staleTime: 0 }),
          wait: () => selfSavingDay(customerId, date).submit(sent, record),
        });
        if (submitted.is !== 'stored') return submitted;
        kept.drop();
        return { ...submitted, withOther: hasCollided || submitted.withOther };
      },
    );

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

  return {
    ...view,
    draft: shown,
    values: shown.values,
    restored: draft !== null && draft === kept.found,
    kept: kept.isKept,
    editing: day !== undefined && (draft !== null || record === null),
    busy: sending.busy,
    errors: dayErrors(sending.errors),
    failure: sending.failure === null ? null : messageOf(sending.failure),
    refusals: sending.refusals,
    /** There is something that Cancel would throw away. */
    cancellable: record !== null || (draft !== null && day !== undefined && date !== day.today),
    planChanged: draft !== null && plannedThen !== planned,
    submittedElsewhere: draft !== null && record !== null && isStoredElsewhere(draft, record),
    change: (patch: Partial<DayValues>) =>
      take({ ...shown, values: { ...shown.values, ...patch } }, Object.keys(patch)),
    tick: (index: MealIndex, dish: string, done: boolean) =>
      take(edits.tick(shown, index, dish, done), OF_MEALS),
    pick: (index: MealIndex, dish: string, words: string) =>
      take(edits.pick(shown, index, dish, words), OF_MEALS),
    instead: (index: MealIndex, said: MealInstead | null) =>
      take(edits.instead(shown, index, said), OF_MEALS),
    meanWater: (words: string) =>
      take({ ...shown, values: { ...shown.values, waterIntake: words }, waterMeant: words }, [
        'waterIntake',
      ]),
    edit() {
      kept.begin(draftFrom(record));
      setView({ ...view, dropped: null, withOther: false });
    },
    cancel() {
      kept.drop();
      sending.clear();
      setView({ ...untouched, dropped: draft && !isUntouched(draft) ? draft : null });
    },
    undoCancel() {
      kept.begin(view.dropped);
      setView(untouched);
    },
    /** Goes on with what was chosen where two devices met. */
    settle(content: DayContent) {
      if (!view.collision) return;
      const { left, waterMeant } = shown;
      const { dishes } = content;
      const from = draftFrom(view.collision.record);
      const next = { ...from, values: valuesOf(content), dishes, left, waterMeant };
      kept.begin(next);
      setView({ ...view, collision: null });
      submit(next, true);
    },
    leaveCollision: () => setView({ ...view, collision: null }),
    submit: () => {
      if (!asks()) submit(shown, false);
    },
  };
}

export type DayForm = ReturnType<typeof useDayForm>;
