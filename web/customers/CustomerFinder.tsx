import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, memo, useCallback, useEffect, useId, useRef } from 'react';
import type { Standing } from '#domain/coaching/periodSchema.ts';
import { say as ofCoaching } from '#domain/coaching/words.ts';
import { NO_DIETICIAN } from '#domain/customers/customer.ts';
import type { CustomerSort, StandingCounts } from '#domain/customers/customerSchema.ts';
import { inDigits } from '#domain/language/language.ts';
import { useSearchParams } from '../kit/address.tsx';
import { DayStripLegend } from '../kit/DayStrip.tsx';
import { TextLink } from '../kit/Link.tsx';
import { SearchField, useSearchText } from '../kit/Search.tsx';
import { ToggleGroup } from '../kit/ToggleGroup.tsx';
import { say as ofKit } from '../kit/words.ts';
import { useMay } from '../session/session.ts';
import {
  filterIn,
  filterQuery,
  type ListFilter,
  listQuery,
  NOT_NARROWED,
  rememberSort,
  rowQuery,
  SEARCH_MAX,
  withFilter,
} from './address.ts';
import { dieticiansQuery, standingCountsQuery } from './api.ts';
import classes from './CustomerFinder.module.css';
import { CustomerList } from './CustomerList.tsx';
import { say } from './words.ts';

type Props = {
  selectedId: string | undefined;
  /** Over the whole screen, with a column for each thing. */
  asTable: boolean;
};

export function CustomerFinder({ selectedId, asTable }: Props) {
  const { params, filter, narrow } = useListFilter();
  const chooseSort = (sort: CustomerSort) =>
    narrow(
      { sort, turned: filter.sort === sort && !filter.turned ? 'yes' : '' },
      { replace: true },
    );
  // Typing replaces the entry in the history. A chip adds one, so that Back undoes it.
  const [text, setText] = useSearchText(filter.search, (search) =>
    narrow({ search }, { replace: true }),
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows inside handle the keys.
    <div className={classes.finder} data-table={asTable} onKeyDown={moveBetweenRows}>
      <FinderHead
        {...filter}
        text={text}
        setText={setText}
        narrow={narrow}
        asTable={asTable}
        tableQuery={selectedId === undefined ? null : listQuery(params)}
      />
      <div className={classes.list}>
        <CustomerList
          filter={filter}
          selectedId={selectedId}
          query={rowQuery(params)}
          onClearFilter={() => narrow(NOT_NARROWED, { replace: false })}
          onSort={asTable ? chooseSort : null}
        />
      </div>
    </div>
  );
}

type FinderHeadProps = ListFilter & {
  /** The typed text; `search` follows when typing pauses. */
  text: string;
  setText: (text: string) => void;
  narrow: Narrow;
  asTable: boolean;
  /** The query of the table's address, beside an open customer. */
  tableQuery: string | null;
};

/** Search and filter, memoised: opening a customer does not render them again. */
const FinderHead = memo(function FinderHead(props: FinderHeadProps) {
  const { text, setText, search, standing, dietician, sort, turned, narrow } = props;
  const { asTable, tableQuery } = props;
  const mayTakeOut = useMay('dietician');
  return (
    <div className={classes.head}>
      <SearchField
        aria-label={say.search}
        placeholder={say.searchHint}
        maxLength={SEARCH_MAX}
        {...{ text, setText }}
        clears
      />
      <StandingFilter
        of={{ search, dietician }}
        chosen={standing}
        onChoose={(chosen) => narrow({ standing: chosen }, { replace: false })}
      />
      <div className={classes.sort}>
        {!asTable && (
          <SortChoice
            sort={sort}
            onChoose={(chosen) => narrow({ sort: chosen, turned: '' }, { replace: true })}
          />
        )}
        <DieticianFilter
          chosen={dietician}
          onChoose={(chosen) => narrow({ dietician: chosen }, { replace: false })}
        />
        <DayStripLegend />
        {tableQuery !== null && (
          <TextLink to={`/client/customers${tableQuery}`}>{say.table}</TextLink>
        )}
        {asTable && mayTakeOut && (
          <a
            className={`text-link ${classes.csv}`}
            href={`/api/customers.csv${filterQuery({ search, standing, dietician, sort, turned })}`}
            download
          >
            {say.exportAsCsv}
          </a>
        )}
      </div>
    </div>
  );
});

