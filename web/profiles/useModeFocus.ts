import { useEffect, useRef } from 'react';

/** After a switch between view and edit the buttons have changed places: the focus goes to the top. */
export function useModeFocus(editing: boolean): void {
  const before = useRef(editing);
  useEffect(() => {
    if (before.current === editing) return;
    before.current = editing;
    window.scrollTo(0, 0);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [editing]);
}
