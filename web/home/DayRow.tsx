import { IconChevronDown } from '@tabler/icons-react';
import { type Day, formatDay } from '#domain/day.ts';
import type { WeekDay } from '#domain/plans/weeks.ts';
import { mealsOfDay } from '#domain/progress/adherence.ts';
import { TextLink } from '../ui/TextLink.tsx';
import classes from './DayRow.module.css';
import { dayState } from './dayState.ts';

type Props = {
  day: WeekDay;
  today: Day;
  /** Unfolded at first. */
  open?: boolean;
  /** Said before the date: 'Tomorrow'. */
  title?: string;
};

/** A day of a week, folded until it is pressed: its meals, and the way to what was logged. */
export function DayRow({ day, today, open = false, title }: Props) {
  const { date, logged } = day;
  return (
    <details open={open} data-past={date < today}>
      <summary className={classes.summary}>
        {title && <span className={classes.title}>{title}</span>}
        <span className={title ? classes.aside : classes.title}>{formatDay(date, 'short')}</span>
        {date === today && <span className={classes.chip}>Today</span>}
        <span className={classes.state} data-logged={logged}>
          {dayState(day)}
        </span>
        <IconChevronDown size={18} stroke={1.5} aria-hidden className={classes.chevron} />
      </summary>
      <DayMeals day={day} />
      {date < today && (
        <p className={classes.link}>
          <TextLink to={`/customer/myprogress?date=${date}`}>
            {logged === 'none' ? 'Log this day' : 'See this day'}
          </TextLink>
        </p>
      )}
    </details>
  );
}

function DayMeals({ day: { meals, mealTimings } }: Pick<Props, 'day'>) {
  const indexes = mealsOfDay(meals);
  if (indexes.length === 0)
    return <p className={classes.none}>No meals are planned for this day.</p>;
  return (
    <dl className={classes.meals}>
      {indexes.map((index) => (
        <div key={index} className={classes.meal}>
          <dt dir="auto">{mealTimings[index]}</dt>
          <dd dir="auto">{meals[index]}</dd>
        </div>
      ))}
    </dl>
  );
}
