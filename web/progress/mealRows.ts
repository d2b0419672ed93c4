import type { Day } from '#domain/day.ts';
import type { MealPhoto } from '#domain/mealPhotos/mealPhotoSchema.ts';
import { mealTimeOf } from '#domain/plans/mealTime.ts';
import { alternativesOf, timingName } from '#domain/plans/plan.ts';
import {
  type Adherence,
  adherenceOf,
  dueTimes,
  type MealKinds,
  mealKindsOf,
  mealsToCome,
} from '#domain/progress/adherence.ts';
import { loggedPlanOf } from '#domain/progress/loggedPlan.ts';
import { type MealShown, mealsShown } from '#domain/progress/mealsShown.ts';
import { EMPTY_PROGRESS, type MealIndex } from '#domain/progress/progress.ts';
import type { MealInstead, ProgressInput, TrackedDay } from '#domain/progress/progressSchema.ts';
import type { MealsForm } from './dayShown.ts';

/** The customer and the day, if customers see their own day. */
export type OwnDay = { readonly customerId: string; readonly date: Day };

export type DishRow = {
  readonly timing: string;
  readonly meal: string;
  readonly done: boolean;
  /** The alternatives, of which one is eaten; empty for a dish without any. */
  readonly alternatives: readonly string[];
  /** The alternative that was eaten. */
  readonly picked: string | undefined;
  /** Shown next to the dish's name. */
  readonly mark: 'changed' | 'new' | null;
};

/** One place of the day, with the dish it was logged for and the dish planned there now. */
export type MealRow = {
  readonly index: MealIndex;
  readonly dishes: readonly DishRow[];
  readonly isPlannedNoLonger: boolean;
  /** What was eaten instead, if the meal was not as planned. */
  readonly instead: MealInstead | undefined;
  readonly photos: readonly MealPhoto[];
};

/** A place of the day in words: 'Breakfast: Porridge with plums'. */
export function mealName({ dishes: [dish] }: MealRow): string {
  if (!dish) return '';
  return dish.timing ? `${timingName(dish.timing)}: ${dish.meal}` : dish.meal;
}

export function mealRows(day: TrackedDay, form?: MealsForm): MealRow[] {
  return mealsShown(day, form).map((shown) => {
    const { index, done, instead, changedTo, isNew } = shown;
    const key = String(index) as MealIndex;
    const first = dishRow(shown, { mark: isNew && day.record ? 'new' : null, of: shown });
    const left = form && done && !changedTo ? dishLeft(day, form, key, shown.meal) : null;
    const dishes: DishRow[] = left
      ? [dishRow({ ...shown, meal: left }), { ...first, mark: 'changed' }]
      : [first];
    if (changedTo?.meal) dishes.push(dishRow(changedTo, { mark: 'changed' }));
    const photos = day.photos?.filter(({ meal: place }) => place === index) ?? [];
    return { index: key, dishes, isPlannedNoLonger: changedTo?.meal === '', instead, photos };
  });
}

function dishRow(
  { timing, meal }: Pick<DishRow, 'timing' | 'meal'>,
  {
    mark = null,
    of: { done, picked } = { done: false },
  }: { mark?: DishRow['mark']; of?: Pick<MealShown, 'done' | 'picked'> } = {},
): DishRow {
  return { timing, meal, done, alternatives: alternativesOf(meal), picked, mark };
}

/** The dish from which the tick was moved away; null for none. */
function dishLeft(day: TrackedDay, form: MealsForm, index: MealIndex, meal: string): string | null {
  const left = form.left[index] ?? day.record?.planned.meals[Number(index)] ?? '';
  return left !== '' && left !== meal ? left : null;
}

/**
 * What is planned and not logged yet, for one tap that logs it all: until `minutes` since midnight, or of the whole
 * day if that is null; and whether more is still to come.
 */
