import type { ReactNode } from 'react';
import { type Day, formatDay } from '#domain/day.ts';
import type { Goal, OwnKind } from '#domain/goals/goalSchema.ts';
import type { Side } from '#domain/goals/policy.ts';
import classes from './Goals.module.css';
import { goalName, progressWords, waitingWords } from './words.ts';

type Props = {
  goal: Goal;
  ownKinds: readonly OwnKind[];
  today: Day;
  reader: Side;
  /** Buttons at the end of the goal's line. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** One open goal: its name, its progress, and whether the pace is enough. */
export function GoalItem({ goal, ownKinds, today, reader, actions, children }: Props) {
  const waiting = waitingWords(goal, reader);
  const isReached = Boolean(goal.progress?.reachedOn);
  return (
    <>
      <div className={classes.head}>
        <div className={classes.words}>
          <p className={classes.name} dir="auto">
            {goalName(goal, ownKinds)}
          </p>
          <p className={classes.date}>by {formatDay(goal.endsOn, 'medium')}</p>
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {goal.state === 'active' && <Bar goal={goal} />}
      <p className={classes.sentence} data-reached={isReached || undefined}>
        {goal.state === 'active' ? progressWords(goal, today, reader) : waiting}
      </p>
      {goal.state === 'active' && waiting && <p className={classes.waiting}>{waiting}</p>}
      {goal.reason && (
        <p className={classes.waiting} dir="auto">
          Outside of safe bounds: {goal.reason}
        </p>
      )}
      {children}
    </>
  );
}

const STROKES_MAX = 7;

/** One stroke for each day, or one bar for the share done. Renders nothing if that is hidden or unknown. */
function Bar({ goal: { kind, unit, progress } }: { goal: Goal }) {
  if (!progress || progress.share === null) return null;
  const { days, share } = progress;
  const isOfWeek = kind === 'habit' && unit === 'week';
  if (days && (!isOfWeek || days.of <= STROKES_MAX))
    return (
      <div className={classes.bar} aria-hidden="true">
        {Array.from({ length: days.of }, (_, place) => place).map((place) => (
          <span key={place} className={classes.stroke} data-done={place < days.held} />
        ))}
      </div>
    );
  return (
    <div className={classes.bar} aria-hidden="true">
      <span className={classes.stroke}>
        <span className={classes.fill} style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </div>
  );
}
