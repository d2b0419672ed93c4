import { useEffect, useState } from 'react';

export const ADD_ID = 'add-reminder';
export const editIdOf = (id: string): string => `edit-reminder-${id}`;
export const deleteIdOf = (id: string): string => `delete-reminder-${id}`;

/**
 * Returns a function that focuses the element with an id as soon as it exists (null: the heading), for when the
 * pressed button disappears. It does nothing while somebody types in a field.
 */
export function useFocusNext(): (id: string | null) => void {
  const [wanted, want] = useState<{ readonly id: string | null } | null>(null);

  // After every render, because the list may change later than the form.
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
