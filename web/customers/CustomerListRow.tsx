import { memo } from 'react';
import type { CustomerRow } from '#domain/coaching/customerSchema.ts';
import { STRIP_DAYS } from '#domain/coaching/limits.ts';
import { standingOf } from '#domain/coaching/period.ts';
import { addDays } from '#domain/day.ts';
import { DayStrip } from '../ui/DayStrip.tsx';
import { Person } from '../ui/Person.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { ConsentChip } from './ConsentChip.tsx';
import classes from './CustomerListRow.module.css';
import { capitalised, periodLeftShort } from './periodWords.ts';
import { Unverified } from './Unverified.tsx';

type Props = {
  customer: CustomerRow;
  /** The query string to go on with: filter and tab. */
  query: string;
  selected: boolean;
  /** True for the one row that Tab reaches; the arrows reach the others. */
  tabStop: boolean;
};

export const CustomerListRow = memo(function CustomerListRow(props: Props) {
  const { customer, query, selected, tabStop } = props;
  const { today, strip } = customer;
  const left = periodLeftShort(customer, today);
  const days = strip.map((logged, index) => ({
    date: addDays(today, index + 1 - STRIP_DAYS),
    logged,
  }));
  return (
    <li className={classes.item}>
      {/* A plain link: a Link would render with every change of the address, and there may be thousands. */}
      <a
        href={`/client/customers/${customer.id}${query}`}
        className={classes.row}
        aria-current={selected ? 'page' : undefined}
        tabIndex={tabStop ? 0 : -1}
        data-customer={customer.id}
      >
        <span className={classes.head}>
          <Person name={customer.name} email={customer.email} image={customer.profileImageUrl} />
          <span className={classes.marks}>
            {!customer.emailVerified && <Unverified dense />}
            {customer.consentWithdrawn ? (
              <ConsentChip />
            ) : (
              <StatusChip standing={standingOf(customer, today)} />
            )}
          </span>
        </span>
        {!customer.consentWithdrawn && (
          <span className={classes.foot}>
            <DayStrip days={days} />
            <span className={classes.left}>{left && capitalised(left)}</span>
          </span>
        )}
      </a>
    </li>
  );
});
