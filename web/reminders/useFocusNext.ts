import { useEffect, useState } from 'react';

export const ADD_ID = 'add-reminder';
export const editIdOf = (id: string): string => `edit-reminder-${id}`;
export const deleteIdOf = (id: string): string => `delete-reminder-${id}`;

/**
 * For a pressed button that disappears with what it closes: `focusNext(id)` gives the focus to the
 * element of that id as soon as it is there; null: to the heading. Who types already goes on typing.
 */
export function useFocusNext(): (id: string | null) => void {
  const [wanted, want] = useState<{ readonly id: string | null } | null>(null);

  // With every change: the list may hear of it a moment later than the form.
  useEffect(() => {
    if (!wanted) return;
    const { id } = wanted;
    const next = id === null ? document.querySelector('h1') : document.getElementById(id);
    if (!next) return;
    want(null);
    if (!document.activeElement?.matches('input')) next.focus();
  });

  return (id) => want({ id });
}
