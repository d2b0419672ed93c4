import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Day, dayIn, dayWords } from '#domain/day.ts';
import type { Goal, GoalChanged, Goals, OwnKind } from '#domain/goals/goalSchema.ts';
import { isOpen } from '#domain/goals/policy.ts';
import { isolated } from '#domain/language/language.ts';
import { quantity } from '#domain/measurements/measurement.ts';
import { Unloaded } from '../kit/Notice.tsx';
import { Disclosure } from '../kit/ShowMore.tsx';
import { say as ofKit } from '../kit/words.ts';
import { goalChangesQuery } from './api.ts';
import classes from './Goals.module.css';
import { closedWords, goalName } from './inWords.ts';
import { say } from './words.ts';

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
      {goal.acceptedAt && <p className="small breaks">{say.acceptedOn(dayOf(goal.acceptedAt))}</p>}
      {wasChanged(goal) && (
        <div className={classes.history}>
          <Disclosure summary={say.whatItWas} onToggle={setOpen}>
            {isOpen && !real && (
              <Unloaded query={changes} skeleton={null} failed={say.failedToFetchChanges} />
            )}
            {real?.length === 0 && (
              <p className="small breaks">
                {goal.target === null ? say.numbersChanged : say.valuesSame}
              </p>
            )}
            <ul className={classes.changes}>
              {real?.map((change) => (
                <li key={change.version}>
                  {wasWords(change, { kind: goal.kind, ownKinds, today })}{' '}
                  <span className="small breaks">
                    {change.name === null
                      ? say.changedOn[change.by](dayOf(change.changedAt))
                      : say.changedBy(dayOf(change.changedAt), isolated(change.name))}
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
  const parts = [
    goalName({ kind, ...was }, ownKinds),
    was.start !== null &&
      isOtherStart(was, became) &&
      say.wasFromValue(quantity(was.start, was.unit)),
    was.beginsOn !== became.beginsOn && ofKit.fromDay(begins),
    ofKit.untilDay(dayWords(was.endsOn, today)),
  ];
  return say.wasAll(parts.filter((part) => part !== false));
}

/** How earlier goals ended: reached ones have a mark, the others are muted. */
export function ClosedGoals({ goals, customerId }: { goals: Goals; customerId: string }) {
  const { ownKinds } = goals;
  const closed = goals.items.filter(({ state }) => !isOpen(state));
  if (closed.length === 0) return null;
  return (
    <>
      <h3 className="text-17">{say.earlierGoals}</h3>
      <ul className="card shrinks" aria-label={say.earlierGoals}>
        {closed.map((goal) => (
          <li key={goal.id} className={classes.item} data-closed={goal.state}>
            <div className={classes.words}>
              <p className={classes.name}>{goalName(goal, ownKinds)}</p>
              <p className={classes.date}>{closedWords(goal, goals.today)}</p>
            </div>
            {goal.said && (
              <p className="small breaks" dir="auto">
                {say.quoted(goal.said)}
              </p>
            )}
            <History customerId={customerId} goal={goal} goals={goals} />
          </li>
        ))}
      </ul>
    </>
  );
}
