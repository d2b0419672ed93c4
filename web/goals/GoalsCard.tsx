import { IconCheck, IconConfetti, IconTargetArrow } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { formatDay } from '#domain/day.ts';
import type { Goal, Goals } from '#domain/goals/goalSchema.ts';
import { isOverdue } from '#domain/goals/progress.ts';
import { Button, Filled } from '../kit/Button.tsx';
import { say as ofKit } from '../kit/words.ts';
import { countHabit, sendCelebrated, useGoalChange } from './api.ts';
import { GoalDialog } from './GoalDialog.tsx';
import { Answer, type Ask, GoalItem, NotStored, Overdue } from './GoalItem.tsx';
import classes from './Goals.module.css';
import { goalName } from './inWords.ts';
import { forDashboard, mostOf } from './onDashboard.ts';
import { say } from './words.ts';

type Props = { customerId: string; goals: Goals };

/** The dashboard's card of goals: the ones just reached, proposals, and the progress of the next ones. */
export default function GoalsCard({ customerId, goals }: Props) {
  const { today, ownKinds } = goals;
  const [asked, ask] = useState<{ id: string; ask: Ask } | null>(null);
  const { reached, shown } = goalsOnDashboard(goals);
  const celebrated = useCelebrated(customerId, reached);
  if (celebrated.length === 0 && shown.length === 0) return null;
  return (
    <section className="card shrinks" aria-label={ofKit.goals}>
      <h2 className={classes.title}>
        <IconTargetArrow size={20} stroke={1.5} aria-hidden />
        {ofKit.goals}
      </h2>
      {celebrated.map((goal) => (
        <div key={goal.id} className={classes.celebration} role="status">
          <IconConfetti size={28} stroke={1.5} aria-hidden className={classes.mark} />
          <p>
            <Filled
              text={say.reached}
              reached={<strong>{say.youReachedIt}</strong>}
              goal={goalName(goal, ownKinds)}
              day={formatDay(goal.progress?.reachedOn ?? today, 'long')}
            />
          </p>
        </div>
      ))}
      <ul className={classes.rows}>
        {shown.map((goal) => (
          <li key={goal.id} className={classes.item}>
            <GoalItem goal={goal} ownKinds={ownKinds} today={today} reader="customer">
              {goal.kind === 'habit' && goal.state === 'active' && !isOverdue(goal, today) && (
                <Tick customerId={customerId} goal={goal} today={today} />
              )}
              <Answer
                customerId={customerId}
                goal={goal}
                reader="customer"
                onDecline={() => ask({ id: goal.id, ask: 'declined' })}
              />
              <Overdue
                goal={goal}
                today={today}
                onAsk={(what) => ask({ id: goal.id, ask: what })}
              />
            </GoalItem>
          </li>
        ))}
      </ul>
      <GoalDialog customerId={customerId} goals={goals} asked={asked} onClose={() => ask(null)} />
    </section>
  );
}

type Shown = {
  /** Reached, and not celebrated yet. */
  readonly reached: readonly Goal[];
  /** Proposals first, then overdue goals, then the next due. */
  readonly shown: readonly Goal[];
};

export function goalsOnDashboard({ items, today }: Pick<Goals, 'items' | 'today'>): Shown {
  const { reached, running, proposed } = forDashboard({ items });
  const [due, overdue] = [
    running.filter((goal) => !isOverdue(goal, today)),
    running.filter((goal) => isOverdue(goal, today)),
  ];
  return { reached, shown: mostOf([...proposed, ...overdue, ...due]) };
}

/**
 * The goals that are celebrated on this screen, until it is left. The server is told as they are shown,
 * so that no other device and no later visit shows them again.
 */
function useCelebrated(customerId: string, reached: readonly Goal[]): readonly Goal[] {
  const [shown, show] = useState<readonly Goal[]>([]);
  const told = useRef(new Set<string>());
  const { mutate } = useGoalChange(customerId);
  useEffect(() => {
    for (const goal of reached) {
      if (told.current.has(goal.id)) continue;
      told.current.add(goal.id);
      show((now) => [...now, goal]);
      mutate(() => sendCelebrated(customerId, goal.id));
    }
  }, [customerId, reached, mutate]);
  return shown;
}

type TickProps = { customerId: string; goal: Goal; today: string };

/** Each tap records the habit once more for today; when the daily target is reached, another tap resets it. */
function Tick({ customerId, goal, today }: TickProps) {
  const { mutate, isPending, error } = useGoalChange(customerId);
  const { doneToday, target, unit } = goal;
  const wanted = unit === 'day' ? (target ?? 1) : 1;
  const isDone = doneToday >= wanted;
  const count = isDone ? 0 : doneToday + 1;
  return (
    <>
      <Button
        size="sm"
        variant={isDone ? 'light' : 'default'}
        aria-pressed={isDone}
        loading={isPending}
        leftSection={<IconCheck size={18} stroke={isDone ? 2.5 : 1.5} aria-hidden />}
        onClick={() => mutate(() => countHabit(customerId, goal.id, today, count))}
      >
        {wanted > 1 ? say.doneOfToday(doneToday, wanted) : say.doneToday}
      </Button>
      <NotStored error={error} />
    </>
  );
}
