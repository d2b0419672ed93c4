import { IconChevronDown, IconChevronUp, IconSelector } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, type Ref } from 'react';
import { standingOf } from '#domain/coaching/period.ts';
import { stripDays } from '#domain/customers/customer.ts';
import type { CustomerRow, CustomerSort } from '#domain/customers/customerSchema.ts';
import { formatDay } from '#domain/day.ts';
import { DayStrip } from '../kit/DayStrip.tsx';
import { TextLink } from '../kit/Link.tsx';
import { VisuallyHidden } from '../kit/Notice.tsx';
import { Person } from '../kit/Person.tsx';
import { say as ofKit } from '../kit/words.ts';
import type { ListFilter } from './address.ts';
import { dieticiansQuery } from './api.ts';
import classes from './CustomersTable.module.css';
import { capitalised, dayAgo, shortDate, weightWords } from './inWords.ts';
import { ConsentChip, StatusChip, Unverified } from './StatusChip.tsx';
import { say } from './words.ts';

/** Each column's heading, the order it stands for, and what it shows of a customer. */
type Column = {
  readonly sort: CustomerSort;
  readonly heading: string;
  readonly cell: (customer: CustomerRow) => ReactNode;
};

const COLUMNS: readonly Column[] = [
  { sort: 'logged', heading: say.last14Days, cell: (row) => <DayStrip days={stripDays(row)} /> },
  {
    sort: 'adherence',
    heading: say.sorts.adherence,
    cell: ({ adherence }) => {
      if (adherence === null) return null;
      const inFull = say.eatenInFull(adherence);
      return (
        <span title={inFull}>
          <span aria-hidden="true">{say.share(adherence)}</span>
          <VisuallyHidden>{inFull}</VisuallyHidden>
        </span>
      );
    },
  },
  {
    sort: 'weight',
    heading: say.weight,
    cell: ({ weightChange, today }) =>
      weightChange && (
        <span title={say.since(shortDate(weightChange.since, today))}>
          {weightWords(weightChange)}
          <VisuallyHidden> {say.sinceSpoken(shortDate(weightChange.since, today))}</VisuallyHidden>
        </span>
      ),
  },
  {
    sort: 'plan-end',
    heading: say.planUntil,
    cell: ({ planEndsOn, today }) => planEndsOn && shortDate(planEndsOn, today),
  },
  {
    sort: 'period-end',
    heading: say.sorts['period-end'],
    cell: (row) => (
      <span className="row gap-2">
        <StatusChip standing={standingOf(row, row.today)} />
        {row.planEndDate && shortDate(row.planEndDate, row.today)}
      </span>
    ),
  },
];
const VISIT: Column = {
  sort: 'visit',
  heading: say.sorts.visit,
  cell: ({ lastVisitOn: on, today }) =>
    on && (on > today ? say.nextVisit(formatDay(on, 'short')) : capitalised(dayAgo(on, today))),
};
const TAGS: Column = {
  sort: 'tags',
  heading: say.sorts.tags,
  cell: ({ tags }) =>
    tags.length > 0 &&
    tags.map((tag) => (
      <TextLink key={tag} to={`/client/customers?search=${encodeURIComponent(tag)}`}>
        <bdi>{tag}</bdi>
      </TextLink>
    )),
};

type Props = {
  rows: readonly CustomerRow[];
  filter: ListFilter;
  query: string;
  /** The id of the one row that Tab reaches; the arrows reach the others. */
  tabStop: string | undefined;
  onSort: (sort: CustomerSort) => void;
  look: { readonly ref: Ref<HTMLTableElement> };
};

export default function CustomersTable({ rows, filter, query, tabStop, onSort, look }: Props) {
  const names = new Map(
    useQuery(dieticiansQuery).data?.items.map(({ id, name, email }) => [id, name.trim() || email]),
  );
  const heading = (sort: CustomerSort, words: string) => (
    <Heading key={sort} {...{ sort, words, filter, onSort }} />
  );
  return (
    <div className={classes.scroller}>
      <table {...look} className={classes.table}>
        <thead>
          <tr>
            {heading('name', ofKit.customer)}
            {COLUMNS.map((column) => heading(column.sort, column.heading))}
            {heading('dietician', say.dietician)}
            {heading(VISIT.sort, VISIT.heading)}
            {heading(TAGS.sort, TAGS.heading)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.id}
              customer={row}
              dietician={row.dieticianId === null ? undefined : names.get(row.dieticianId)}
              query={query}
              tabStop={row.id === tabStop}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeadingProps = Pick<Props, 'filter' | 'onSort'> & { sort: CustomerSort; words: string };

function Heading({ sort, words, filter, onSort }: HeadingProps) {
  const isSorted = filter.sort === sort;
  const Icon = !isSorted ? IconSelector : filter.turned ? IconChevronDown : IconChevronUp;
  const order = filter.turned ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? order : undefined}>
      <button type="button" className={classes.heading} onClick={() => onSort(sort)}>
        {words}
        <Icon size={16} stroke={1.5} aria-hidden />
      </button>
    </th>
  );
}

type RowProps = Pick<Props, 'query'> & {
  customer: CustomerRow;
  dietician: string | undefined;
  tabStop: boolean;
};

const Row = memo(function Row({ customer, dietician, query, tabStop }: RowProps) {
  const { id, name, email, profileImageUrl, consentWithdrawn, emailVerified } = customer;
  return (
    <tr>
      <th scope="row">
        {/* The link covers the whole row. A plain one, as in the list. */}
        <a
          href={`/client/customers/${id}${query}`}
          className={classes.link}
          tabIndex={tabStop ? 0 : -1}
          data-customer={id}
          title={name}
        >
          <Person name={name} email={email} image={profileImageUrl} />
        </a>
        {!emailVerified && <Unverified dense />}
      </th>
      {consentWithdrawn ? (
        <td colSpan={COLUMNS.length}>
          <ConsentChip />
        </td>
      ) : (
        COLUMNS.map(({ sort, cell }) => <td key={sort}>{cell(customer) || NOTHING}</td>)
      )}
      <td className={classes.name} title={dietician}>
        {dietician ? <bdi>{dietician}</bdi> : NOTHING}
      </td>
      <td>{VISIT.cell(customer) || NOTHING}</td>
      <td className={classes.tags}>{TAGS.cell(customer) || NOTHING}</td>
    </tr>
  );
});

const NOTHING = (
  <span className="quiet">
    <span aria-hidden>–</span>
    <VisuallyHidden>{say.none}</VisuallyHidden>
  </span>
);
