import type { MealIndex } from '#domain/progress/adherence.ts';
import type { MealInstead } from '#domain/progress/progressSchema.ts';
import { type DayDraft, ticked, withInstead } from '../draft.ts';

type Before = { readonly dish: string | undefined } | { readonly instead: MealInstead };

/**
 * The two edits of a meal. A tick takes away what the meal was instead, and the other way round; tapping
 * again brings that back, for as long as the screen remembers it.
 */
export function mealEdits() {
  const before = new Map<MealIndex, Before>();
  const take = (index: MealIndex) => {
    const was = before.get(index);
    before.delete(index);
    return was;
  };
  return {
    tick(draft: DayDraft, index: MealIndex, dish: string, done: boolean): DayDraft {
      const instead = draft.values.instead[index];
      const was = take(index);
      if (done && instead) before.set(index, { instead });
      const next = ticked(draft, index, dish, done);
      return !done && was && 'instead' in was ? withInstead(next, index, was.instead) : next;
    },
    instead(draft: DayDraft, index: MealIndex, instead: MealInstead | null): DayDraft {
      const isTicked = draft.values.meals[index] === true;
      if (isTicked) before.set(index, { dish: draft.dishes[index] });
      const next = withInstead(draft, index, instead);
      if (instead) return next;
      const was = take(index);
      return was && 'dish' in was && was.dish !== undefined
        ? ticked(next, index, was.dish, true)
        : next;
    },
  };
}
