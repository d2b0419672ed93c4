import { IconChevronDown } from '@tabler/icons-react';
import type { Day } from '#domain/day.ts';
import { dateOfDay } from '../form/fields.ts';
import { useFormValue } from '../form/planFormContext.ts';
import classes from './DayHead.module.css';
import { DayMenu } from './DayMenu.tsx';
import { dayTitle } from './dayTitle.ts';
import grid from './WeekGrid.module.css';

type Props = { day: number; today: Day; say: (message: string) => void };

export function DayHead({ day, today, say }: Props) {
  const startDate = useFormValue((form) => form.state.values.startDate ?? '');
  const isToday = dateOfDay(startDate, day) === today;
  return (
    <th scope="col" className={grid.head}>
      <DayMenu day={day} say={say}>
        <button type="button" className={classes.head} data-today={isToday}>
          <span>{dayTitle(startDate, day)}</span>
          {isToday && <span className={classes.today}>today</span>}
          <IconChevronDown size={14} stroke={1.5} aria-hidden className={classes.more} />
        </button>
      </DayMenu>
    </th>
  );
}
