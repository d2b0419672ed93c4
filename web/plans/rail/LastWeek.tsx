import { useQuery } from '@tanstack/react-query';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { addDays, type Day, formatDay } from '#domain/day.ts';
import { progressDaysQuery, trackedDayQuery } from '../../progress/api.ts';
import classes from './Rail.module.css';
import { adherenceWords } from './words.ts';

const DAYS = 7;

/** How the last seven days went, and what the customer wrote about them. */
export function LastWeek({ customer: { id, today } }: { customer: Customer }) {
  const days = useQuery(progressDaysQuery(id, addDays(today, -DAYS), addDays(today, -1)));
  const logged = days.data?.items.filter((day) => day.logged !== 'none') ?? [];
  if (!days.data) return null;
  return (
    <section className={classes.part}>
      <h2 className={classes.title}>Last seven days</h2>
      <p className={classes.figure}>{adherenceWords(days.data.items)}</p>
      <ul className={classes.list}>
        {logged.toReversed().map(({ date }) => (
          <Written key={date} customerId={id} date={date} />
        ))}
      </ul>
    </section>
  );
}

/**
 * What was written about one day. One query per day, because code that asks for many days at once would add to the
 * size of every page.
 */
function Written({ customerId, date }: { customerId: string; date: Day }) {
  const { data } = useQuery(trackedDayQuery(customerId, date));
  const notes = data?.record?.notes.trim() ?? '';
  if (notes === '') return null;
  return (
    <li>
      <span className={classes.quiet}>{formatDay(date, 'short')}</span>{' '}
      <bdi className={classes.words}>{notes}</bdi>
    </li>
  );
}
