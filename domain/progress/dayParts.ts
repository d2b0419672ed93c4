import { MEAL_INDEXES } from './adherence.ts';
import {
  conflictPath,
  DAY_FIELDS,
  type DayPart,
  isSame,
  mergeDay,
  NOTHING,
  put,
  stateOf,
} from './mergeDay.ts';
import type { DayContent } from './progressSchema.ts';

/** The parts of a day in the order in which screens show them. */
export const DAY_PARTS: readonly DayPart[] = [
  ...MEAL_INDEXES.map((index): DayPart => `meals.${index}`),
  ...DAY_FIELDS,
];

/** A copy of `from` whose listed parts are taken from `mine`. */
export function withParts(
  from: DayContent,
  mine: DayContent,
  parts: readonly DayPart[],
): DayContent {
  const { meals, dishes, instead, picked } = from;
  const content = {
    ...from,
    meals: { ...meals },
    dishes: { ...dishes },
    instead: { ...instead },
    picked: { ...picked },
  };
  for (const field of DAY_FIELDS)
    if (parts.includes(field)) Object.assign(content, { [field]: mine[field] });
  for (const index of MEAL_INDEXES) {
    if (!parts.includes(`meals.${index}`)) continue;
    const state = stateOf(mine, index);
    content.meals[index] = state.done;
    put(content, index, state);
  }
  return content;
}

/** The parts in which `mine` differs from `from`. */
export const changedParts = (from: DayContent, mine: DayContent): DayPart[] => [
  ...MEAL_INDEXES.filter((index) => !isSame(stateOf(from, index), stateOf(mine, index))).map(
    (index): DayPart => `meals.${index}`,
  ),
  ...DAY_FIELDS.filter((field) => !Object.is(from[field], mine[field])),
];

/**
 * Applies what a device has changed since `base` to what is stored now. The new base is what is stored. Parts
 * that both sides changed to different values keep the old base, so that the conflict is still noticed. The
 * `held` parts are as in `mine`, even where they equal `base` again.
 */
export function rebased(
  base: DayContent | null,
  mine: DayContent,
  stored: DayContent,
  held: readonly DayPart[] = [],
): { readonly content: DayContent; readonly base: DayContent } {
  const { content, conflicts } = mergeDay(base, mine, stored);
  return {
    content: withParts(content, mine, held),
    base: withParts(stored, base ?? NOTHING, conflicts.map(conflictPath)),
  };
}
