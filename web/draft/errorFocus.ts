import { type RefObject, useEffect, useRef } from 'react';

/** An invalid field, or the first control of an invalid group of choices. */
const WRONG = '[aria-invalid="true"], [data-to-mend] :is(input, button)';

/** After each refusal, focuses the first invalid field, in screen order. */
export function useErrorFocus(
  form: RefObject<HTMLElement | null>,
  { refusals, busy }: { readonly refusals: number; readonly busy: boolean },
): void {
  const seen = useRef(refusals);
  useEffect(() => {
    // A disabled field takes no focus.
    if (busy || refusals === seen.current) return;
    seen.current = refusals;
    const field = form.current?.querySelector<HTMLElement>(WRONG);
    field?.focus({ preventScroll: true });
    // Scrolls it to the middle of the window, because bars cover the edges.
    field?.scrollIntoView({ block: 'center' });
  }, [form, refusals, busy]);
}
