import type { Day } from '#domain/day.ts';
import { dateOfDay } from '../form/fields.ts';
import { useFormValue } from '../form/planFormContext.ts';
import classes from './DayByDay.module.css';
import { dayTitle } from './dayTitle.ts';
import { filledOn } from './fills.ts';

type Props = { day: number; open: boolean; today: Day; onOpen: (day: number) => void };

/** A day in the row of seven: weekday, number, and a dot once something is planned. */
export function DayTab({ day, open, today, onOpen }: Props) {
  const startDate = useFormValue((form) => form.state.values.startDate ?? '');
  const filled = useFormValue((form) => filledOn(form.state.values, day));
  const wrong = useFormValue((form) =>
    Object.keys(form.errors).some((path) => path.startsWith(`weeklyDietPlan.${day}.`)),
  );
  const title = dayTitle(startDate, day);
  const [weekday = '', date = ''] = title.split(' ');
  return (
    <button
      type="button"
      role="tab"
      aria-selected={open}
      aria-label={`${title}, ${filled} ${filled === 1 ? 'meal' : 'meals'}`}
      className={classes.tab}
      data-today={dateOfDay(startDate, day) === today}
      data-wrong={wrong}
      onClick={() => onOpen(day)}
    >
      <span className={classes.weekday}>{weekday}</span>{' '}
      <span className={classes.date}>{date}</span>
      <span className={classes.dot} data-filled={filled > 0} />
    </button>
  );
}
