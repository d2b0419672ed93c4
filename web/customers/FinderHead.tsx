import { IconSearch, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { Field } from '../ui/Field.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import classes from './CustomerFinder.module.css';
import { type ListFilter, SEARCH_MAX } from './listFilter.ts';
import { StandingFilter } from './StandingFilter.tsx';
import type { Narrow } from './useListFilter.ts';

type Props = ListFilter & {
  /** What is typed; `search` follows it when the typing pauses. */
  text: string;
  setText: (text: string) => void;
  narrow: Narrow;
};

/** Search and filter. Opening a customer changes nothing of it, and draws nothing of it again. */
export const FinderHead = memo(function FinderHead(props: Props) {
  const { text, setText, search, standing, narrow } = props;
  return (
    <div className={classes.head}>
      <Field
        aria-label="Search"
        placeholder="Search name or e-mail"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={SEARCH_MAX}
        autoComplete="off"
        enterKeyHint="search"
        start={<IconSearch size={18} stroke={1.5} aria-hidden />}
        end={
          text && (
            <IconButton size={22} aria-label="Clear" onClick={() => setText('')}>
              <IconX size={16} stroke={1.5} aria-hidden />
            </IconButton>
          )
        }
      />
      <StandingFilter
        search={search}
        chosen={standing}
        onChoose={(chosen) => narrow({ standing: chosen }, { replace: false })}
      />
    </div>
  );
});
