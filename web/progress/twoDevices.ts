import { MEAL_INDEXES } from '#domain/progress/adherence.ts';
import { isSameInstead } from '#domain/progress/instead.ts';
import {
  conflictPath,
  DAY_FIELDS,
  type DayConflict,
  type Merged,
  put,
} from '#domain/progress/mergeDay.ts';
import type { DayContent } from '#domain/progress/progressSchema.ts';

export type Side = 'mine' | 'stored' | 'both';
export type Choices = Readonly<Record<string, Side>>;

/** The day with each conflict settled as chosen; undefined until all are settled. */
export function settled({ content, conflicts }: Merged, choices: Choices): DayContent | undefined {
  const day: DayContent = {
    ...content,
    meals: { ...content.meals },
    dishes: { ...content.dishes },
    instead: { ...content.instead },
    picked: { ...content.picked },
  };
  for (const conflict of conflicts) {
    const side = choices[conflictPath(conflict)];
    if (side === undefined) return undefined;
    if ('meal' in conflict) {
      const state = side === 'stored' ? conflict.stored : conflict.mine;
      day.meals[conflict.meal] = state.done;
      put(day, conflict.meal, state);
    } else Object.assign(day, { [conflict.field]: chosenOf(conflict, side) });
  }
  return day;
}

function chosenOf(conflict: Extract<DayConflict, { field: unknown }>, side: Side) {
  const { mine, stored } = conflict;
  if (side === 'both') return `${stored}\n\n${mine}`;
  return side === 'mine' ? mine : stored;
}

/** Whether the stored day contains something from another device, besides what this device sent. */
export function isMoreThan(sent: DayContent, stored: DayContent): boolean {
  return (
    DAY_FIELDS.some((field) => sent[field] !== stored[field]) ||
    MEAL_INDEXES.some(
      (index) =>
        (sent.meals[index] === true) !== (stored.meals[index] === true) ||
        sent.picked[index] !== stored.picked[index] ||
        !isSameInstead(sent.instead[index], stored.instead[index]),
    )
  );
}
