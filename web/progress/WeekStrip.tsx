import { useQuery } from '@tanstack/react-query';
import { type Day, daysFrom, formatDay } from '#domain/day.ts';
import { inARow } from '#domain/language/language.ts';
import { weekOf } from '#domain/plans/weeks.ts';
import { eatenOf, loggedWords, soFar } from '#domain/progress/adherence.ts';
import type { ProgressDay } from '#domain/progress/progressSchema.ts';
import { Group, VisuallyHidden } from '../kit/Notice.tsx';
import { progressDaysQuery } from './api.ts';
import classes from './WeekStrip.module.css';
import { say } from './words.ts';

type Props = {
  customerId: string;
  date: Day;
  today: Day;
  /** The first day that can be logged; absent: any. */
  first?: Day | undefined;
  onChange: (date: Day) => void;
};

/** The week of the day on screen: for each day a ring, filled by how much was eaten, that opens it. */
export function WeekStrip({ customerId, date, today, first = '', onChange }: Props) {
  const { from, to } = weekOf(date);
  const { data } = useQuery(progressDaysQuery(customerId, from, to < today ? to : today));
  return (
    <Group className={classes.week} label={say.daysWeek}>
      {daysFrom(from, 7).map((day) => {
        const shown = asShown(data?.items.find((each) => each.date === day));
        return (
          <button
            key={day}
            type="button"
            className={classes.day}
            aria-pressed={day === date}
            aria-current={day === today ? 'date' : undefined}
            disabled={day > today || day < first}
            onClick={() => onChange(day)}
          >
            <VisuallyHidden>{inARow([formatDay(day, 'long'), loggedWords(shown)])}</VisuallyHidden>
            <span className={classes.name} aria-hidden>
              {formatDay(day, 'shortWeekday')}
            </span>
            <svg width="32" height="32" viewBox="-16 -16 32 32" aria-hidden="true">
              <circle r="14" className={classes.rim} data-logged={shown.logged} />
              <circle
                r="14"
                className={classes.arc}
                pathLength={100}
                strokeDasharray={`${shown.eaten ?? 0} 100`}
              />
              <text textAnchor="middle" dominantBaseline="central">
                {Number(day.slice(8))}
              </text>
            </svg>
          </button>
        );
      })}
    </Group>
  );
}

const asShown = (day: ProgressDay | undefined) =>
  day && day.logged !== 'none'
    ? { logged: day.logged, eaten: day.meals > 0 ? eatenOf(soFar(day, day.toCome ?? 0)) : null }
    : ({ logged: 'none', eaten: null } as const);
