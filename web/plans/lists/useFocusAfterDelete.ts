import { useEffect, useRef } from 'react';

/**
 * Moves the focus once the row of a deleted plan has left the list: to the Delete button of the row that took its
 * place, or to the heading of a list that is empty now. `focusAfterDelete` takes the plan's id.
 */
export function useFocusAfterDelete(ids: readonly string[]) {
  const region = useRef<HTMLElement>(null);
  const left = useRef<{ id: string; place: number } | null>(null);

  useEffect(() => {
    const gone = left.current;
    if (!gone || ids.includes(gone.id)) return;
    left.current = null;
    if (document.activeElement?.matches('input, textarea')) return;
    const rows = region.current?.querySelectorAll('li') ?? [];
    const row = rows[Math.min(gone.place, rows.length - 1)];
    const next = [...(row?.querySelectorAll('button') ?? [])].at(-1);
    (next ?? region.current?.querySelector('h2'))?.focus();
  }, [ids]);

  const focusAfterDelete = (id: string) => {
    left.current = { id, place: ids.indexOf(id) };
  };
  return { region, focusAfterDelete };
}
