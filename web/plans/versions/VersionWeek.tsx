import { formatDay } from '#domain/day.ts';
import { mealName } from '#domain/plans/changes.ts';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import type { ChangedCell, PlanChanges } from '#domain/plans/versionSchema.ts';
import { ChangedMark } from '../../planChanges/ChangedMark.tsx';
import { datesOf } from '../words.ts';
import classes from './VersionWeek.module.css';

type Props = { plan: PlanInput; changes: PlanChanges | null };

/** A plan as it was in one version, read-only, with the changes of that version marked. */
export function VersionWeek({ plan, changes }: Props) {
  const cells = changes?.cells ?? [];
  const was = (from: 'startDate' | 'endDate') => changes?.[from]?.before ?? plan[from];
  const moved = changes?.startDate || changes?.endDate;
  return (
    <div>
      <p className={classes.facts}>
        <strong className={classes.name}>{plan.name}</strong>
        <span>{datesOf(plan.startDate, plan.endDate)}</span>
      </p>
      {changes?.name && <ChangedMark before={changes.name.before} />}
      {moved && <ChangedMark before={datesOf(was('startDate'), was('endDate'))} />}
      <ul className={classes.days}>
        {plan.weeklyDietPlan.map(({ date, meals }, day) => (
          <li key={date} className={classes.day}>
            <h3 className={classes.date}>{formatDay(date, 'short')}</h3>
            <dl className="plain">
              {meals.map((meal, index) => (
                <Meal
                  // biome-ignore lint/suspicious/noArrayIndexKey: a meal is identified by its position in the day.
                  key={index}
                  timing={mealName(plan.mealTimings, index)}
                  meal={meal}
                  changed={cells.find((cell) => cell.day === day && cell.meal === index)}
                />
              ))}
            </dl>
            {meals.every((meal) => meal === '') && <p className={classes.none}>No meals.</p>}
          </li>
        ))}
      </ul>
      {changes && changes.timings.length > 0 && (
        <section className={classes.section}>
          <h3 className={classes.date}>Timings</h3>
          {changes.timings.map(({ meal, before, after }) => (
            <p key={meal} className={classes.text}>
              {after || `Meal ${meal + 1}, blank`} <ChangedMark before={before} />
            </p>
          ))}
        </section>
      )}
      {(plan.notes || changes?.notes) && (
        <section className={classes.section}>
          <h3 className={classes.date}>Notes</h3>
          <p className={classes.text} dir="auto">
            {plan.notes || 'None.'}
          </p>
          {changes?.notes && <ChangedMark before={changes.notes.before} />}
        </section>
      )}
    </div>
  );
}

type MealProps = { timing: string; meal: string; changed: ChangedCell | undefined };

function Meal({ timing, meal, changed }: MealProps) {
  if (meal === '' && !changed) return null;
  return (
    <div className={classes.meal} data-changed={changed !== undefined}>
      <dt>{timing}</dt>
      <dd>
        <span className={classes.text} dir="auto" data-blank={meal === ''}>
          {meal || 'blank'}
        </span>
        {changed && <ChangedMark before={changed.before} />}
      </dd>
    </div>
  );
}
