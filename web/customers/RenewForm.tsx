import { IconRefresh } from '@tabler/icons-react';
import type { Customer } from '#domain/coaching/customer.ts';
import { firstDayAfter, renewed } from '#domain/coaching/renewal.ts';
import { transitions } from '#domain/coaching/transitions.ts';
import { isDay } from '#domain/day.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import classes from './PeriodCard.module.css';
import { PeriodDates } from './PeriodDates.tsx';
import { periodDates, periodLeft, periodSpan } from './periodWords.ts';
import { lasting, type TypedDates, WEEKS_OFFERED } from './renewal.ts';
import type { usePeriodChange } from './usePeriodChange.ts';

type Props = {
  customer: Customer;
  dates: TypedDates;
  onChange: (dates: TypedDates) => void;
  period: ReturnType<typeof usePeriodChange>;
  onCancel: () => void;
  /** Begun in an earlier visit: nobody pressed anything that the focus should follow. */
  isFound: boolean;
};

/** The next period: proposed, changed by hand or by whole weeks, and then begun. */
export function RenewForm({ customer, dates, onChange, period, onCancel, isFound }: Props) {
  const { run, running, trouble } = period;
  const { today } = customer;
  const left = periodLeft(customer, today);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run('renew', dates);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !running) onCancel();
      }}
    >
      <div>
        <h3 className={classes.title}>The next period</h3>
        <p className={classes.hint}>
          {customer.planStartDate ? `Now: ${periodDates(customer)}` : 'No dates were set so far'}
          {left && `, ${left}`}
        </p>
      </div>
      <PeriodDates dates={dates} onChange={onChange} trouble={trouble} autoFocus={!isFound} />
      <div className={classes.weeks}>
        {WEEKS_OFFERED.map((weeks) => (
          <Button
            key={weeks}
            variant="light"
            size="compact-sm"
            onClick={() =>
              onChange(lasting(weeks, dates.startDate, firstDayAfter(customer, today)))
            }
          >
            {weeks} weeks
          </Button>
        ))}
      </div>
      <Whole customer={customer} dates={dates} />
      {trouble.whole && <Failure message={trouble.whole} />}
      <div className={classes.actions}>
        <Button
          type="submit"
          leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden />}
          loading={running === 'renew'}
        >
          {transitions.renew.label}
        </Button>
        <Button variant="default" onClick={() => running || onCancel()}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Says what the present period and the next one become together, where they become one. */
function Whole({ customer, dates }: Pick<Props, 'customer' | 'dates'>) {
  const { startDate, endDate } = dates;
  if (!isDay(startDate) || !isDay(endDate) || startDate > endDate) return null;
  const whole = renewed(customer, customer.today, { startDate, endDate });
  if (whole.startDate === startDate) return null;
  return (
    <p className={classes.hint}>
      The present period goes on: {periodSpan(whole.startDate, whole.endDate)}
    </p>
  );
}
