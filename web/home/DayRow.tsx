import { IconChevronDown } from '@tabler/icons-react';
import { type Day, formatDay } from '#domain/day.ts';
import type { ChangedCell } from '#domain/plans/versionSchema.ts';
import type { WeekDay } from '#domain/plans/weekDaySchema.ts';
import { mealsOfDay } from '#domain/progress/adherence.ts';
import { TextLink } from '../kit/Link.tsx';
import { ChangeOf } from '../planChanges/ChangedMark.tsx';
import { NoLongerPlanned } from '../planChanges/NoLongerPlanned.tsx';
import { useChangedCells } from '../planChanges/useUnseen.ts';
import { useMe } from '../session/session.tsx';
import classes from './DayRow.module.css';
import { dayState, NO_MEALS_OF_DAY } from './words.ts';

type Props = {
  day: WeekDay;
  today: Day;
  /** Unfolded at first. */
  open?: boolean;
  /** Shown before the date: 'Tomorrow'. */
  title?: string;
  /** Shown at the end of the row in place of how the day went. */
  aside?: string | undefined;
};

/** A day of a week, folded until it is pressed: its meals, and a link to what was logged. */
export function DayRow({ day, today, open = false, title, aside }: Props) {
  const { date, logged } = day;
  const changed = useChangedCells(useMe().id, day, date);
  return (
    <details open={open} data-past={date < today}>
      <summary className={classes.summary}>
        {title && <span className={classes.title}>{title}</span>}
        <span className={title ? classes.aside : classes.title}>{formatDay(date, 'short')}</span>
        {date === today && <span className={classes.chip}>Today</span>}
        <span className={classes.state} data-logged={logged}>
          {changed.length > 0 && logged === 'none' ? (
            <span className={classes.changed}>Changed</span>
          ) : (
            (aside ?? dayState(day))
          )}
        </span>
        <IconChevronDown size={18} stroke={1.5} aria-hidden className={classes.chevron} />
      </summary>
      <DayMeals day={day} changed={changed} />
      <NoLongerPlanned cells={changed} timings={day.mealTimings} />
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

type MealsProps = Pick<Props, 'day'> & { changed: readonly ChangedCell[] };

function DayMeals({ day: { meals, mealTimings }, changed }: MealsProps) {
  const indexes = mealsOfDay(meals);
  if (indexes.length === 0) return <p className={classes.none}>{NO_MEALS_OF_DAY}</p>;
  return (
    <dl className={classes.meals}>
      {indexes.map((index) => (
        <div key={index} className={classes.meal}>
          <dt dir="auto">{mealTimings[index]}</dt>
          <dd dir="auto">
            {meals[index]}
            <ChangeOf cells={changed} meal={index} text={meals[index] ?? ''} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
