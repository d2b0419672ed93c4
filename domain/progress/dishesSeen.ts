import { withoutFigures } from '../hiddenNumbers/hiddenNumbers.ts';
import { alternativesOf } from '../plans/plan.ts';
import type { PlannedDay } from '../plans/planSchema.ts';
import { MEAL_INDEXES, type MealIndex } from './progress.ts';
import type { DailyProgress, Dishes, Picked } from './progressSchema.ts';

/** Where the dishes come from that a customer may have read without figures. */
type Sources = {
  readonly record: Pick<DailyProgress, 'meals' | 'planned'> | null;
  readonly plan: Pick<PlannedDay, 'meals'> | null;
  /** The meals of the day in other plans and versions. */
  readonly others: readonly (readonly string[])[];
  readonly isToday: boolean;
};

/**
 * The dishes as their plans have them, from the dishes of a customer who sees them without figures. Of several
 * that differ only in figures it is the one that the day shows: of today the plan's, unless the stored one is
 * ticked. A dish that is in no plan stays.
 */
export function dishesWithFigures(dishes: Dishes, sources: Sources): Dishes {
  const { record, plan, others, isToday } = sources;
  const [own, planned] = [record?.planned.meals ?? [], plan?.meals ?? []];
  const whole = (index: MealIndex, dish: string) => {
    const showsPlan = isToday && record?.meals[index] !== true;
    const known = showsPlan ? [planned, own, ...others] : [own, planned, ...others];
    return known
      .map((meals) => meals[Number(index)]?.trim() ?? '')
      .find((meal) => withoutFigures(meal) === dish);
  };
  return Object.fromEntries(
    MEAL_INDEXES.flatMap((index) => {
      const dish = dishes[index];
      return dish === undefined ? [] : [[index, whole(index, dish) ?? dish]];
    }),
  );
}

/** The picked alternatives with figures, from those of a customer who does not see them. */
export const pickedWithFigures = (
  picked: Picked,
  dishOf: (index: MealIndex) => string | undefined,
): Picked =>
  Object.fromEntries(
    MEAL_INDEXES.flatMap((index) => {
      const words = picked[index];
      if (words === undefined) return [];
      const whole = alternativesOf(dishOf(index) ?? '').find(
        (each) => withoutFigures(each) === words,
      );
      return [[index, whole ?? words]];
    }),
  );
