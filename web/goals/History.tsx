import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Day, dayIn, dayWords } from '#domain/day.ts';
import type { Goal, GoalChanged, Goals, OwnKind } from '#domain/goals/goalSchema.ts';
import { isOpen } from '#domain/goals/policy.ts';
import { Unloaded } from '../kit/Notice.tsx';
import { Disclosure } from '../kit/ShowMore.tsx';
import { goalChangesQuery } from './api.ts';
import classes from './Goals.module.css';
import { closedWords, goalName, withUnit } from './inWords.ts';

type Props = {
  customerId: string;
  goal: Goal;
  goals: Pick<Goals, 'ownKinds' | 'timeZone' | 'today'>;
};

/** When a goal was accepted, and its earlier versions, fetched when it is opened. */
export function History({ customerId, goal, goals: { ownKinds, timeZone, today } }: Props) {
  const [isOpen, setOpen] = useState(false);
  const changes = useQuery({ ...goalChangesQuery(customerId, goal), enabled: isOpen });
  const dayOf = (instant: string) => dayWords(dayIn(timeZone, new Date(instant)), today);
  const real = changes.data && realChanges(goal, changes.data.items);
  return (
    <>
      {goal.acceptedAt && <p className={classes.when}>Accepted on {dayOf(goal.acceptedAt)}</p>}
      {wasChanged(goal) && (
        <div className={classes.history}>
          <Disclosure summary="What it was before" onToggle={setOpen}>
            {isOpen && !real && (
              <Unloaded query={changes} skeleton={null} failed="Failed to fetch its changes." />
            )}
            {real?.length === 0 && (
              <p className={classes.when}>
                {goal.target === null ? 'Its numbers were changed.' : 'Its values stayed the same.'}
              </p>
            )}
            <ul className={classes.changes}>
              {real?.map((change) => (
                <li key={change.version} dir="auto">
                  {wasWords(change, { kind: goal.kind, ownKinds, today })}{' '}
                  <span className={classes.when}>
                    (changed on {dayOf(change.changedAt)} by {change.name ?? `a ${change.by}`})
                  </span>
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </>
  );
}

/** A change, with the version after it. */
type RealChange = GoalChanged & { readonly became: GoalChanged['was'] };

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

type Of = { readonly kind: string; readonly ownKinds: readonly OwnKind[]; readonly today: Day };

/** The version of a goal before a change: 'Water: 2 L a day, until 1 Mar 2027'. */
export function wasWords({ was, became }: RealChange, { kind, ownKinds, today }: Of): string {
  const begins = dayWords(was.beginsOn, today);
  return [
    goalName({ kind, ...was }, ownKinds),
    was.start !== null && isOtherStart(was, became) && `from ${withUnit(was.start, was.unit)}`,
    was.beginsOn !== became.beginsOn && `from ${begins}`,
    `until ${dayWords(was.endsOn, today)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** How earlier goals ended: reached ones have a mark, the others are muted. */
export function ClosedGoals({ goals, customerId }: { goals: Goals; customerId: string }) {
  const { ownKinds } = goals;
  const closed = goals.items.filter(({ state }) => !isOpen(state));
  if (closed.length === 0) return null;
  return (
    <>
      <h3 className="text-17">Earlier goals</h3>
      <ul className={classes.list} aria-label="Earlier goals">
        {closed.map((goal) => (
          <li key={goal.id} className={classes.item} data-closed={goal.state}>
            <div className={classes.words}>
              <p className={classes.name} dir="auto">
                {goalName(goal, ownKinds)}
              </p>
              <p className={classes.date}>{closedWords(goal, goals.today)}</p>
            </div>
            {goal.said && (
              <p className="small breaks" dir="auto">
                “{goal.said}”
              </p>
            )}
            <History customerId={customerId} goal={goal} goals={goals} />
          </li>
        ))}
      </ul>
    </>
  );
}
