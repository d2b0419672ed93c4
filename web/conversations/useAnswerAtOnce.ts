import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from '../kit/Link.tsx';
import { takeTyped, typeAhead } from '../session/typeAhead.ts';

/**
 * Moves text typed before the conversation had loaded into its field. With `answer` in the URL, as from the
 * morning board, the field has the focus at once.
 */
export function useAnswerAtOnce(frame: RefObject<HTMLElement | null>, customerId: string): void {
  const [params] = useSearchParams();
  const isWanted = params.has('answer');
  const hasBegun = useRef(false);
  // Runs before the screen focuses its heading, which it does not do while somebody types.
  useLayoutEffect(() => {
    const field = frame.current?.querySelector('textarea');
    return field ? takeTyped(customerId, field) : undefined;
  });
  // Runs after the screen has focused its heading, as it does on arrival.
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
