import { type RefObject, useEffect, useRef } from 'react';

/** A field, or the first control of a group that asks for a choice. */
const WRONG = '[aria-invalid="true"], [data-to-mend] :is(input, button)';

/** After each refusal the focus goes to the first field that has to change, in the order on screen. */
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
    // To the middle of the window: bars cover its edges.
    field?.scrollIntoView({ block: 'center' });
  }, [form, refusals, busy]);
}
