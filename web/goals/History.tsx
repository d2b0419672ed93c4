import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayIn, formatDay } from '#domain/day.ts';
import type { Goal, Goals } from '#domain/goals/goalSchema.ts';
import { Unloaded } from '../kit/Notice.tsx';
import { Disclosure } from '../kit/ShowMore.tsx';
import { goalChangesQuery } from './api.ts';
import classes from './Goals.module.css';
import { realChanges, wasChanged, wasWords } from './realChanges.ts';

type Props = {
  customerId: string;
  goal: Goal;
  goals: Pick<Goals, 'ownKinds' | 'timeZone'>;
};

/** When a goal was accepted, and its earlier versions, fetched when it is opened. */
export function History({ customerId, goal, goals: { ownKinds, timeZone } }: Props) {
  const [isOpen, setOpen] = useState(false);
  const changes = useQuery({ ...goalChangesQuery(customerId, goal), enabled: isOpen });
  const dayOf = (instant: string) => formatDay(dayIn(timeZone, new Date(instant)), 'medium');
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
                  {wasWords(change, goal.kind, ownKinds)}{' '}
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
