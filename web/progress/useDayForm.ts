import { useEffect } from 'react';
import type { Day } from '#domain/day.ts';
import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import { messageOf, rules } from '../api/errors.ts';
import { lastFailure } from '../changes/changesHere.ts';
import { useKeyedState } from '../draft/useDraft.ts';
import { toastSuccess } from '../kit/Toaster.tsx';
import { changesOfDay, isUnreached, useDay } from './useDay.ts';
import { say } from './words.ts';

type View = {
  /** Null until the day has arrived. */
  readonly mode: 'edit' | 'view' | null;
  readonly busy: boolean;
  /** How often Submit was refused because a field is wrong. */
  readonly refusals: number;
  /** The water words that the customer was asked about. A second Submit sends them as they are. */
  readonly askedWater: string | null;
  /** Two devices logged the day differently, and the customer is choosing. */
  readonly isChoosing: boolean;
  /** The day was submitted without a connection. */
  readonly waits: boolean;
  readonly failure: unknown;
};

const OPENED: View = {
  mode: null,
  busy: false,
  refusals: 0,
  askedWater: null,
  isChoosing: false,
  waits: false,
  failure: null,
};

/** A day on My Progress: every change saves itself, and Submit closes the day. */
export function useDayForm(customerId: string, date: Day, fetched: TrackedDay | undefined) {
  const day = useDay(customerId, date, fetched);
  const [view, setView] = useKeyedState(`${customerId} ${date}`, () => OPENED);
  if (view.mode === null && fetched) setView({ ...view, mode: day.record ? 'view' : 'edit' });
  const isOpen = day.hasDrafts || day.contested.length > 0;
  const editing = fetched !== undefined && (view.mode === 'edit' || (isOpen && !view.waits));
  const set = (patch: Partial<View>) => setView((now) => ({ ...now, ...patch }));

  useEffect(() => {
    if (!view.waits || day.isWaiting) return;
    setView((now) => ({ ...now, waits: false }));
    if (day.contested.length === 0) toastSuccess(say.submittedNow);
  }, [view.waits, day.isWaiting, day.contested.length, setView]);

  /** What keeps the day from being sent; null if nothing does. */
  const mended = async (): Promise<Partial<View> | null> => {
    if (!day.hasDrafts) return null;
    const { checkDay, isWaterAsked } = await rules(() => import('./checkDay.ts'));
    if (!checkDay(day.values, day.record).ok) return { refusals: view.refusals + 1 };
    const words = day.values.waterIntake;
    if (!day.isDraft('waterIntake') || !isWaterAsked(words, day.record)) return null;
    if (words !== view.askedWater) return { askedWater: words, refusals: view.refusals + 1 };
    await day.set('waterIntake', words);
    return null;
  };
  const sent = async (): Promise<Partial<View>> => {
    await day.close();
    const left = changesOfDay(date);
    const failure = left.length > 0 ? lastFailure() : null;
    if (left.some(({ contested }) => contested)) return { isChoosing: true };
    if (left.some(({ refused }) => refused !== null)) return {};
    if (failure !== null && !isUnreached(failure)) return { failure };
    if (left.length > 0) return { mode: 'view', waits: true };
    toastSuccess(say.submittedNow);
    return { mode: 'view' };
  };
  const submit = async () => {
    set({ busy: true, failure: null });
    const outcome = await mended()
      .then((left) => left ?? sent())
      .catch((failure: unknown) => ({ failure }));
    set({ ...outcome, busy: false });
  };
  // What failed is sent by itself later.
  const failure = day.isWaiting ? view.failure : null;
  const reason = day.refused ?? (failure === null ? null : messageOf(failure));
  return {
    ...day,
    ...view,
    /** Why what waits is not saved, unless Submit says it. */
    unsaved: failure === null ? day.failure : null,
    editing,
    /** Why the day could not be submitted. */
    reason,
    /** A marked field keeps the day from being submitted. */
    isWrong: view.refusals > 0 && day.hasDrafts && view.askedWater !== day.values.waterIntake,
    waits: view.waits && day.isWaiting,
    edit: () => set({ mode: 'edit', waits: false }),
    submit: () => void submit(),
    openChoice: () => set({ isChoosing: true }),
    closeChoice: () => set({ isChoosing: false }),
    /** The customer has chosen what the contested parts shall be. */
    async decide(choices: readonly (readonly [string, Parameters<typeof day.choose>[1]])[]) {
      set({ isChoosing: false });
      for (const [key, value] of choices) await day.choose(key, value);
      await submit();
    },
  };
}

export type DayForm = ReturnType<typeof useDayForm>;
