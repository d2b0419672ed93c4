import { type Settling, settledAs } from '../settled.ts';
import { isSameInstead } from './adherence.ts';
import { EMPTY_PROGRESS, MEAL_INDEXES, type MealIndex } from './progress.ts';
import type { DailyProgress, DayContent, Dishes, MealInstead } from './progressSchema.ts';

const DAY_FIELDS = ['waterIntake', 'sleepHours', 'mood', 'dietScore', 'notes'] as const;
export type DayField = (typeof DAY_FIELDS)[number];
export type MealPart = `meals.${MealIndex}`;

/** A part of a day that is changed, saved and compared on its own. */
export type DayPart = DayField | MealPart;

/** The parts of a day in the order in which screens show them. */
export const DAY_PARTS: readonly DayPart[] = [
  ...MEAL_INDEXES.map((index): MealPart => `meals.${index}`),
  ...DAY_FIELDS,
];

/**
 * Whether a meal is done, and for which dish; undefined when the device did not send the dish. If it is not
 * done, what was eaten instead; undefined for a meal that was not logged.
 */
export type MealState =
  | { readonly done: false; readonly instead?: MealInstead | undefined }
  | {
      readonly done: true;
      readonly dish?: string | undefined;
      /** The alternative that was eaten; undefined if there are none, or if the device did not send one. */
      readonly picked?: string | undefined;
    };

export type PartValue = MealState | string | number | null;

export const NOTHING: DayContent = { ...EMPTY_PROGRESS, dishes: {} };

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

/** The meal of a part; null for a field. */
export const mealOf = (part: string): MealIndex | null =>
  MEAL_INDEXES.find((index) => part === `meals.${index}`) ?? null;

export function stateOf(
  { meals, dishes, instead, picked }: Pick<DayContent, 'meals' | 'dishes' | 'instead' | 'picked'>,
  index: MealIndex,
): MealState {
  return meals[index] === true
    ? { done: true, dish: dishes[index], picked: picked[index] }
    : { done: false, instead: instead[index] };
}

export function partOf(content: DayContent, part: DayPart): PartValue {
  const meal = mealOf(part);
  return meal === null ? content[part as DayField] : stateOf(content, meal);
}

export function withPart(content: DayContent, part: DayPart, value: PartValue): DayContent {
  const index = mealOf(part);
  if (index === null) return { ...content, [part]: value };
  const state = value as MealState;
  const without = <T>({ [index]: _was, ...others }: Partial<Record<MealIndex, T>>) => others;
  const put = <T>(of: Partial<Record<MealIndex, T>>, own: T | undefined) =>
    own === undefined ? without(of) : { ...without(of), [index]: own };
  return {
    ...content,
    meals: put(content.meals, state.done || undefined),
    dishes: put(content.dishes, state.done ? state.dish : undefined),
    picked: put(content.picked, state.done ? state.picked : undefined),
    instead: put(content.instead, state.done ? undefined : state.instead),
  };
}

const isState = (value: PartValue): value is MealState =>
  typeof value === 'object' && value !== null;

export function isSamePart(one: PartValue, other: PartValue): boolean {
  if (!isState(one) || !isState(other)) return Object.is(one, other);
  if (!one.done || !other.done)
    return !one.done && !other.done && isSameInstead(one.instead, other.instead);
  return one.picked === other.picked && isSameDish(one, other);
}

type Done = Extract<MealState, { done: true }>;

const isSameDish = (one: Done, other: Done): boolean =>
  one.dish === undefined || other.dish === undefined || one.dish === other.dish;

/** A change of one part, with what the device believes to be stored there. */
export type PartChange = Settling<PartValue> & { readonly part: DayPart };

/**
 * What a part holds after a change; undefined if another device has stored something different since, so that the
 * person has to choose. A tick with the alternative that was eaten and a tick without one are no contradiction:
 * the first is kept, since it says more.
 */
export function settled(change: PartChange, stored: PartValue): PartValue | undefined {
  const { value } = change;
  const whole = settledAs(change, stored, isSamePart);
  if (whole !== undefined) return whole;
  if (!isState(value) || !isState(stored) || !value.done || !stored.done) return undefined;
  if (!isSameDish(value, stored)) return undefined;
  if (value.picked === undefined) return stored;
  return stored.picked === undefined ? value : undefined;
}
