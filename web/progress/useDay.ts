import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Day } from '#domain/day.ts';
import { isFitInstead } from '#domain/progress/adherence.ts';
import {
  type DayField,
  type DayPart,
  type PartValue,
  partOf,
  stateOf,
} from '#domain/progress/dayParts.ts';
import type { MealIndex } from '#domain/progress/progress.ts';
import type { MealInstead, TrackedDay } from '#domain/progress/progressSchema.ts';
import { ApiError } from '../api/request.ts';
import {
  chooseOf,
  isKept,
  lastFailure,
  makeChange,
  readWaiting,
  retryChange,
  sendNow,
  subscribe,
  waitingChanges,
} from '../changes/changesHere.ts';
import { useKeyedState } from '../draft/useDraft.ts';
// Without a connection it could not be fetched when it is needed.
import './sendDay.ts';
import { contestedIn, DAY, dayShown, mealTaps, SUBMITTED } from './dayShown.ts';

export const isUnreached = (failure: unknown) =>
  failure instanceof ApiError && failure.status === 0;

/** How a field is changed. */
export type How = {
  /** The person is typing and may continue: it is sent once they pause. */
  readonly isTyped?: boolean;
  /** It cannot be stored as it is: it waits until it is mended. */
  readonly isDraft?: boolean;
};

export const changesOfDay = (date: Day) =>
  waitingChanges().filter(({ kind, subject }) => kind === DAY && subject === date);

const IN_HAND_MS = 10 * 60_000;
let changedLast = { date: '', at: 0 };

/** Whether somebody is at work on a day here: it was changed a moment ago, or waits to be sent. */
export const isInHand = (date: Day): boolean =>
  changesOfDay(date).length > 0 ||
  (changedLast.date === date && Date.now() - changedLast.at < IN_HAND_MS);

/** One day of the customer, which saves itself: what is stored, with the changes of this device on top. */
export function useDay(customerId: string, date: Day, fetched: TrackedDay | undefined) {
  const all = useSyncExternalStore(subscribe, waitingChanges);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `all` is what changesOfDay reads.
  const changes = useMemo(() => changesOfDay(date), [all, date]);
  const failure = useSyncExternalStore(subscribe, lastFailure);
  const kept = useSyncExternalStore(subscribe, isKept);
  const [taps] = useKeyedState(`${customerId} ${date}`, mealTaps);
  const [last, setLast] = useKeyedState<Last | null>(`${customerId} ${date}`, () => null);
  const [saved, setSaved] = useState(0);
  useEffect(readWaiting, []);
  useEffect(() => () => void sendNow(), []);
  const record = fetched?.record ?? null;
  const { content, values, meals } = dayShown(record, changes);
  const stored = dayShown(record, []).content;

  const isDraft = (part: DayPart) => changes.some((each) => each.part === part && each.isDraft);

  const put = (part: DayPart, value: PartValue, { isTyped, isDraft: isHeld }: How = {}) =>
    makeChange(
      customerId,
      {
        ...{ kind: DAY, key: `${DAY} ${date} ${part}`, subject: date, part, date, value },
        ...{ bases: [partOf(stored, part)], text: '', madeAt: new Date().toISOString() },
        ...(isHeld && { isDraft: true }),
      },
      isTyped,
    );
  const change = (part: DayPart, value: PartValue, how: How = {}) => {
    changedLast = { date, at: Date.now() };
    // While somebody types, Undo brings back what was there before the first letter.
    if (!(how.isTyped && last?.isTyped && last.changes[0]?.part === part))
      setLast({ changes: [asBefore(part)], isTyped: how.isTyped === true });
    return put(part, value, how).finally(() => setSaved((count) => count + 1));
  };
  const asBefore = (part: DayPart): Before => ({
    part,
    before: partOf(content, part),
    isDraft: isDraft(part),
  });
  const waiting = changes.filter(({ isDraft, contested }) => !isDraft && !contested);
  const contested = contestedIn(changes);
  return {
    day: fetched,
    record,
    values,
    /** The meals as ticked here. */
    meals,
    /** The parts that are not stored yet, apart from those that wait for the person. */
    waiting: waiting.flatMap(({ part }) => (part === SUBMITTED ? [] : [part as DayPart])),
    isWaiting: waiting.length > 0,
    /** Whether something is only half typed. */
    hasDrafts: changes.some(({ isDraft }) => isDraft),
    isDraft,
    contested,
    /** Why the server does not take a change. */
    refused: changes.find(({ refused }) => refused !== null)?.refused ?? null,
    /** Why what waits could not be sent; null if nothing waits, or if it is kept and waits only for the network. */
    failure: waiting.length > 0 && !(kept && isUnreached(failure)) ? failure : null,
    isKept: kept,
    /** Everything that was changed on this screen is stored. */
    isSaved: saved > 0 && changes.length === 0,
    canUndo: last !== null,
    tick: (index: MealIndex, dish: string, done: boolean) =>
      change(`meals.${index}`, taps.tick(index, stateOf(content, index), dish, done)),
    pick: (index: MealIndex, dish: string, words: string) =>
      change(`meals.${index}`, taps.pick(index, stateOf(content, index), dish, words)),
    instead: (index: MealIndex, said: MealInstead | null, isTyped: boolean) =>
      change(`meals.${index}`, taps.instead(index, stateOf(content, index), said ?? undefined), {
        isTyped,
        isDraft: !isFitInstead(said),
      }),
    /** Ticks all of these dishes; one Undo takes them all back. */
    tickAll(dishes: readonly { readonly index: MealIndex; readonly meal: string }[]) {
      changedLast = { date, at: Date.now() };
      const parts = dishes.map(({ index }): DayPart => `meals.${index}`);
      setLast({ changes: parts.map(asBefore), isTyped: false });
      return Promise.all(
        dishes.map(({ index, meal }) =>
          put(`meals.${index}`, taps.tick(index, stateOf(content, index), meal, true)),
        ),
      ).finally(() => setSaved((count) => count + 1));
    },
    set: (field: DayField, value: string | number | null, how?: How) => change(field, value, how),
    flush: () => void sendNow(),
    /** Takes the last change of this screen back. */
    undo() {
      for (const { part, before, isDraft } of last?.changes ?? [])
        void put(part, before, { isDraft });
      setLast(null);
    },
    /** Ends a day on which nothing was changed as logged, and sends all that waits. */
    async close() {
      for (const { key, refused } of changes) if (refused !== null) await retryChange(key);
      if (!record && changes.length === 0)
        await makeChange(customerId, {
          ...{
            kind: DAY,
            key: `${DAY} ${date} ${SUBMITTED}`,
            subject: date,
            part: SUBMITTED,
            date,
          },
          ...{ value: true, bases: [false], text: '', madeAt: new Date().toISOString() },
        });
      await sendNow();
    },
    choose: (key: string, value: PartValue | undefined) => chooseOf(key, value),
  };
}

type Before = {
  readonly part: DayPart;
  readonly before: PartValue;
  /** What was there could not be stored. */
  readonly isDraft: boolean;
};

/** The last change of a screen, which Undo takes back. */
type Last = { readonly changes: readonly Before[]; readonly isTyped: boolean };

export type DayHere = ReturnType<typeof useDay>;
