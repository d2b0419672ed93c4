import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Day } from '#domain/day.ts';
import type { MealIndex } from '#domain/progress/adherence.ts';
import { isFitInstead } from '#domain/progress/instead.ts';
import type { DayField, DayPart } from '#domain/progress/mergeDay.ts';
import type { MealInstead, TrackedDay } from '#domain/progress/progressSchema.ts';
import { useKeyedState } from '../draft/useKeyedState.ts';
import { newerOf } from './api.ts';
import { type DayDraft, draftFrom } from './draft.ts';
import { draftOn, unsentParts } from './draftParts.ts';
import { mealEdits } from './instead/undoing.ts';
import { selfSavingDay } from './selfSavingDays.ts';
import { subscribe } from './selfSavingNews.ts';

/** A day as the dashboard shows it: what is stored, with later taps and typed text on top. */
export function useSelfSaving(customerId: string, date: Day, fetched: TrackedDay | undefined) {
  const saving = selfSavingDay(customerId, date);
  // My Progress may have written the draft since this was last on screen.
  useState(saving.look);
  const [edits] = useKeyedState(`${customerId} ${date}`, mealEdits);
  const { draft: kept, record: stored, ...state } = useSyncExternalStore(subscribe, saving.state);
  useEffect(() => () => saving.flush(), [saving]);
  const record = newerOf(stored, fetched?.record ?? null);
  const draft = draftOn(kept ?? draftFrom(record), record);
  const unsent = kept ? unsentParts(draft) : [];
  const waiting = draft.sends;
  return {
    ...state,
    day: fetched && { ...fetched, record },
    draft,
    form: { ...draft, ...draft.values },
    /** The parts that save themselves and are not stored yet. */
    waiting,
    /** Something was typed on My Progress that only Submit sends. */
    isUnsubmitted: unsent.some((part) => !waiting.includes(part)),
    tick: (index: MealIndex, dish: string, done: boolean) =>
      saving.change(record, (now) => edits.tick(now, index, dish, done), {
        parts: [`meals.${index}`],
        isTap: true,
      }),
    pick: (index: MealIndex, dish: string, words: string) =>
      saving.change(record, (now) => edits.pick(now, index, dish, words), {
        parts: [`meals.${index}`],
      }),
    instead: (index: MealIndex, said: MealInstead | null, isTyped: boolean) =>
      saving.change(
        record,
        (now) => {
          const next = edits.instead(now, index, said);
          return { ...next, sends: next.sends.filter((part) => part !== `meals.${index}`) };
        },
        { parts: isFitInstead(said) ? [`meals.${index}`] : [], isTyped },
      ),
    /** Sets a field; `parts`: the parts of it that can be sent. */
    set: (
      patch: Partial<DayDraft['values']>,
      how: { parts: readonly DayPart[]; isTyped?: boolean; waterMeant?: string },
    ) =>
      saving.change(
        record,
        (now) => ({
          ...now,
          values: { ...now.values, ...patch },
          waterMeant: how.waterMeant ?? now.waterMeant,
          // Parts that could be sent before may now be invalid.
          sends: now.sends.filter((part) => !Object.hasOwn(patch, part as DayField)),
        }),
        how,
      ),
    flush: saving.flush,
  };
}

export type SelfSavedDay = ReturnType<typeof useSelfSaving>;
