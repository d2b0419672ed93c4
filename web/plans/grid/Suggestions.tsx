import { useQueryClient } from '@tanstack/react-query';
import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { SUGGESTIONS_MAX } from '#domain/plans/plan.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import { recipesQuery } from '../../foods/articleRecipes.ts';
import { Options } from '../../kit/Combobox.tsx';
import { isComposing, isMirrored } from '../../kit/keys.ts';
import { VisuallyHidden } from '../../kit/Notice.tsx';
import { suggestMeals } from '../api.ts';
import { DAYS, type FieldPath, MEALS, mealPath, type PlanText, textOf } from '../form/fields.ts';
import { aboutToWrite, fieldElement, focusFieldSoon, isChosen } from '../form/focusField.ts';
import { usePlanForm } from '../form/planForm.ts';
import classes from './GridToolbar.module.css';
import { say } from './words.ts';

type Props = { offered: Offered; onTake: (offered: Offered, meal: string) => void };

/** Meals used before, below the cell being typed in: arrows and Enter, or a tap. */
export function Suggestions({ offered, onTake }: Props) {
  const { path, meals, at } = offered;
  const id = useId();
  const [spot, setSpot] = useState<ListSpot | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell's height depends on the meals that are offered.
  useLayoutEffect(() => {
    setSpot(listSpot(path));
  }, [path, meals]);

  if (!spot) return null;
  return (
    <>
      <div className={classes.list} style={spot}>
        <Options
          id={id}
          label={say.mealsUsedBefore}
          options={meals.map((meal) => ({ id: meal }))}
          face={(meal) => <span dir="auto">{meal.id}</span>}
          active={meals[at]}
          onChoose={(meal) => onTake(offered, meal)}
        />
      </div>
      <VisuallyHidden role="status">{meals[at] ?? ''}</VisuallyHidden>
    </>
  );
}

type Offered = {
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
    const loadedPlans = () =>
      queries
        .getQueriesData<DietPlan>({ queryKey: ['customers', customerId, 'diet-plan', 'one'] })
        .flatMap(([, plan]) => (plan ? [textOf(plan)] : []));

    void queries.prefetchQuery(recipesQuery);
    const recipes = () =>
      queries.getQueryData(recipesQuery.queryKey)?.items.map(({ title }) => title) ?? [];

    const onInput = ({ target }: Event) => {
      if (!(target instanceof HTMLTextAreaElement)) return close();
      const { field: path = '' } = target.dataset;
      const { value, selectionEnd } = target;
      if (!path.startsWith('weeklyDietPlan') || selectionEnd !== value.length) return close();
      const others = { ...form.state.values, [path]: '' };
      const meals = suggestionsFor(value, [...mealsUsed([others, ...loadedPlans()]), ...recipes()]);
      if (meals.length > 0) setOffered({ path, meals, at: -1 });
      else if (now.current) setOffered(null);
      void fromPractice.look(value, (more) => {
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

type ListSpot = Pick<CSSProperties, 'left' | 'right' | 'top' | 'bottom' | 'minWidth'>;

/** The height of eight rows. */
const ROOM_PX = 260;

const isBeneath = ({ bottom }: DOMRect) => bottom + ROOM_PX < window.innerHeight;

/** Where the list of a cell stands: below it, or above it near the end of the window. Null without the cell. */
function listSpot(path: FieldPath): ListSpot | null {
  const cell = fieldElement(path)?.parentElement?.getBoundingClientRect();
  if (!cell) return null;
  const { left, right, top, bottom, width } = cell;
  const side = isMirrored() ? { right: document.documentElement.clientWidth - right } : { left };
  const edge = isBeneath(cell) ? { top: bottom + 4 } : { bottom: window.innerHeight - top + 4 };
  return { ...side, minWidth: width, ...edge };
}

/** Whether the list grows without moving its rows. A list above its cell grows upwards, so its rows would move. */
const growsInPlace = (path: FieldPath): boolean => listSpot(path)?.top !== undefined;

const MAX_SHOWN = 5;
const SHORTEST_START = 2;
const MEAL_PATHS = DAYS.flatMap((day) => MEALS.map((meal) => mealPath(day, meal)));

/** Every different meal of these plans, the most used first. */
export function mealsUsed(plans: readonly PlanText[]): string[] {
  const uses = new Map<string, number>();
  for (const meal of plans.flatMap((plan) => MEAL_PATHS.map((path) => (plan[path] ?? '').trim())))
    if (meal !== '') uses.set(meal, (uses.get(meal) ?? 0) + 1);
  return [...uses].sort((a, b) => b[1] - a[1]).map(([text]) => text);
}

/**
 * Meals that continue the typed text: first those that begin with it, then those with a word that does. Nothing
 * for a single letter, nor for a meal that is already typed in full.
 */
export function suggestionsFor(typed: string, meals: readonly string[]): string[] {
  const start = typed.trim().toLowerCase();
  if (start.length < SHORTEST_START) return [];
  const found = meals.filter((meal) => meal.toLowerCase() !== start);
  const begin = found.filter((meal) => meal.toLowerCase().startsWith(start));
  const within = found.filter(
    (meal) => !begin.includes(meal) && meal.toLowerCase().includes(` ${start}`),
  );
  return [...begin, ...within].slice(0, MAX_SHOWN);
}

/** The debounce before the practice's plans are asked, after the last key. */
export const REST_MS = 120;

type Ask = (begins: string, signal: AbortSignal) => Promise<readonly string[]>;

/**
 * Asks for meals that continue the typed text once typing pauses; the request is aborted when the text changes. If
 * no answer comes, for example offline, no error is shown.
 */
export function practiceMeals(ask: Ask) {
  let asking = new AbortController();
  const stop = () => asking.abort();
  return {
    stop,
    async look(typed: string, onFound: (meals: readonly string[]) => void) {
      stop();
      asking = new AbortController();
      const { signal } = asking;
      await new Promise((rested) => setTimeout(rested, REST_MS));
      if (signal.aborted || typed.trim() === '') return;
      const meals = await ask(typed, signal).catch(() => []);
      if (!signal.aborted) onFound(meals);
    },
  };
}

/** The meals already offered in their order, followed by the new ones, so that nothing moves under the pointer. */
export function withMore(
  offered: readonly string[],
  more: readonly string[],
  most: number,
): readonly string[] {
  const known = new Set(offered.map((meal) => meal.toLowerCase()));
  const added = more.filter((meal) => !known.has(meal.toLowerCase()));
  return added.length === 0
    ? offered
    : [...offered, ...added].slice(0, Math.max(most, offered.length));
}
