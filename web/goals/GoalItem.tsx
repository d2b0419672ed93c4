import type { ReactNode } from 'react';
import { type Day, dayWords } from '#domain/day.ts';
import type { Goal, OwnKind } from '#domain/goals/goalSchema.ts';
import { awaits, type Move, type Side } from '#domain/goals/policy.ts';
import { isOverdue } from '#domain/goals/progress.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { Button } from '../kit/Button.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { moveGoal, useGoalChange } from './api.ts';
import classes from './Goals.module.css';
import { goalName, progressWords, waitingWords } from './inWords.ts';
import { say } from './words.ts';

/** What the dialog asks about a goal: to confirm a move, or for a new date. */
export type Ask = Move | 'date';

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
          <p className={classes.name}>{goalName(goal, ownKinds)}</p>
          <p className={classes.date}>{say.by(dayWords(goal.endsOn, today))}</p>
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {goal.state === 'active' && <Bar goal={goal} />}
      <p className={classes.sentence} data-reached={isReached || undefined}>
        {goal.state === 'active' ? progressWords(goal, today, reader) : waiting}
      </p>
      {goal.state === 'active' && waiting && <p className="small breaks">{waiting}</p>}
      {goal.reason && (
        <p className="small breaks" dir="auto">
          {say.outsideSafeRange(goal.reason)}
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

type AnswerProps = { customerId: string; goal: Goal; reader: Side; onDecline: () => void };

/** Accept and Decline, if the goal waits for the reader. */
export function Answer({ customerId, goal, reader, onDecline }: AnswerProps) {
  const { mutate, isPending, error } = useGoalChange(customerId);
  if (awaits(goal) !== reader) return null;
  const accept = () =>
    mutate(() => moveGoal(customerId, goal, 'accepted'), {
      onSuccess: () => toastSuccess(say.moves.accepted.done),
    });
  return (
    <>
      <div className="buttons">
        <Button size="sm" loading={isPending} onClick={accept}>
          {say.moves.accepted.act}
        </Button>
        <Button size="sm" variant="default" onClick={onDecline}>
          {say.moves.declined.act}
        </Button>
      </div>
      <NotStored error={error} />
    </>
  );
}

type OverdueProps = { goal: Goal; today: string; onAsk: (ask: Ask) => void };

/** The options for an overdue goal: close it, or give it another date. */
export function Overdue({ goal, today, onAsk }: OverdueProps) {
  if (!isOverdue(goal, today)) return null;
  return (
    <div className="buttons">
      <Button size="sm" variant="default" onClick={() => onAsk('ended')}>
        {say.end}
      </Button>
      <Button size="sm" variant="default" onClick={() => onAsk('date')}>
        {say.newDate}
      </Button>
    </div>
  );
}

/**
 * Why a change of a goal was not stored. If somebody else changed the goal first, its new version is already
 * on screen.
 */
export function NotStored({ error }: { error: unknown }) {
  if (!error) return null;
  if (error instanceof ApiError && error.status === 412)
    return <Failure message={say.changedLook} />;
  return <Failure message={say.couldNotBeSaved} reason={messageOf(error)} />;
}
