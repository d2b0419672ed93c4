import { useQuery } from '@tanstack/react-query';
import { STRIP_DAYS } from '#domain/customers/customer.ts';
import { type Day, daysFrom } from '#domain/day.ts';
import { eatenOf, soFar } from '#domain/progress/adherence.ts';
import type { ProgressDay } from '#domain/progress/progressSchema.ts';
import { DayStrip } from '../kit/DayStrip.tsx';
import { progressDaysQuery } from '../progress/api.ts';
import classes from './ProgressStrip.module.css';
import { periodSpan } from './periodWords.ts';
import { stripWindow } from './stripWindow.ts';

type Props = { customerId: string; date: Day; today: Day; onSelect: (date: Day) => void };

const NOT_LOGGED = { logged: 'none', eaten: null } as const;

const asSquare = (day: ProgressDay | undefined) =>
  day && { ...day, eaten: day.logged === 'none' ? null : eatenOf(soFar(day, day.toCome ?? 0)) };

/** The fourteen days around the day being read, each a button that opens it. */
export function ProgressStrip({ customerId, date, today, onSelect }: Props) {
  const { from, to } = stripWindow(date, today);
  const { data } = useQuery(progressDaysQuery(customerId, from, to));
  // The days are shown, and can be chosen, before their data has loaded.
  const known = data?.items ?? [];
  const days = daysFrom(from, STRIP_DAYS).map(
    (date) => asSquare(known.find((day) => day.date === date)) ?? { ...NOT_LOGGED, date },
  );
  const logged = known.filter((day) => day.logged !== 'none').length;
  return (
    <div className={classes.strip}>
      <div className={classes.days}>
        <DayStrip days={days} size="lg" selected={date} onSelect={onSelect} />
      </div>
      <p className={classes.summary}>
        {periodSpan(from, to)}
        {known.length > 0 && `, ${logged} of ${STRIP_DAYS} days logged`}
      </p>
    </div>
  );
}
