import type { ChangedCell } from '#domain/plans/changes.ts';
import type { DietPlan } from '#domain/plans/plan.ts';
import {
  adherenceOf,
  type MealIndex,
  type MealsDone,
  mealsOfDay,
} from '#domain/progress/adherence.ts';
import type { PlannedDay } from '#domain/progress/progress.ts';
import { useMe } from '../auth/session.tsx';
import { ChangeOf } from '../plans/changes/ChangedMark.tsx';
import { NoLongerPlanned } from '../plans/changes/NoLongerPlanned.tsx';
import { useChangedCells } from '../plans/changes/useUnseen.ts';
import { messageOf } from '../ui/errors.ts';
import { Failure } from '../ui/Failure.tsx';
import { minutesOfDay } from './mealTime.ts';
import { nextMealOf } from './nextMeal.ts';
import { restingOf } from './resting.ts';
import classes from './TodayCard.module.css';
import { todayNote } from './todayNote.ts';
import { useMinute } from './useMinute.ts';

type Props = {
  plan: DietPlan;
  planned: PlannedDay | null;
  ticks: MealsDone;
  /** Some of the ticks are only in this browser so far. */
  unsent: boolean;
  /** Why it is not known what was planned for today. */
  failure: Error | null;
  onRetry: () => void;
};

/** What to eat today, and where in the day we are. */
export function TodayCard({ plan, planned, ticks, unsent, failure, onRetry }: Props) {
  const me = useMe();
  const { today } = me;
  const changed = useChangedCells(me.id, planned, today);
  if (failure)
    return <Failure message={`Failed to load today. ${messageOf(failure)}`} onRetry={onRetry} />;
  const note = todayNote(plan, planned, today, restingOf(me) !== null);
  const meals = planned ? mealsOfDay(planned.meals) : [];
  return (
    <section className={classes.today} aria-label="Today">
      {note && <p className={classes.note}>{note}</p>}
      {planned && meals.length === 0 && (
        <p className={classes.note}>No meals are planned for today.</p>
      )}
      {planned && meals.length > 0 && (
        <>
          <Progress planned={planned} ticks={ticks} unsent={unsent} />
          <Meals planned={planned} meals={meals} ticks={ticks} changed={changed} />
        </>
      )}
      {planned && <NoLongerPlanned cells={changed} timings={planned.mealTimings} />}
    </section>
  );
}

function Progress({
  planned,
  ticks,
  unsent,
}: Pick<Props, 'ticks' | 'unsent'> & { planned: PlannedDay }) {
  const { done, meals } = adherenceOf(planned.meals, ticks);
  return (
    <div className={classes.progress}>
      <p className={classes.count}>
        {done === meals ? 'Every meal done' : `${done} of ${meals} done`}
        {unsent && <span className={classes.unsent}> · not submitted yet</span>}
      </p>
      <div className={classes.bar} aria-hidden="true">
        {mealsOfDay(planned.meals).map((index) => (
          <span key={index} data-done={ticks[String(index) as MealIndex] === true} />
        ))}
      </div>
    </div>
  );
}

type MealsProps = {
  planned: PlannedDay;
  meals: readonly number[];
  ticks: MealsDone;
  changed: readonly ChangedCell[];
};

function Meals({ planned, meals, ticks, changed }: MealsProps) {
  const { timeZone } = useMe();
  const now = useMinute();
  const next = nextMealOf(planned, ticks, minutesOfDay(timeZone ?? 'UTC', now));
  return (
    <ol className={classes.meals}>
      {meals.map((index) => {
        const done = ticks[String(index) as MealIndex] === true;
        return (
          <li key={index} className={classes.meal} data-done={done} data-next={index === next}>
            <svg className={classes.mark} width="24" height="24" viewBox="0 0 24 24" aria-hidden>
              <circle cx="12" cy="12" r="10.25" />
              {done && <path d="M7.5 12.5l3 3 6-6.5" />}
              {index === next && <circle cx="12" cy="12" r="4.5" className={classes.dot} />}
            </svg>
            <div className={classes.words}>
              <p className={classes.timing}>
                <span dir="auto">{planned.mealTimings[index]}</span>
                {index === next && <span className={classes.chip}>Next</span>}
                {done && <span className={classes.doneWord}>done</span>}
              </p>
              <p className={classes.text} dir="auto">
                {planned.meals[index]}
              </p>
              <ChangeOf cells={changed} meal={index} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
