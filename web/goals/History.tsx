import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '#domain/day.ts';
import type { Goal, OwnKind } from '#domain/goals/goalSchema.ts';
import { Unloaded } from '../ui/Unloaded.tsx';
import { goalChangesQuery } from './api.ts';
import classes from './Goals.module.css';
import { wasWords } from './words.ts';

type Props = { customerId: string; goal: Goal; ownKinds: readonly OwnKind[] };

/** What a goal was before it was changed; fetched once it is opened. Nothing for one that never was. */
export function History({ customerId, goal, ownKinds }: Props) {
  const [isOpen, setOpen] = useState(false);
  const changes = useQuery({ ...goalChangesQuery(customerId, goal), enabled: isOpen });
  if (goal.version === 1) return null;
  return (
    <details className={classes.history} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.summary}>What it was before</summary>
      {isOpen && !changes.data && (
        <Unloaded query={changes} skeleton={null} failed="Failed to fetch its changes." />
      )}
      <ul className={classes.changes}>
        {changes.data?.items.map((change) => (
          <li key={change.version} dir="auto">
            {wasWords(change, goal.kind, ownKinds)}{' '}
            <span className={classes.when}>
              (changed on {formatDay(change.changedAt.slice(0, 10), 'medium')} by{' '}
              {change.name ?? `a ${change.by}`})
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
