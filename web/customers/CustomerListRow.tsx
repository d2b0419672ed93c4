import { memo } from 'react';
import { STANDING_WORDS } from '#domain/coaching/period.ts';
import { STRIP_DAYS } from '#domain/customers/customer.ts';
import type { CustomerRow, CustomerSort } from '#domain/customers/customerSchema.ts';
import { addDays } from '#domain/day.ts';
import { DayStrip } from '../kit/DayStrip.tsx';
import { Initials } from '../kit/Person.tsx';
import { VisuallyHidden } from '../kit/Spoken.tsx';
import { ConsentChip } from './ConsentChip.tsx';
import classes from './CustomerListRow.module.css';
import { capitalised, periodLeftShort } from './periodWords.ts';
import { rowMark } from './rowMark.ts';
import { StatusChip } from './StatusChip.tsx';
import { Unverified } from './Unverified.tsx';

type Props = {
  customer: CustomerRow;
  /** The sort order; the row shows the value it sorts by. */
  sort: CustomerSort;
  /** The query string that the link carries on: filter and tab. */
  query: string;
  selected: boolean;
  /** True for the one row that Tab reaches; the arrows reach the others. */
  tabStop: boolean;
};

export const CustomerListRow = memo(function CustomerListRow(props: Props) {
  const { customer, sort, query, selected, tabStop } = props;
  const { name, email, profileImageUrl, today, strip, eaten } = customer;
  const days = strip.map((logged, index) => ({
    date: addDays(today, index + 1 - STRIP_DAYS),
    logged,
    eaten: eaten[index] ?? null,
  }));
  const shown = name.trim() || email;
  return (
    <li className={classes.item}>
      {/* A plain link: a router Link would render again at every URL change, and there may be thousands. */}
      <a
        href={`/client/customers/${customer.id}${query}`}
        className={classes.row}
        aria-current={selected ? 'page' : undefined}
        tabIndex={tabStop ? 0 : -1}
        data-customer={customer.id}
      >
        <Initials name={name} email={email} image={profileImageUrl} />
        <span className={classes.line}>
          <span className={classes.name} title={shown}>
            <bdi>{shown}</bdi>
          </span>
          <span className={classes.marks}>
            {!customer.emailVerified && <Unverified dense />}
            {customer.consentWithdrawn ? <ConsentChip /> : <Mark customer={customer} sort={sort} />}
          </span>
        </span>
        <span className={classes.line}>
          <span className={classes.email} title={email}>
            {shown !== email && email}
          </span>
          {!customer.consentWithdrawn && <DayStrip days={days} />}
        </span>
      </a>
    </li>
  );
});

/** Shows what is unusual about a customer; otherwise their standing is only announced to screen readers. */
function Mark({ customer, sort }: Pick<Props, 'customer' | 'sort'>) {
  const { standing, words, inFull, stands } = rowMark(customer, sort);
  const left = periodLeftShort(customer, customer.today);
  const period = left ? capitalised(left) : undefined;
  if (standing === 'active')
    return (
      <span className={classes.mark} data-stands={stands} title={inFull ?? period}>
        <VisuallyHidden>{STANDING_WORDS.active}, </VisuallyHidden>
        <Words words={words} inFull={inFull} />
      </span>
    );
  return (
    <span title={inFull ?? period}>
      <StatusChip standing={standing}>
        {words && (
          <>
            <VisuallyHidden>{STANDING_WORDS[standing]}, </VisuallyHidden>
            <Words words={words} inFull={inFull} />
          </>
        )}
      </StatusChip>
      {period && <VisuallyHidden>, {period}</VisuallyHidden>}
    </span>
  );
}

type WordsProps = { words: string; inFull: string | undefined };

const Words = ({ words, inFull }: WordsProps) =>
  inFull ? (
    <>
      <span aria-hidden>{words}</span>
      <VisuallyHidden>{inFull}</VisuallyHidden>
    </>
  ) : (
    words
  );
