import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { addDays, type Day } from '#domain/day.ts';
import { DAYS_PER_PLAN } from '#domain/plans/plan.ts';
import type { DietPlan, WeekDay } from '#domain/plans/planSchema.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { TextLink } from '../kit/Link.tsx';
import { Failure, Unreached } from '../kit/Notice.tsx';
import { say as ofKit } from '../kit/words.ts';
import { plannedDaysQuery } from '../progress/api.ts';
import { DayRow, Folded } from './DayRow.tsx';
import { periodWords } from './inWords.ts';
import classes from './Weeks.module.css';
import { say } from './words.ts';

type Props = {
  me: Me;
  plan: DietPlan;
  /** Whether the card of today already shows today's meals. */
  isTodayShown: boolean;
};

/**
 * The plan uploaded last, folded under its name. Memoised, so that it does not render again when a meal is
 * ticked.
 */
export const LatestPlan = memo(function LatestPlan(props: Props) {
  const { plan } = props;
  const [opened, setOpened] = useState(false);
  return (
    <Folded
      labelledBy="plan-name"
      title={
        <h2 id="plan-name" className={classes.foldedName} dir="auto">
          {plan.name}
        </h2>
      }
      state={periodWords(plan)}
      onOpen={() => setOpened(true)}
    >
      {opened && <PlanDays {...props} />}
    </Folded>
  );
});

/** Every day of a plan, folded, and the notes under them. Today is open unless its meals are shown already. */
function PlanDays({ plan, me: { id, today }, isTodayShown }: Props) {
  const last = addDays(plan.startDate, DAYS_PER_PLAN - 1);
  const days = useQuery({
    ...plannedDaysQuery(id, { from: plan.startDate, to: last }),
    enabled: plan.startDate <= today,
  });
  const logged = new Map(days.data?.days.map((day) => [day.date, day]));
  // A logged day shows the plan that it was logged against.
  const shown = (date: Day, meals: string[]): WeekDay => {
    const day = logged.get(date);
    if (day && date < today && day.logged !== 'none') return day;
    const { id: planId, name: planName, mealTimings } = plan;
    return {
      date,
      meals,
      planId,
      planName,
      mealTimings,
      logged: day?.logged ?? 'none',
      done: day?.done ?? 0,
    };
  };
  return (
    <>
      <ul className="line-above">
        {plan.weeklyDietPlan.map(({ date, meals }) => (
          <li key={date} className="ruled">
            <DayRow
              day={shown(date, meals)}
              today={today}
              open={date === today && !isTodayShown}
              aside={date === today && isTodayShown ? say.seeAbove : undefined}
            />
          </li>
        ))}
      </ul>
      {plan.notes && (
        <div className="pad-row line-above">
          <h3 className="text-15 semibold below-1">{say.notes}</h3>
          <p className="breaks lines" dir="auto">
            {plan.notes}
          </p>
        </div>
      )}
    </>
  );
}

type PlanFailureProps = {
  error: Error;
  onRetry: () => void;
  /** Shown instead when offline, for data that is not kept on this device. */
  offline?: string;
};

export function PlanFailure({ error, onRetry, offline }: PlanFailureProps) {
  if (error instanceof ApiError && error.status === 401)
    return (
      <p role="alert">
        <span>{say.logInFirst}</span> <TextLink to="/login">{ofKit.logIn}</TextLink>
      </p>
    );
  if (offline)
    return (
      <Unreached
        error={error}
        failed={say.planFailed}
        reason={messageOf(error)}
        {...{ offline, onRetry }}
      />
    );
  return <Failure message={say.planFailed} reason={messageOf(error)} onRetry={onRetry} />;
}
