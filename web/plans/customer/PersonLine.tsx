import { standingOf } from '#domain/coaching/period.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { capitalised, dayAgo, periodDates, periodLeft } from '../../customers/periodWords.ts';
import { StatusChip } from '../../customers/StatusChip.tsx';
import { TextLink } from '../../kit/Link.tsx';
import { useIsWide } from '../rail/useIsWide.ts';
import { AboutThem } from './AboutThem.tsx';
import classes from './PersonLine.module.css';

/** The person at a glance, so that the dietician keeps them in view while writing the plan. */
export function PersonLine({ customer }: { customer: Customer }) {
  const { planStatus, lastLoggedDay, today } = customer;
  // On a wide screen this is in the rail next to the week.
  const isWide = useIsWide();
  const left = planStatus === 'not_set' ? null : periodLeft(customer, today);
  return (
    <div className={classes.person}>
      <p className={classes.facts}>
        <StatusChip standing={standingOf(customer, today)} />
        <span>
          {capitalised(periodDates(customer))}
          {left && <span className={classes.quiet}>, {left}</span>}
        </span>
        <span>
          {lastLoggedDay ? `Last logged ${dayAgo(lastLoggedDay, today)}` : 'Nothing logged yet'}
        </span>
        <TextLink to={`/client/customers/${customer.id}`}>Open person</TextLink>
      </p>
      {!isWide && <AboutThem customerId={customer.id} />}
    </div>
  );
}
