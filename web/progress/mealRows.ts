import { type Adherence, adherenceOf, type MealIndex } from '#domain/progress/adherence.ts';
import { loggedPlanOf } from '#domain/progress/loggedPlan.ts';
import { mealsShown } from '#domain/progress/mealsShown.ts';
import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import type { DayDraft } from './draft.ts';

export type DishRow = {
  readonly timing: string;
  readonly meal: string;
  readonly done: boolean;
  /** The word beside its name. */
  readonly mark: 'Changed' | 'New' | null;
};

/** One place of the day, with the dish it was logged for and the one that is planned there now. */
export type MealRow = {
  readonly index: MealIndex;
  readonly dishes: readonly DishRow[];
  readonly isPlannedNoLonger: boolean;
};

/** What a form holds of the meals; absent: the day is only read. */
export type MealsForm = Pick<DayDraft, 'dishes' | 'left'> & Pick<DayDraft['values'], 'meals'>;

export const ticksOf = (draft: DayDraft): MealsForm => ({ ...draft, meals: draft.values.meals });

export function mealRows(day: TrackedDay, form?: MealsForm): MealRow[] {
  return mealsShown(day, form).map(({ index, timing, meal, done, changedTo, isNew }) => {
    const key = String(index) as MealIndex;
    const shown: DishRow = { timing, meal, done, mark: isNew && day.record ? 'New' : null };
    const left = form && done && !changedTo ? dishLeft(day, form, key, meal) : null;
    const dishes: DishRow[] = left
      ? [
          { timing, meal: left, done: false, mark: null },
          { ...shown, mark: 'Changed' },
        ]
      : [shown];
    if (changedTo?.meal) dishes.push({ ...changedTo, done: false, mark: 'Changed' });
    return { index: key, dishes, isPlannedNoLonger: changedTo?.meal === '' };
  });
}

/** The dish that the tick was moved away from; null for none. */
function dishLeft(day: TrackedDay, form: MealsForm, index: MealIndex, meal: string): string | null {
  const left = form.left[index] ?? day.record?.planned.meals[Number(index)] ?? '';
  return left !== '' && left !== meal ? left : null;
}

/** How far a day is: by what is stored of it, or by what would be if the form were submitted. */
export function adherenceShown(day: TrackedDay, form?: MealsForm): Adherence {
  const { record, planned: plan } = day;
  if (!form) return adherenceOf((record?.planned ?? plan)?.meals ?? [], record?.meals ?? {});
  const isToday = day.date === day.today;
  const { meals } = loggedPlanOf({ ...form, record, plan, isToday });
  return adherenceOf(meals, form.meals);
}
