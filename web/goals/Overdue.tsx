import type { Goal } from '#domain/goals/goalSchema.ts';
import { isOverdue } from '#domain/goals/progress.ts';
import { Button } from '../kit/Button.tsx';
import type { Ask } from './GoalDialog.tsx';

type Props = { goal: Goal; today: string; onAsk: (ask: Ask) => void };

/** The options for an overdue goal: close it, or give it another date. */
export function Overdue({ goal, today, onAsk }: Props) {
  if (!isOverdue(goal, today)) return null;
  return (
    <div className="buttons">
      <Button size="sm" variant="default" onClick={() => onAsk('ended')}>
        End
      </Button>
      <Button size="sm" variant="default" onClick={() => onAsk('date')}>
        New Date
      </Button>
    </div>
  );
}
