import { MEAL_INDEXES, type MealIndex } from './adherence.ts';
import { isSameInstead } from './instead.ts';
import { EMPTY_PROGRESS } from './progress.ts';
import type { DailyProgress, DayContent, Dishes, MealInstead } from './progressSchema.ts';

/** The fields of a day apart from its meals. */
export const DAY_FIELDS = ['waterIntake', 'sleepHours', 'mood', 'dietScore', 'notes'] as const;
export type DayField = (typeof DAY_FIELDS)[number];

/** A part of a day that is saved and merged on its own. */
export type DayPart = DayField | `meals.${MealIndex}`;

/** A field or a meal that two devices changed to different values. */
export type DayConflict =
  | {
      readonly field: DayField;
      readonly mine: string | number | null;
      readonly stored: string | number | null;
    }
  | { readonly meal: MealIndex; readonly mine: MealState; readonly stored: MealState };

/**
 * Whether a meal is done, and for which dish; undefined when the device did not send the dish. If it is not
 * done, what was eaten instead; undefined for a meal that was not logged.
 */
export type MealState =
  | { readonly done: false; readonly instead: MealInstead | undefined }
  | {
      readonly done: true;
      readonly dish: string | undefined;
      /** The alternative that was eaten; undefined if there are none, or if the device did not send one. */
      readonly picked: string | undefined;
    };

export const CHANGED_ON_BOTH = 'This was changed on another device meanwhile.';

export type Merged = { readonly content: DayContent; readonly conflicts: readonly DayConflict[] };

/** The content of a day that is not logged. */
export const NOTHING: DayContent = { ...EMPTY_PROGRESS, dishes: {} };

/** The content of a stored day, from which a device starts to edit. */
export function contentOf(record: DailyProgress): DayContent {
  const { meals, instead, picked, waterIntake, sleepHours, mood, dietScore, notes, planned } =
    record;
  const dishes: Dishes = {};
  for (const index of MEAL_INDEXES) {
    const dish = planned.meals[Number(index)];
    if (meals[index] === true && dish) dishes[index] = dish;
  }
  return { meals, instead, picked, waterIntake, sleepHours, mood, dietScore, notes, dishes };
}

/**
 * Merges what a device submits (`mine`) with what another device has stored since both started from `base`;
 * null stands for a day that is not logged. Each field and each meal is taken from the device that changed
 * it. If both changed it to different values, that is a conflict, and the result has mine. A tick with the
 * alternative that was eaten and a tick without one are no conflict: the first is kept, since it says more.
 */
export function mergeDay(
  base: DayContent | null,
  mine: DayContent,
  stored: DayContent | null,
): Merged {
  // Stored days are never deleted: a day is missing only after an older backup was restored.
  if (stored === null) return { content: mine, conflicts: [] };
  const from = base ?? NOTHING;
  const conflicts: DayConflict[] = [];
  const content: DayContent = { ...mine, meals: {}, dishes: {}, instead: {}, picked: {} };

  for (const field of DAY_FIELDS) {
    const isMine = mine[field] !== from[field];
    const isTheirs = stored[field] !== from[field];
    if (!isMine) Object.assign(content, { [field]: stored[field] });
    if (isMine && isTheirs && mine[field] !== stored[field])
      conflicts.push({ field, mine: mine[field], stored: stored[field] });
  }

  for (const meal of MEAL_INDEXES) {
    const [then, here, there] = [stateOf(from, meal), stateOf(mine, meal), stateOf(stored, meal)];
    const isMine = !isSame(here, then);
    const both = isMine && !isSame(there, then) ? sayingMore(here, there) : undefined;
    if (both === null) conflicts.push({ meal, mine: here, stored: there });
    const taken = both ?? (isMine && !isSame(here, there) ? here : there);
    if (mine.meals[meal] !== undefined || stored.meals[meal] !== undefined)
      content.meals[meal] = taken.done;
    put(content, meal, taken);
  }
  return { content, conflicts };
}

/** The path of a conflict in the `fields` of a refusal: 'notes', 'meals.3'. */
export const conflictPath = (conflict: DayConflict): DayPart =>
  'meal' in conflict ? `meals.${conflict.meal}` : conflict.field;

export function stateOf(
  { meals, dishes, instead, picked }: Pick<DayContent, 'meals' | 'dishes' | 'instead' | 'picked'>,
  index: MealIndex,
): MealState {
  return meals[index] === true
    ? { done: true, dish: dishes[index], picked: picked[index] }
    : { done: false, instead: instead[index] };
}

/** Writes the state of a meal, except its tick, into `content`. */
export function put(content: DayContent, index: MealIndex, state: MealState): void {
  const { dishes, instead, picked } = content;
  delete dishes[index];
  delete instead[index];
  delete picked[index];
  if (state.done && state.dish !== undefined) dishes[index] = state.dish;
  if (state.done && state.picked !== undefined) picked[index] = state.picked;
  if (!state.done && state.instead) instead[index] = state.instead;
}

export function isSame(one: MealState, other: MealState): boolean {
  if (!one.done && !other.done) return isSameInstead(one.instead, other.instead);
  if (!one.done || !other.done || one.picked !== other.picked) return false;
  return isSameDish(one, other);
}

type Done = Extract<MealState, { done: true }>;

const isSameDish = (one: Done, other: Done): boolean =>
  one.dish === undefined || other.dish === undefined || one.dish === other.dish;

/** Of two states, the one that says the same as the other, or more; null if they contradict each other. */
function sayingMore(mine: MealState, stored: MealState): MealState | null {
  if (isSame(mine, stored)) return stored;
  if (!mine.done || !stored.done || !isSameDish(mine, stored)) return null;
  if (mine.picked === undefined) return stored;
  return stored.picked === undefined ? mine : null;
}
