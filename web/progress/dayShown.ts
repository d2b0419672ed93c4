import { asTyped } from '#domain/language/language.ts';
import {
  contentOf,
  type DayPart,
  isSamePart,
  type MealState,
  mealOf,
  NOTHING,
  type PartValue,
  withPart,
} from '#domain/progress/dayParts.ts';
import { EMPTY_PROGRESS, type MealIndex } from '#domain/progress/progress.ts';
import type {
  DailyProgress,
  DayContent,
  Dishes,
  ProgressInput,
} from '#domain/progress/progressSchema.ts';
import type { Change } from '../store/change.ts';

/** The kind of a change of a day, whose subject is the day's date. */
export const DAY = 'day';
/** The part of the change that Submit makes on a day without any other. */
export const SUBMITTED = 'submitted';

/** A day as its fields show it: sleep is a text, which may be half typed. */
export type DayValues = Omit<ProgressInput, 'sleepHours'> & { sleepHours: string };

export const sleepText = (hours: number | null): string => (hours === null ? '' : asTyped(hours));

export function valuesOf(record: ProgressInput | null): DayValues {
  const { meals, instead, picked, waterIntake, sleepHours, mood, dietScore, notes } =
    record ?? EMPTY_PROGRESS;
  const written = { meals, instead, picked, waterIntake, mood, dietScore, notes };
  return { ...written, sleepHours: sleepText(sleepHours) };
}

export type MealsForm = Pick<DayContent, 'meals' | 'instead' | 'picked' | 'dishes'> & {
  /** The dish that an unsent tick was moved away from, so that it can be moved back. */
  readonly left: Dishes;
};

/** A day on screen: what is stored, with the changes that wait on top. */
export function dayShown(record: DailyProgress | null, changes: readonly Change[]) {
  const typed = changes.find(({ part }) => part === 'sleepHours')?.value;
  const content = changes.reduce(
    (day, change) =>
      change.part === SUBMITTED
        ? day
        : withPart(day, change.part as DayPart, change.value as PartValue),
    record ? contentOf(record) : NOTHING,
  );
  const values = {
    ...content,
    sleepHours: typeof typed === 'string' ? typed : sleepText(content.sleepHours),
  };
  const meals: MealsForm = { ...content, left: leftIn(changes) };
  return { content, values, meals };
}

function leftIn(changes: readonly Change[]): Dishes {
  const left: Dishes = {};
  for (const { part = '', value, bases: [base] = [] } of changes) {
    const index = mealOf(part);
    const [now, was] = [value as MealState, base as MealState];
    if (index && now.done && was.done && was.dish && was.dish !== now.dish) left[index] = was.dish;
  }
  return left;
}

/** A part that two devices have changed. */
export type Contested = {
  readonly key: string;
  readonly part: DayPart;
  readonly mine: PartValue;
  readonly stored: PartValue;
};

export const contestedIn = (changes: readonly Change[]): Contested[] =>
  changes.flatMap(({ key, part, value, contested }) => {
    if (!contested || isSamePart(value as PartValue, contested.stored as PartValue)) return [];
    const stored = contested.stored as PartValue;
    return [{ key, part: part as DayPart, mine: value as PartValue, stored }];
  });

/**
 * What a tap makes of a meal. A tick takes away what was eaten instead, and the other way round; tapping again
 * brings it back, as long as the screen remembers it. Picking an alternative also ticks the meal, and tapping it
 * again removes both. Of two dishes in one place only one is eaten.
 */
export function mealTaps() {
  const before = new Map<MealIndex, MealState>();
  const open: MealState = { done: false };
  const back = (index: MealIndex, isWanted: (state: MealState) => boolean): MealState => {
    const was = before.get(index);
    before.delete(index);
    return was && isWanted(was) ? was : open;
  };
  return {
    tick(index: MealIndex, now: MealState, dish: string, done: boolean): MealState {
      if (!done) return back(index, (was) => !was.done);
      before.delete(index);
      if (!now.done && now.instead) before.set(index, now);
      const picked = now.done && now.dish === dish ? now.picked : undefined;
      return { done, dish, picked };
    },
    pick(index: MealIndex, now: MealState, dish: string, words: string): MealState {
      const isOf = now.done && now.dish === dish;
      if (isOf && now.picked === words) return this.tick(index, now, dish, false);
      return { ...this.tick(index, now, dish, true), done: true, dish, picked: words };
    },
    instead(
      index: MealIndex,
      now: MealState,
      said: Extract<MealState, { done: false }>['instead'],
    ) {
      if (now.done) before.set(index, now);
      return said ? { done: false as const, instead: said } : back(index, (was) => was.done);
    },
  };
}
