import { IconRefresh } from '@tabler/icons-react';
import { firstDayAfter, renewed, transitions } from '#domain/coaching/transitions.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { isDay } from '#domain/day.ts';
import { Button } from '../kit/Button.tsx';
import { DatesForm, type DatesFormProps } from './DatesForm.tsx';
import classes from './PeriodCard.module.css';
import { periodDates, periodLeft, periodSpan } from './periodWords.ts';
import { lasting, type TypedDates, WEEKS_OFFERED } from './typedDates.ts';
import { SHORT_LABELS } from './words.ts';

type Props = DatesFormProps & {
  customer: Customer;
  onCancel: () => void;
  /** The renewal was begun in an earlier visit: no button was pressed, so the focus does not move. */
  isFound: boolean;
};

/** The next period: proposed, changed by hand or by whole weeks, and then begun. */
export function RenewForm({ customer, onCancel, isFound, ...form }: Props) {
  const { dates, onChange, period } = form;
  const { today } = customer;
  const left = periodLeft(customer, today);
  const now = customer.planStartDate ? `Now: ${periodDates(customer)}` : 'No dates were set so far';
  const whole = wholePeriod(customer, dates);
  const buttons = (
    <>
      <Button
        type="submit"
        leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden />}
        aria-label={transitions.renew.label}
        loading={period.running === 'renew'}
      >
        {SHORT_LABELS.renew}
      </Button>
      <Button variant="default" onClick={() => period.running || onCancel()}>
        Cancel
      </Button>
    </>
  );
  return (
    <DatesForm
      {...form}
      title="The next period"
      hint={left ? `${now}, ${left}` : now}
      does="renew"
      autoFocus={!isFound}
      onEscape={onCancel}
      buttons={buttons}
    >
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
      {whole && <p className={classes.hint}>The present period goes on: {whole}</p>}
    </DatesForm>
  );
}

/** The combined dates, if the current period and the next one merge into one. */
function wholePeriod(customer: Customer, { startDate, endDate }: TypedDates): string | null {
  if (!isDay(startDate) || !isDay(endDate) || startDate > endDate) return null;
  const whole = renewed(customer, customer.today, { startDate, endDate });
  return whole.startDate === startDate ? null : periodSpan(whole.startDate, whole.endDate);
}
