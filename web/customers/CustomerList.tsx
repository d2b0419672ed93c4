import { IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { memo, Suspense, useEffect } from 'react';
import { ENDS_SOON_DAYS, standingOf } from '#domain/coaching/period.ts';
import type { Standing } from '#domain/coaching/periodSchema.ts';
import { say as ofCoaching } from '#domain/coaching/words.ts';
import { stripDays } from '#domain/customers/customer.ts';
import type { CustomerRow, CustomerSort } from '#domain/customers/customerSchema.ts';
import { type Day, daysBetween, formatDay } from '#domain/day.ts';
import { rowsOf } from '../api/pages.ts';
import { prefetch } from '../api/request.ts';
import { Button } from '../kit/Button.tsx';
import { DayStrip } from '../kit/DayStrip.tsx';
import { lazyPlace } from '../kit/lazy.tsx';
import { EmptyState, Unloaded, VisuallyHidden } from '../kit/Notice.tsx';
import { Initials } from '../kit/Person.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { say as ofKit } from '../kit/words.ts';
import type { ListFilter } from './address.ts';
import { customerListQuery } from './api.ts';
import classes from './CustomerFinder.module.css';
import { capitalised, dayAgo, periodLeftShort, shortDate, weightWords } from './inWords.ts';
import { useRowLinks } from './rowLinks.ts';
import { ConsentChip, StatusChip, Unverified } from './StatusChip.tsx';
import { say } from './words.ts';

// Not shown on a phone, and not while somebody's page is open.
const loadTable = () => import('./CustomersTable.tsx');
const CustomersTable = lazyPlace(loadTable);

type Props = {
  filter: ListFilter;
  selectedId: string | undefined;
  query: string;
  onClearFilter: () => void;
  /** The columns of a table instead of rows; chooses another order, or the same one the other way round. */
  onSort: ((sort: CustomerSort) => void) | null;
};

export function CustomerList({ filter, selectedId, query, onClearFilter, onSort }: Props) {
  const list = useInfiniteQuery(customerListQuery(filter));
  const links = useRowLinks(query);
  const isTable = onSort !== null;
  useEffect(() => {
    // Together with the data.
    if (isTable) void prefetch(loadTable);
  }, [isTable]);
  const failure = list.isError && !list.isFetchNextPageError && (
    <div className="pad-3">
      <Unloaded query={list} failed={say.loadFailed} keepsWords />
    </div>
  );
  const rows = rowsOf(list.data);
  const stale = list.isPlaceholderData;
  if (list.isPending || (stale && rows.length === 0)) return <CustomerListSkeleton />;
  if (!list.data) return failure;

  if (rows.length === 0) return <NobodyFound filter={filter} onClear={onClearFilter} />;
  const tabStop = rows.some((row) => row.id === selectedId) ? selectedId : rows[0]?.id;
  const look = {
    ref: links,
    'aria-label': ofKit.customers,
    'aria-busy': stale,
    'data-stale': stale,
  } as const;
  return (
    <>
      {failure}
      {onSort ? (
        <Suspense fallback={<CustomerListSkeleton />}>
          <CustomersTable {...{ rows, filter, query, tabStop, onSort, look }} />
        </Suspense>
      ) : (
        <ul {...look} className={classes.rows}>
          {rows.map((row) => (
            <CustomerListRow
              key={row.id}
              customer={row}
              sort={filter.sort}
              query={query}
              selected={row.id === selectedId}
              tabStop={row.id === tabStop}
            />
          ))}
        </ul>
      )}
      <ShowMore list={list} failed={say.loadFailed} />
    </>
  );
}

type NobodyFoundProps = { filter: ListFilter; onClear: () => void };

/** Shown if there are customers, but none match the search and the filter. */
function NobodyFound({ filter, onClear }: NobodyFoundProps) {
  const search = filter.search.trim();
  const standing = filter.standing && ofCoaching.standings[filter.standing];
  return (
    <EmptyState
      icon={IconSearch}
      title={say.nobodyFound}
      action={
        <Button variant="default" onClick={onClear}>
          {say.showAll}
        </Button>
      }
    >
      {noneWords(search, standing)}
    </EmptyState>
  );
}

function noneWords(search: string, standing: string | null): string {
  if (search && standing) return say.noneHasTextAndStatus(search, standing);
  if (search) return say.noneHasText(search);
  return standing ? say.noneHasStatus(standing) : say.noCustomer;
}

const ROWS = Array.from({ length: 12 }, (_, row) => row);

function CustomerListSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{say.fetchingAll}</VisuallyHidden>
      {ROWS.map((row) => (
        <div key={row} className={classes.skeleton}>
          <Skeleton circle height={36} />
          <div>
            <Skeleton height={12} width={`${44 + ((row * 17) % 24)}%`} mt={4} />
            <Skeleton height={10} width={`${52 + ((row * 11) % 20)}%`} mt={8} />
          </div>
        </div>
      ))}
    </div>
  );
}

