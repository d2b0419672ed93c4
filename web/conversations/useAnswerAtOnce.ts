import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { takeTyped, typeAhead } from '../ui/typeAhead.ts';
import { useSearchParams } from '../ui/useSearchParams.ts';

/**
 * What was typed for a customer before their conversation was here goes into its field. Whoever comes with
 * `answer` in the address, from the morning board say, types at once.
 */
export function useAnswerAtOnce(frame: RefObject<HTMLElement | null>, customerId: string): void {
  const [params] = useSearchParams();
  const isWanted = params.has('answer');
  const hasBegun = useRef(false);
  // Before the screen gives the focus to its heading, which it does not while somebody types.
  useLayoutEffect(() => {
    const field = frame.current?.querySelector('textarea');
    return field ? takeTyped(customerId, field) : undefined;
  });
  // Later than the screen gives the focus to its heading, as it does on arrival.
  useEffect(() => {
    if (!isWanted || hasBegun.current) return;
    const timer = setTimeout(() => {
      if (!frame.current?.querySelector('textarea')) return;
      typeAhead(customerId);
      hasBegun.current = true;
    });
    return () => clearTimeout(timer);
  });
}
