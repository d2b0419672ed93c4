import { useQuery } from '@tanstack/react-query';
import { type DayRange, formatDay } from '#domain/day.ts';
import { Sums } from '../foods/Sums.tsx';
import { nutrientDaysQuery } from './api.ts';
import classes from './Targets.module.css';
import { say } from './words.ts';

type Props = { customerId: string; range: DayRange };

/** What each planned day contains, or today alone, for a customer whose dietician shows it; nothing for all others. */
export default function DaysContain({ customerId, range }: Props) {
  const { data } = useQuery(nutrientDaysQuery(customerId, range));
  const days = data?.items.filter(({ planned }) => planned !== null) ?? [];
  if (days.length === 0) return null;
  const isOne = range.from === range.to;
  return (
    <section className={classes.contain} aria-labelledby="days-contain">
      <h2 id="days-contain" className="text-17">
        {isOne ? say.todayContains : say.daysContain}
      </h2>
      <ul className="grid text-13">
        {days.map(({ date, planned }) => (
          <li key={date} className={classes.containsDay}>
            {!isOne && <strong className={classes.name}>{formatDay(date, 'short')}</strong>}
            {planned && <Sums totals={planned} />}
          </li>
        ))}
      </ul>
      <p className="small">{say.containHint}</p>
    </section>
  );
}
