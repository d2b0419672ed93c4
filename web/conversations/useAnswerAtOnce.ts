import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from '../ui/useSearchParams.ts';

/** Whoever comes with `answer` in the address, from the morning board say, types at once. */
export function useAnswerAtOnce(frame: RefObject<HTMLElement | null>): void {
  const [params] = useSearchParams();
  const isWanted = params.has('answer');
  const hasBegun = useRef(false);
  // Later than the screen gives the focus to its heading, as it does on arrival.
  useEffect(() => {
    if (!isWanted || hasBegun.current) return;
    const timer = setTimeout(() => {
      const field = frame.current?.querySelector('textarea');
      field?.focus();
      hasBegun.current = field !== null && field !== undefined;
    });
    return () => clearTimeout(timer);
  });
}
