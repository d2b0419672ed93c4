import type { MealIndex } from '#domain/progress/adherence.ts';
import type { MealInstead } from '#domain/progress/progressSchema.ts';
import { type DayDraft, ticked, withInstead, withPicked } from '../draft.ts';

type Before =
  | { readonly dish: string | undefined; readonly picked: string | undefined }
  | { readonly instead: MealInstead };

/**
 * The edits of a meal. A tick removes what was eaten instead, and the other way round; tapping again restores it,
 * as long as the screen remembers it. Picking an alternative also ticks the meal, and tapping it again removes
 * both.
 */
export function mealEdits() {
  const before = new Map<MealIndex, Before>();
  const take = (index: MealIndex) => {
    const was = before.get(index);
    before.delete(index);
    return was;
  };
  function tick(draft: DayDraft, index: MealIndex, dish: string, done: boolean): DayDraft {
    const instead = draft.values.instead[index];
    const was = take(index);
    if (done && instead) before.set(index, { instead });
    const next = ticked(draft, index, dish, done);
    return !done && was && 'instead' in was ? withInstead(next, index, was.instead) : next;
  }
  return {
    tick,
    pick(draft: DayDraft, index: MealIndex, dish: string, words: string): DayDraft {
      const { picked, meals } = draft.values;
      if (meals[index] === true && draft.dishes[index] === dish) {
        if (picked[index] === words) return tick(draft, index, dish, false);
        return withPicked(draft, index, dish, words);
      }
      return withPicked(tick(draft, index, dish, true), index, dish, words);
    },
    instead(draft: DayDraft, index: MealIndex, instead: MealInstead | null): DayDraft {
      const { meals, picked } = draft.values;
      if (meals[index] === true)
        before.set(index, { dish: draft.dishes[index], picked: picked[index] });
      const next = withInstead(draft, index, instead);
      if (instead) return next;
      const was = take(index);
      if (!was || !('dish' in was) || was.dish === undefined) return next;
      return was.picked === undefined
        ? ticked(next, index, was.dish, true)
        : withPicked(next, index, was.dish, was.picked);
    },
  };
}
