import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { SEARCH_MAX } from '#domain/search.ts';
import { IconButton } from './Button.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { isComposing } from './keys.ts';
import { say } from './words.ts';

type SearchFieldProps = Omit<FieldProps, 'value' | 'start' | 'end'> & {
  text: string;
  setText: (text: string) => void;
  onEnter?: () => void;
  /** Shows a button that empties the field. */
  clears?: boolean;
};

export const SearchField = ({
  text,
  setText,
  onEnter,
  clears = false,
  ...rest
}: SearchFieldProps) => (
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
        <IconButton size={22} aria-label={say.clear} onClick={() => setText('')}>
          <IconX size={16} stroke={1.5} aria-hidden />
        </IconButton>
      )
    }
  />
);

const PAUSE_MS = 250;

/**
 * The text of a search field whose value is in the address. `settle` writes it there once typing pauses; the text
 * follows when Back changes the address.
 */
export function useSearchText(settled: string, settle: (text: string) => void) {
  const [text, setText] = useState(settled);
  const told = useRef(settled);
  const tell = useRef(settle);
  tell.current = settle;

  useEffect(() => {
    if (settled === told.current) return;
    told.current = settled;
    setText(settled);
  }, [settled]);

  useEffect(() => {
    if (text === told.current) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // If the user has followed a link in the meantime, the address is no longer this screen's, although it is
      // still shown.
      if (window.location.pathname !== pathname) return;
      told.current = text;
      tell.current(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return [text, setText] as const;
}
