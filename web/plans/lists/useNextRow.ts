import { useEffect, useRef } from 'react';

/**
 * Once the row of a deleted plan has left the list, and the focus with it: the focus goes on to the
 * Delete of the row in its place, or to the heading of a list that is empty now.
 */
export function useNextRow(ids: readonly string[]) {
  const region = useRef<HTMLElement>(null);
  const left = useRef<{ id: string; place: number } | null>(null);

  useEffect(() => {
    const gone = left.current;
    if (!gone || ids.includes(gone.id)) return;
    left.current = null;
    if (document.activeElement?.matches('input, textarea')) return;
    const rows = region.current?.querySelectorAll('li') ?? [];
    const next = rows[Math.min(gone.place, rows.length - 1)]?.querySelectorAll('button');
    const target = (next && [...next].at(-1)) ?? region.current?.querySelector('h2');
    if (target instanceof HTMLElement) target.focus();
  }, [ids]);

  const goOnFrom = (id: string) => {
    left.current = { id, place: ids.indexOf(id) };
  };
  return { region, goOnFrom };
}
