import type { Day } from '#domain/day.ts';
import { DAYS, MEALS, mealPath, timingPath } from '../form/fields.ts';
import { DayHead } from './DayHead.tsx';
import { GridCell } from './GridCell.tsx';
import classes from './WeekGrid.module.css';

type Props = { today: Day; say: (message: string) => void };

/** The week as people draw it: days across, meals down, the timing at the head of each row. */
export function WeekGrid({ today, say }: Props) {
  return (
    <table className={classes.grid} aria-label="Seven days by eight meals">
      <thead>
        <tr className={classes.row}>
          <th scope="col" className={classes.corner}>
            Timing
          </th>
          {DAYS.map((day) => (
            <DayHead key={day} day={day} today={today} say={say} />
          ))}
        </tr>
      </thead>
      <tbody>
        {MEALS.map((meal) => (
          <tr key={meal} className={classes.row}>
            <th scope="row" className={classes.timing}>
              <GridCell path={timingPath(meal)} />
            </th>
            {DAYS.map((day) => (
              <td key={day} className={classes.meal}>
                <GridCell path={mealPath(day, meal)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
