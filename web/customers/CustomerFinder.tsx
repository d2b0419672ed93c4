import { type KeyboardEvent, memo, useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from '../kit/Link.tsx';
import { SearchField, useSearchText } from '../kit/Search.tsx';
import classes from './CustomerFinder.module.css';
import { CustomerList } from './CustomerList.tsx';
import { filterIn, type ListFilter, rememberSort, SEARCH_MAX, withFilter } from './listFilter.ts';
import { rowQuery } from './personView.ts';
import { SortChoice } from './SortChoice.tsx';
import { StandingFilter } from './StandingFilter.tsx';

type Props = { selectedId: string | undefined };

/** Search, filter, and the resulting list. */
export function CustomerFinder({ selectedId }: Props) {
  const { params, filter, narrow } = useListFilter();
  // Typing replaces the entry in the history. A chip adds one, so that Back undoes it.
  const [text, setText] = useSearchText(filter.search, (search) =>
    narrow({ search }, { replace: true }),
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows inside handle the keys.
    <div className={classes.finder} onKeyDown={moveBetweenRows}>
      <FinderHead {...filter} text={text} setText={setText} narrow={narrow} />
      <div className={classes.list}>
        <CustomerList
          filter={filter}
          selectedId={selectedId}
          query={rowQuery(params)}
          onClearFilter={() => narrow({ search: '', standing: null }, { replace: false })}
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
};

/** Search and filter, memoised: opening a customer does not render them again. */
const FinderHead = memo(function FinderHead(props: FinderHeadProps) {
  const { text, setText, search, standing, sort, narrow } = props;
  return (
    <div className={classes.head}>
      <SearchField
        aria-label="Search"
        placeholder="Search name or e-mail"
        maxLength={SEARCH_MAX}
        {...{ text, setText }}
        clears
      />
      <StandingFilter
        search={search}
        chosen={standing}
        onChoose={(chosen) => narrow({ standing: chosen }, { replace: false })}
      />
      <SortChoice sort={sort} onChoose={(chosen) => narrow({ sort: chosen }, { replace: true })} />
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
  const { search, standing, sort } = filter;
  const wanted = useRef(filter);

  useEffect(() => {
    wanted.current = { search, standing, sort };
  }, [search, standing, sort]);

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
