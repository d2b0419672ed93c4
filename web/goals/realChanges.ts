import { formatDay } from '#domain/day.ts';
import type { Goal, GoalChanged, OwnKind } from '#domain/goals/goalSchema.ts';
import { goalName, withUnit } from './words.ts';

/** A change, with the version after it. */
export type RealChange = GoalChanged & { readonly became: GoalChanged['was'] };

/** Whether the goal was changed other than by accepting and closing it, which are shown elsewhere. */
export const wasChanged = ({ version, acceptedAt, closedOn }: Goal): boolean =>
  version - 1 > Number(acceptedAt !== null) + Number(closedOn !== null);

/** The changes of what a goal aims at, newest first, without accepting and closing it. */
export const realChanges = (goal: Goal, items: readonly GoalChanged[]): RealChange[] =>
  items
    .map((change, place) => ({ ...change, became: items[place - 1]?.was ?? goal }))
    .filter(isReal);

const isReal = ({ was, became }: RealChange): boolean =>
  was.words !== became.words ||
  was.target !== became.target ||
  was.unit !== became.unit ||
  was.endsOn !== became.endsOn ||
  was.beginsOn !== became.beginsOn ||
  isOtherStart(was, became);

/** A start that was unknown before comes from a measurement; nobody changed it. */
const isOtherStart = (was: GoalChanged['was'], became: GoalChanged['was']): boolean =>
  was.start !== null && was.start !== became.start;

/** The version of a goal before a change: 'Water: 2 L a day, until 1 Mar 2027'. */
export function wasWords(
  { was, became }: RealChange,
  kind: string,
  ownKinds: readonly OwnKind[],
): string {
  const begins = formatDay(was.beginsOn, 'medium');
  return [
    goalName({ kind, ...was }, ownKinds),
    was.start !== null && isOtherStart(was, became) && `from ${withUnit(was.start, was.unit)}`,
    was.beginsOn !== became.beginsOn && `from ${begins}`,
    `until ${formatDay(was.endsOn, 'medium')}`,
  ]
    .filter(Boolean)
    .join(', ');
}