/**
 * Up and Down, Home and End move the focus between the rows (`[data-customer]`) inside the element with the
 * listener. From the search field above, only Down moves into the list, because the text caret needs the
 * other keys.
 */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-customer]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  if (event.target instanceof HTMLSelectElement) return;
  if (at < 0 && event.key !== 'ArrowDown') return;
  const targets: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: rows.length - 1,
  };
  const next = rows[targets[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}

type Narrow = (change: Partial<ListFilter>, options: { replace: boolean }) => void;

/**
 * The filter in the URL, and a function that changes it. The URL updates a moment later: if somebody types
 * and presses a chip at once, both have to count.
 */
function useListFilter() {
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);
  const { search, standing, dietician, sort, turned } = filter;
  const wanted = useRef(filter);

  useEffect(() => {
    wanted.current = { search, standing, dietician, sort, turned };
  }, [search, standing, dietician, sort, turned]);

  // The callback is the same at every URL, so that the search field does not render again each time.
  const latest = useRef({ params, setParams });
  latest.current = { params, setParams };
  const narrow = useCallback<Narrow>((change, options) => {
    wanted.current = { ...wanted.current, ...change };
    if (change.sort) rememberSort(change.sort);
    latest.current.setParams(withFilter(latest.current.params, wanted.current), options);
  }, []);

  return { params, filter, narrow };
}

type StandingFilterProps = {
  of: Pick<ListFilter, 'search' | 'dietician'>;
  chosen: Standing | null;
  onChoose: (standing: Standing | null) => void;
};

const standings = Object.keys(ofCoaching.standings) as Standing[];

function StandingFilter({ of, chosen, onChoose }: StandingFilterProps) {
  const { data: counts } = useQuery(standingCountsQuery(of));
  const chip = (value: Standing | 'all', words: string) => ({
    value,
    face: (
      <>
        {words} <span className={classes.count}>{countWords(counts, value)}</span>
      </>
    ),
  });
  return (
    <ToggleGroup
      label={say.filterByStatus}
      look="chips"
      className={classes.chips}
      choices={[
        chip('all', ofKit.all),
        ...standings.map((standing) => chip(standing, ofCoaching.standings[standing])),
      ]}
      chosen={chosen ?? 'all'}
      onChoose={(value) => onChoose(value === 'all' ? null : value)}
    />
  );
}

type SortChoiceProps = { sort: CustomerSort; onChoose: (sort: CustomerSort) => void };

/** The longest ago, the lowest and the soonest come first; what has ended comes last. */
const sorts = Object.keys(say.sorts) as CustomerSort[];

function SortChoice({ sort, onChoose }: SortChoiceProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="muted">
        {say.sort}
      </label>
      <select
        id={id}
        className={classes.choice}
        value={sort}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as CustomerSort)}
      >
        {sorts.map((each) => (
          <option key={each} value={each}>
            {say.sorts[each]}
          </option>
        ))}
      </select>
    </>
  );
}

type DieticianFilterProps = { chosen: string; onChoose: (dietician: string) => void };

function DieticianFilter({ chosen, onChoose }: DieticianFilterProps) {
  const dieticians = useQuery(dieticiansQuery).data?.items ?? [];
  return (
    <select
      aria-label={say.filterByDietician}
      className={`${classes.choice} ${classes.dietician}`}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      <option value="">{say.allDieticians}</option>
      {dieticians.map(({ id, name, email }) => (
        <option key={id} value={id}>
          {name.trim() || email}
        </option>
      ))}
      <option value={NO_DIETICIAN}>{ofKit.unassigned}</option>
    </select>
  );
}

/** The server counts no further (`COUNTED_FOUND`). */
const MOST_COUNTED = 1000;

function countWords(counts: StandingCounts | null | undefined, of: keyof StandingCounts): string {
  if (counts) return inDigits(counts[of]);
  return counts === null && of === 'all' ? `${inDigits(MOST_COUNTED)}+` : '–';
}
