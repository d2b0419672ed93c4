import { adherenceOf, type MealIndex, mealsOfDay } from '#domain/progress/adherence.ts';
import { NO_PLAN, NO_PLAN_FOR_DATE, type TrackedDay } from '#domain/progress/progress.ts';
import classes from './DayBody.module.css';
import { DayRing } from './DayRing.tsx';
import type { DayErrors, DayValues } from './dayValues.ts';
import { MealList } from './MealList.tsx';
import { MoodField } from './MoodField.tsx';
import { NotesField } from './NotesField.tsx';
import { ScoreField } from './ScoreField.tsx';
import { SleepField } from './SleepField.tsx';
import { WaterField } from './WaterField.tsx';

type Props = {
  day: Pick<TrackedDay, 'planned' | 'hasAnyPlan'>;
  values: DayValues;
  errors?: DayErrors;
  /** Absent: the same layout, to be read. */
  onChange?: ((patch: Partial<DayValues>) => void) | undefined;
  /** Beside the ring, in place of what is said to the customer. */
  said?: string;
  notesLabel?: string;
};

/** A day: the meals of the plan and what else is logged, in one layout for editing and reading. */
export function DayBody({ day, values, errors = {}, onChange, said, notesLabel }: Props) {
  const { planned } = day;
  const set = <F extends keyof DayValues>(field: F) =>
    onChange && ((value: DayValues[F]) => onChange({ [field]: value }));
  const tick = (index: MealIndex, done: boolean) =>
    onChange?.({ meals: { ...values.meals, [index]: done } });
  return (
    <div className={classes.frame} data-readonly={!onChange}>
      <div className={classes.body}>
        <section className={classes.meals} aria-label="Meals">
          {planned && mealsOfDay(planned.meals).length > 0 ? (
            <>
              <DayRing adherence={adherenceOf(planned.meals, values.meals)}>
                {said && <p className={classes.said}>{said}</p>}
              </DayRing>
              <MealList
                planned={planned}
                ticks={values.meals}
                onTick={onChange ? tick : undefined}
              />
              {errors.meals && <p className={classes.error}>{errors.meals}</p>}
            </>
          ) : (
            <NoMeals day={day} editing={Boolean(onChange)} />
          )}
        </section>
        <section className={classes.fields} aria-label="The rest of the day">
          <WaterField
            value={values.waterIntake}
            onChange={set('waterIntake')}
            error={errors.waterIntake}
          />
          <SleepField
            value={values.sleepHours}
            onChange={set('sleepHours')}
            error={errors.sleepHours}
          />
          <MoodField value={values.mood} onChange={set('mood')} error={errors.mood} />
          <ScoreField
            value={values.dietScore}
            onChange={set('dietScore')}
            error={errors.dietScore}
          />
          <NotesField
            label={notesLabel}
            value={values.notes}
            onChange={set('notes')}
            error={errors.notes}
          />
        </section>
      </div>
    </div>
  );
}

function NoMeals({ day, editing }: { day: Props['day']; editing: boolean }) {
  const { planned, hasAnyPlan } = day;
  const missing = hasAnyPlan ? NO_PLAN_FOR_DATE : NO_PLAN;
  return (
    <div className={classes.noMeals}>
      <p className={classes.missing}>{planned ? 'No meals are planned for this day.' : missing}</p>
      {editing && <p>You can still log everything else.</p>}
    </div>
  );
}
