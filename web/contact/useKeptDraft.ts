import { useEffect, useRef } from 'react';

type Values = Record<string, string>;

/**
 * Keeps what is typed in this tab until it was sent, through a reload or a look at another page.
 * Read after the first render, which has to be the one of the server's HTML.
 */
export function useKeptDraft<V extends Values>(key: string, values: V, fill: (kept: V) => void) {
  const restored = useRef(false);
  const filling = useRef(fill);
  filling.current = fill;

  useEffect(() => {
    const kept = sessionStorage.getItem(key);
    if (kept) filling.current(JSON.parse(kept) as V);
  }, [key]);

  useEffect(() => {
    // The first time around, what is kept has not been filled in yet.
    if (!restored.current) {
      restored.current = true;
      return;
    }
    const isEmpty = Object.values(values).every((value) => value === '');
    if (isEmpty) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  }, [key, values]);
}
