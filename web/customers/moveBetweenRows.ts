import type { KeyboardEvent } from 'react';

/**
 * Up and Down, Home and End move the focus between the rows (`[data-customer]`) inside the element
 * that listens. From the search field above them only Down leads in: the caret needs the others.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-customer]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  if (at < 0 && event.key !== 'ArrowDown') return;
  const targets: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: rows.length - 1,
  };
  const next = rows[targets[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}
