import { type MealIndex, type MealsDone, mealsOfDay } from '#domain/progress/adherence.ts';
import type { PlannedDay } from '#domain/progress/progress.ts';
import classes from './MealList.module.css';

type Props = {
  planned: PlannedDay;
  ticks: MealsDone;
  /** Absent: to be read, not ticked. */
  onTick?: ((index: MealIndex, done: boolean) => void) | undefined;
};

/** The meals of a day, each row as a whole a checkbox. */
export function MealList({ planned, ticks, onTick }: Props) {
  return (
    <ul className={classes.meals} data-readonly={!onTick}>
      {mealsOfDay(planned.meals).map((index) => {
        const key = String(index) as MealIndex;
        const timing = planned.mealTimings[index] ?? '';
        const meal = planned.meals[index] ?? '';
        const done = ticks[key] === true;
        return (
          <li key={key} className={classes.meal} data-done={done}>
            <input
              type="checkbox"
              className={classes.box}
              checked={done}
              disabled={!onTick}
              onChange={(event) => onTick?.(key, event.currentTarget.checked)}
              aria-label={timing ? `${timing}: ${meal}` : meal}
            />
            <svg className={classes.tick} width="28" height="28" viewBox="0 0 28 28" aria-hidden>
              <circle cx="14" cy="14" r="12.5" />
              <path d="M8.5 14.5l3.8 3.8 7.4-8" pathLength="1" />
            </svg>
            <span className={classes.words}>
              {timing && <span className={classes.timing}>{timing}</span>}
              <span className={classes.text}>{meal}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
