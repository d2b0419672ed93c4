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

/** After each refusal the focus goes to the first field, in the order on screen, that has to change. */
export function useErrorFocus(refusals: number, errors: Readonly<Record<string, string>>): void {
  const seen = useRef(0);
  useEffect(() => {
    if (refusals === seen.current) return;
    seen.current = refusals;
    const wrong = new Set(Object.keys(errors).map((path) => `profile-${path.split('.')[0]}`));
    const fields = document.querySelectorAll<HTMLElement>('[id^="profile-"]');
    const first = [...fields].find(({ id }) => wrong.has(id));
    const control = first?.matches('input, textarea, select')
      ? first
      : first?.querySelector<HTMLElement>('input');
    control?.focus();
  }, [refusals, errors]);
}