type MarkProps = {
  customer: CustomerRow;
  sort: CustomerSort;
  query: string;
  selected: boolean;
  /** True for the one row that Tab reaches; the arrows reach the others. */
  tabStop: boolean;
};

const CustomerListRow = memo(function CustomerListRow(props: MarkProps) {
  const { customer, sort, query, selected, tabStop } = props;
  const { name, email, profileImageUrl } = customer;
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
        <span className="row apart gap-2 shrinks">
          <span className="cut shrinks medium" title={shown} dir="auto">
            {shown}
          </span>
          <span className={classes.marks}>
            {!customer.emailVerified && <Unverified dense />}
            {customer.consentWithdrawn ? <ConsentChip /> : <Mark customer={customer} sort={sort} />}
          </span>
        </span>
        <span className="row apart gap-2 shrinks">
          <span className="cut shrinks small" title={email} dir="auto">
            {shown !== email && email}
          </span>
          {!customer.consentWithdrawn && <DayStrip days={stripDays(customer)} />}
        </span>
      </a>
    </li>
  );
});

/** Shows what is unusual about a customer; otherwise their standing is only announced to screen readers. */
function Mark({ customer, sort }: Pick<MarkProps, 'customer' | 'sort'>) {
  const { standing, words, inFull, stands } = rowMark(customer, sort);
  const left = periodLeftShort(customer, customer.today);
  const period = left ? capitalised(left) : undefined;
  if (standing === 'active')
    return (
      <span className={classes.mark} data-stands={stands} title={inFull ?? period}>
        <VisuallyHidden>{ofCoaching.standings.active}, </VisuallyHidden>
        <Words words={words} inFull={inFull} />
      </span>
    );
  return (
    <span title={inFull ?? period}>
      <StatusChip standing={standing}>
        {words && (
          <>
            <VisuallyHidden>{ofCoaching.standings[standing]}, </VisuallyHidden>
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

type RowMark = {
  readonly standing: Standing;
  /** The text in the row: if nothing is unusual, the day last logged. */
  readonly words: string;
  /** The full text, if the row has no room for it. */
  readonly inFull?: string;
  /** Whether the words are of something unusual. */
  readonly stands: boolean;
};

/** A row's note on a customer: what is unusual, or the value that the list is sorted by. */
export function rowMark(customer: CustomerRow, sort: CustomerSort): RowMark {
  const { today } = customer;
  const standing = standingOf(customer, today);
  const ordered = ORDERED_BY[sort](customer);
  if (ordered !== null) {
    const { adherence } = customer;
    const isEaten = sort === 'adherence' && adherence !== null;
    return {
      standing,
      words: ordered,
      ...(isEaten && { inFull: say.eatenInFull(adherence) }),
      stands: standing !== 'active',
    };
  }
  if (standing !== 'active') return { standing, words: '', stands: true };
  const unusual = endingIn(customer) ?? silenceOf(customer);
  return { standing, words: unusual ?? loggedWords(customer), stands: unusual !== null };
}

const ORDERED_BY: Readonly<Record<CustomerSort, (customer: CustomerRow) => string | null>> = {
  name: () => null,
  logged: loggedWords,
  adherence: ({ adherence }) => (adherence === null ? say.nothingLogged : say.eaten(adherence)),
  weight: ({ weightChange }) => weightChange && weightWords(weightChange),
  dietician: () => null,
  visit: ({ lastVisitOn, today }) =>
    lastVisitOn === null ? say.noVisit : say.visit(dayAgo(lastVisitOn, today)),
  tags: ({ tags }) => tags.join(' ') || null,
  'plan-end': ({ planEndsOn, today }) => until(planEndsOn, today, say.noPlan),
  'period-end': ({ planEndDate, today }) => until(planEndDate, today, say.noEnd),
};

const until = (day: Day | null, today: Day, none: string) =>
  day === null ? none : say.to(shortDate(day, today));

function loggedWords({ lastLoggedDay, today }: CustomerRow): string {
  if (lastLoggedDay === null) return say.nothingLogged;
  return say.logged(dayAgo(lastLoggedDay, today));
}

/** 'ends Friday', 'last day today', 'starts 3 Dec'; null if the period does not end soon. */
function endingIn({ planStartDate, planEndDate, today }: CustomerRow): string | null {
  if (planStartDate && planStartDate > today) return say.startsOn(shortDate(planStartDate, today));
  if (!planEndDate) return null;
  const left = daysBetween(today, planEndDate);
  if (left > ENDS_SOON_DAYS) return null;
  if (left === 0) return say.lastDayToday;
  if (left === 1) return say.endsTomorrow;
  // The weekday a week from now has the same name as today's.
  return left === ENDS_SOON_DAYS ? say.endsInAWeek : say.ends(formatDay(planEndDate, 'weekday'));
}

/** For a customer who never logged anything, the text says so. */
function silenceOf(customer: CustomerRow): string | null {
  const { silentFor: days, lastLoggedDay } = customer;
  if (days === null) return null;
  if (lastLoggedDay === null) return loggedWords(customer);
  return say.silent(days);
}
