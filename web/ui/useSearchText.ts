import { useEffect, useRef, useState } from 'react';

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
