import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import { SUGGESTIONS_MAX } from '#domain/plans/suggestionLimits.ts';
import { isComposing } from '../../ui/isComposing.ts';
import { suggestMeals } from '../api.ts';
import { type FieldPath, type PlanText, textOf } from '../form/fields.ts';
import { aboutToWrite, focusFieldSoon, isChosen } from '../form/focusField.ts';
import { usePlanForm } from '../form/planForm.ts';
import { growsInPlace } from './listSpot.ts';
import { mealsUsed, suggestionsFor } from './mealsUsed.ts';
import { practiceMeals, withMore } from './practiceMeals.ts';

export type Offered = {
  readonly path: FieldPath;
  readonly meals: readonly string[];
  /** The index the arrow keys are on; -1 while the caret is still in the text. */
  readonly at: number;
};

/** A phone's keyboard leaves no room for more. */
const mostShown = () => (matchMedia('(max-width: 47.99em)').matches ? 5 : SUGGESTIONS_MAX);

/** Keys that choose cells, or may on the next press, do not act on the list. */
const choosesCells = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent) =>
  (shiftKey && key.startsWith('Arrow')) || ((ctrlKey || metaKey) && key.toLowerCase() === 'a');

/** Offers meals while typing in the grid: at once those of this customer's plans, then those of all plans. */
export function useSuggestions(root: RefObject<HTMLElement | null>, customerId: string | null) {
  const form = usePlanForm();
  const queries = useQueryClient();
  const [offered, setOffered] = useState<Offered | null>(null);
  const now = useRef(offered);
  now.current = offered;

  const take = ({ path }: Offered, meal: string) => {
    aboutToWrite(path);
    form.fill({ [path]: meal });
    setOffered(null);
    // Runs after the cell shows the meal, so that the caret stands at its end.
    focusFieldSoon(path);
  };
  const latestTake = useRef(take);
  latestTake.current = take;

  useEffect(() => {
    const grid = root.current;
    if (!grid) return;
    const listening = new AbortController();
    const { signal } = listening;
    const fromPractice = practiceMeals(suggestMeals);
    // Most of the time no list is open, and setting the state would render the editor.
    const close = () => {
      fromPractice.stop();
      if (now.current) setOffered(null);
    };
    const texts = new WeakMap<DietPlan, PlanText>();
    const textOnce = (plan: DietPlan) => {
      const text = texts.get(plan) ?? textOf(plan);
      texts.set(plan, text);
      return text;
    };
    const loadedPlans = () =>
      queries
        .getQueriesData<DietPlan>({ queryKey: ['customers', customerId, 'diet-plan', 'one'] })
        .flatMap(([, plan]) => (plan ? [textOnce(plan)] : []));

    const onInput = ({ target }: Event) => {
      if (!(target instanceof HTMLTextAreaElement)) return close();
      const { field: path = '' } = target.dataset;
      const { value, selectionEnd } = target;
      if (!path.startsWith('weeklyDietPlan') || selectionEnd !== value.length) return close();
      const others = { ...form.state.values, [path]: '' };
      const meals = suggestionsFor(value, mealsUsed([others, ...loadedPlans()], value));
      if (meals.length > 0) setOffered({ path, meals, at: -1 });
      else if (now.current) setOffered(null);
      fromPractice.look(value, (more) => {
        const open = now.current;
        const isTyped = document.activeElement === target && target.value === value;
        if (!isTyped || isChosen(target) || (open && !growsInPlace(path))) return;
        const all = withMore(open?.meals ?? [], more, mostShown());
        if (all.length > 0) setOffered({ path, at: open?.at ?? -1, meals: all });
      });
    };

    const onKeyDown = (event: KeyboardEvent) => {
      const open = now.current;
      if (!open || isComposing(event)) return;
      if (choosesCells(event)) return close();
      if (event.ctrlKey || event.altKey) return;
      const { key } = event;
      const chosen = open.meals[open.at];
      const last = open.meals.length - 1;
      if (key === 'ArrowDown') setOffered({ ...open, at: Math.min(open.at + 1, last) });
      else if (key === 'ArrowUp' && open.at >= 0) setOffered({ ...open, at: open.at - 1 });
      else if (key === 'Escape') close();
      else if (key === 'Enter' && chosen !== undefined) latestTake.current(open, chosen);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };

    signal.addEventListener('abort', fromPractice.stop);
    grid.addEventListener('input', onInput, { signal });
    // Captures the keys before the grid does: an open list handles the arrows first.
    grid.addEventListener('keydown', onKeyDown, { signal, capture: true });
    grid.addEventListener('mousedown', close, { signal });
    grid.addEventListener('focusin', close, { signal });
    grid.addEventListener('focusout', close, { signal });
    window.addEventListener('scroll', close, { signal, passive: true });
    return () => listening.abort();
  }, [customerId, form, queries, root]);

  return { offered, take };
}