export function openDishes(
  rows: readonly MealRow[],
  { planned, record }: Pick<TrackedDay, 'planned' | 'record'>,
  minutes: number | null,
) {
  const open = rows.flatMap(({ index, dishes, instead, isPlannedNoLonger }) => {
    const isLogged = instead !== undefined || dishes.some(({ done }) => done);
    const dish = dishes.at(-1);
    return dish && !isLogged && !isPlannedNoLonger ? [{ index, meal: dish.meal }] : [];
  });
  const own = planned ?? record?.planned;
  if (minutes === null || !own) return { dishes: open, isMore: false };
  const due = dueTimes(own);
  const dishes = open.filter(({ index }) => (due.get(Number(index)) ?? 0) <= minutes);
  return { dishes, isMore: dishes.length < open.length };
}

/** `toCome`: the meals of today whose time has not come; they are among `meals`. */
export type AdherenceShown = Adherence & MealKinds & { readonly toCome: number };
type Said = Pick<ProgressInput, 'meals' | 'instead'>;

/**
 * How much of a day is done: as stored, or as it would be if the form were submitted. `minutes`: the time of the
 * customer's day; null once it is over.
 */
export function adherenceShown(
  day: TrackedDay,
  form: MealsForm | undefined,
  minutes: number | null,
): AdherenceShown {
  const { record, planned: plan } = day;
  const isToday = day.date === day.today;
  const own = record?.planned ?? plan;
  const { meals: ticks, instead }: Said = form ?? record ?? EMPTY_PROGRESS;
  const planned = form
    ? loggedPlanOf({ ...form, record, plan, isToday })
    : (own ?? { meals: [], mealTimings: [] });
  const { meals } = planned;
  const toCome =
    isToday && minutes !== null ? mealsToCome(planned, { meals: ticks, instead }, minutes) : 0;
  return { ...adherenceOf(meals, ticks), ...mealKindsOf(meals, ticks, instead), toCome };
}

type MealPart = {
  readonly kind: 'done' | 'other' | 'skipped' | 'missed' | 'toCome';
  readonly count: number;
  /** How many meals are in the parts before it. */
  readonly from: number;
};

/** The meals of a day as a bar or a ring draws them, by how they were logged. */
export function mealParts({ meals, done, other, skipped, toCome }: AdherenceShown): MealPart[] {
  const missed = meals - done - other - skipped - toCome;
  const counts = { done, other, skipped, missed, toCome };
  const kinds = Object.keys(counts) as MealPart['kind'][];
  return kinds.flatMap((kind, place) => {
    const from = kinds.slice(0, place).reduce((sum, each) => sum + counts[each], 0);
    return counts[kind] > 0 ? [{ kind, count: counts[kind], from }] : [];
  });
}

/** A meal is still the next one for a while after its time: people eat late, and then look. */
const GRACE_MINUTES = 45;

/**
 * The meal to mark as next at `minutes` since midnight, or null if the day is over. A meal is over once any of its
 * dishes is ticked, or something else was logged for it. A timing that names neither a time nor a part of the day
 * follows the meal before it.
 */
export function nextMeal(rows: readonly MealRow[], minutes: number): MealIndex | null {
  let due: number | null = null;
  for (const { index, dishes, instead } of rows) {
    due = mealTimeOf(dishes[0]?.timing ?? '') ?? due;
    if (instead || dishes.some(({ done }) => done)) continue;
    if (due === null || due + GRACE_MINUTES >= minutes) return index;
  }
  return null;
}

/** What is drawn in a meal's circle, in a view box of 24: signs that nobody confuses, in any colours. */
export const SIGNS: Readonly<Record<'done' | 'next' | MealInstead['kind'], string>> = {
  done: 'M7.5 12.5l3 3 6-6.5',
  next: 'M10.5 8l4 4-4 4',
  other: 'M7 10h9.5l-2.5-2.5M17 14H7.5l2.5 2.5',
  skipped: 'M8 12h8',
};
