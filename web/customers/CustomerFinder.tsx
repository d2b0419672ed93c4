import { TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { IconButton } from '../ui/IconButton.tsx';
import classes from './CustomerFinder.module.css';
import { CustomerList } from './CustomerList.tsx';
import { SEARCH_MAX } from './listFilter.ts';
import { moveBetweenRows } from './moveBetweenRows.ts';
import { rowQuery } from './personView.ts';
import { StandingFilter } from './StandingFilter.tsx';
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
      <div className={classes.head}>
        <TextInput
          aria-label="Search"
          placeholder="Search name or e-mail"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          enterKeyHint="search"
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
          rightSection={
            text && (
              <IconButton size={22} aria-label="Clear" onClick={() => setText('')}>
                <IconX size={16} stroke={1.5} aria-hidden />
              </IconButton>
            )
          }
        />
        <StandingFilter
          search={filter.search}
          chosen={filter.standing}
          onChoose={(standing) => narrow({ standing }, { replace: false })}
        />
      </div>
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
