import { useQueries, useQuery } from '@tanstack/react-query';
import type { Customer } from '#domain/coaching/customerSchema.ts';
import { addDays, formatDay } from '#domain/day.ts';
import { progressDaysQuery, trackedDayQuery } from '../../progress/api.ts';
import classes from './Rail.module.css';
import { adherenceWords } from './words.ts';

const DAYS = 7;

/** How the last seven days went, and what the customer wrote about them. */
export function LastWeek({ customer: { id, today } }: { customer: Customer }) {
  const days = useQuery(progressDaysQuery(id, addDays(today, -DAYS), addDays(today, -1)));
  const logged = days.data?.items.filter((day) => day.logged !== 'none') ?? [];
  const written = useQueries({
    queries: logged.map(({ date }) => trackedDayQuery(id, date)),
    combine: (all) =>
      all.flatMap(({ data }) => {
        const notes = data?.record?.notes.trim() ?? '';
        return data && notes !== '' ? [{ date: data.date, notes }] : [];
      }),
  });
  if (!days.data) return null;
  return (
    <section className={classes.part}>
      <h2 className={classes.title}>Last seven days</h2>
      <p className={classes.figure}>{adherenceWords(days.data.items)}</p>
      <ul className={classes.list}>
        {written.toReversed().map(({ date, notes }) => (
          <li key={date}>
            <span className={classes.quiet}>{formatDay(date, 'short')}</span>{' '}
            <bdi className={classes.words}>{notes}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
