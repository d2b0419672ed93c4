import { MEAL_INDEXES } from '#domain/progress/adherence.ts';
import { NO_PLAN, NO_PLAN_FOR_DATE, type TrackedDay } from '#domain/progress/progress.ts';
import classes from './DayBody.module.css';

type Props = { day: TrackedDay; editing: boolean; hasRows: boolean };

/** Why a day has no meals of its own; nothing where it has. */
export function NoMeals({ day, editing, hasRows }: Props) {
  const missing = whyNone(day, hasRows);
  if (missing === null) return null;
  return (
    <div className={classes.noMeals}>
      <p className={classes.missing}>{missing}</p>
      {editing && !hasRows && <p>You can still log everything else.</p>}
    </div>
  );
}

function whyNone({ record, planned, hasAnyPlan }: TrackedDay, hasRows: boolean): string | null {
  if (record?.planned.from === 'gone')
    return `The plan of this day is no longer there.${mealsDone(record.meals)}`;
  if (record?.planned.from === 'none' && (planned !== null || hasRows))
    return 'This day was logged without a plan.';
  if (hasRows) return null;
  if (planned || record?.planned.planId) return 'No meals are planned for this day.';
  return hasAnyPlan ? NO_PLAN_FOR_DATE : NO_PLAN;
}

/** How many were ticked is known even where it is not known what they were. */
function mealsDone(ticks: NonNullable<TrackedDay['record']>['meals']): string {
  const done = MEAL_INDEXES.filter((index) => ticks[index] === true).length;
  if (done === 0) return '';
  return done === 1 ? ' One of its meals was done.' : ` ${done} of its meals were done.`;
}
