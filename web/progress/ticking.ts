import type { MealIndex } from '#domain/progress/adherence.ts';
import type { DayDraft } from './draft.ts';

/**
 * Ticks a meal for one dish, or takes the tick back. Of two dishes in one place only one is eaten:
 * the tick moves, and the one it leaves stays on screen to go back to.
 */
export function ticked(draft: DayDraft, index: MealIndex, dish: string, done: boolean): DayDraft {
  const { [index]: before, ...others } = draft.dishes;
  const hasMoved = done && before !== undefined && before !== dish;
  return {
    ...draft,
    values: { ...draft.values, meals: { ...draft.values.meals, [index]: done } },
    dishes: done ? { ...others, [index]: dish } : others,
    left: hasMoved ? { ...draft.left, [index]: before } : draft.left,
  };
}
