import { standingOf } from '#domain/coaching/period.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { formatDay } from '#domain/day.ts';
import { zoneWords } from '#domain/moment.ts';
import { Button } from '../kit/Button.tsx';
import { Initials } from '../kit/Person.tsx';
import { VisuallyHidden } from '../kit/Spoken.tsx';
import assigned from './AssignedDietician.module.css';
import { AssignedDietician } from './AssignedDietician.tsx';
import { PerCustomer } from './PerCustomer.tsx';
import classes from './PersonHeader.module.css';
import { capitalised, dayAgo, periodDates, periodLeft } from './periodWords.ts';
import { StatusChip } from './StatusChip.tsx';
import { Unverified } from './Unverified.tsx';

type Props = {
  customer: Customer;
  /** Whether the card that edits the period is open below. */
  isChanging: boolean;
  onChange: (isChanging: boolean) => void;
};

/** The customer's name, standing, and their own today. */
export function PersonHeader({ customer, isChanging, onChange }: Props) {
  const { name, email, today, timeZone, lastLoggedDay } = customer;
  const left = periodLeft(customer, today);
  return (
    <section className={classes.header} aria-label="Summary">
      <Initials name={name} email={email} size="lg" image={customer.profileImageUrl} />
      <div className={classes.who}>
        <div className={classes.line}>
          <h2 className={classes.name} tabIndex={-1} title={name}>
            <bdi>{name.trim() || email}</bdi>
          </h2>
          <StatusChip standing={standingOf(customer, today)} />
        </div>
        <p className={classes.email}>
          <a href={`mailto:${email}`}>{email}</a>
          {!customer.emailVerified && <Unverified />}
        </p>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>Coaching</dt>
          <dd>
            {capitalised(periodDates(customer))}
            {left && `, ${left}`}{' '}
            <Button
              variant="subtle"
              size="compact-sm"
              aria-expanded={isChanging}
              onClick={() => onChange(!isChanging)}
            >
              {isChanging ? 'Close' : 'Change'}
              <VisuallyHidden> the coaching period</VisuallyHidden>
            </Button>
          </dd>
        </div>
        <div>
          <dt>Last day logged</dt>
          <dd>{lastLoggedDay ? capitalised(dayAgo(lastLoggedDay, today)) : 'None yet'}</dd>
        </div>
        <div>
          <dt>Their day</dt>
          <dd>
            {formatDay(today, 'short')}, {zoneWords(timeZone)}
          </dd>
        </div>
        <PerCustomer customerId={customer.id} className={assigned.assigned}>
          <AssignedDietician customer={customer} />
        </PerCustomer>
      </dl>
    </section>
  );
}
