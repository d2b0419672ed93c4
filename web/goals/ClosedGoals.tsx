import type { Goals } from '#domain/goals/goalSchema.ts';
import { isOpen } from '#domain/goals/policy.ts';
import classes from './Goals.module.css';
import { History } from './History.tsx';
import { closedWords, goalName } from './words.ts';

/** How earlier goals ended: reached ones have a mark, the others are muted. */
export function ClosedGoals({ goals, customerId }: { goals: Goals; customerId: string }) {
  const { ownKinds } = goals;
  const closed = goals.items.filter(({ state }) => !isOpen(state));
  if (closed.length === 0) return null;
  return (
    <>
      <h3 className={classes.formTitle}>Earlier goals</h3>
      <ul className={classes.list} aria-label="Earlier goals">
        {closed.map((goal) => (
          <li key={goal.id} className={classes.item} data-closed={goal.state}>
            <div className={classes.words}>
              <p className={classes.name} dir="auto">
                {goalName(goal, ownKinds)}
              </p>
              <p className={classes.date}>{closedWords(goal)}</p>
            </div>
            {goal.said && (
              <p className={classes.waiting} dir="auto">
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
