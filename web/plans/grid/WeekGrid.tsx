import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useRef } from 'react';
import type { Day } from '#domain/day.ts';
import { atRest } from '../../ui/atRest.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { DAYS, dateOfDay, dayTitle, MEALS, mealPath, timingPath } from '../form/fields.ts';
import { useFieldValue } from '../form/planForm.ts';
import dayHead from './DayHead.module.css';
import { DayMenu } from './DayMenu.tsx';
import { GridCell } from './GridCell.tsx';
import classes from './WeekGrid.module.css';

// Not needed at first: people write before they choose cells.
const Ranges = lazyPart(() => atRest(() => import('../range/Ranges.tsx')));

type Props = { today: Day; say: (message: string) => void };

/** The week as people usually draw it: days across, meals down, the timing at the head of each row. */
export function WeekGrid({ today, say }: Props) {
  const table = useRef<HTMLTableElement>(null);
  return (
    <>
      <table ref={table} className={classes.grid} aria-label="Seven days by eight meals">
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
      <Suspense>
        <Ranges table={table} say={say} />
      </Suspense>
    </>
  );
}

function DayHead({ day, today, say }: Props & { day: number }) {
  const startDate = useFieldValue('startDate', (text) => text);
  const isToday = dateOfDay(startDate, day) === today;
  return (
    <th scope="col" className={classes.head}>
      <DayMenu day={day} say={say}>
        <button type="button" className={dayHead.head} data-today={isToday}>
          <span>{dayTitle(startDate, day)}</span>
          {isToday && <span className={dayHead.today}>today</span>}
          <IconChevronDown size={14} stroke={1.5} aria-hidden className={dayHead.more} />
        </button>
      </DayMenu>
    </th>
  );
}
