import { IconSearch, IconX } from '@tabler/icons-react';
import { SEARCH_MAX } from '#domain/search.ts';
import { IconButton } from './Button.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { isComposing } from './keys.ts';

type Props = Omit<FieldProps, 'value' | 'start' | 'end'> & {
  text: string;
  setText: (text: string) => void;
  onEnter?: () => void;
  /** Shows a button that empties the field. */
  clears?: boolean;
};

/** A field to search with. */
export const SearchField = ({ text, setText, onEnter, clears = false, ...rest }: Props) => (
  <Field
    maxLength={SEARCH_MAX}
    autoComplete="off"
    enterKeyHint="search"
    {...rest}
    value={text}
    onChange={(event) => setText(event.currentTarget.value)}
    onKeyDown={(event) => {
      if (!onEnter || event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
      event.preventDefault();
      onEnter();
    }}
    start={<IconSearch size={18} stroke={1.5} aria-hidden />}
    end={
      clears &&
      text && (
        <IconButton size={22} aria-label="Clear" onClick={() => setText('')}>
          <IconX size={16} stroke={1.5} aria-hidden />
        </IconButton>
      )
    }
  />
);
