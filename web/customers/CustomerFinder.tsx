import classes from './CustomerFinder.module.css';
import { CustomerList } from './CustomerList.tsx';
import { FinderHead } from './FinderHead.tsx';
import { moveBetweenRows } from './moveBetweenRows.ts';
import { rowQuery } from './personView.ts';
import { useListFilter } from './useListFilter.ts';
import { useSearchText } from './useSearchText.ts';

type Props = { selectedId: string | undefined };

/** Search, filter and the list they leave. */
export function CustomerFinder({ selectedId }: Props) {
  const { params, filter, narrow } = useListFilter();
  // Letters replace one another in the history; a chip is a step that Back takes back.
  const [text, setText] = useSearchText(filter.search, (search) =>
    narrow({ search }, { replace: true }),
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows inside are what takes the keys.
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
