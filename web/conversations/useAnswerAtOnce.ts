import { type RefObject, useLayoutEffect } from 'react';
import { useNavigate, useSearchParams } from '../kit/address.tsx';
import { useKeys } from './useKeys.ts';

/**
 * R moves the focus into the field of this conversation. With `answer` in the URL, as from the morning board, it is
 * there at once.
 */
export function useAnswerAtOnce(frame: RefObject<HTMLElement | null>): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isWanted = params.has('answer');
  // Before the screen focuses its heading, which it does not do while a text has the focus.
  useLayoutEffect(() => {
    if (isWanted) focusField(frame.current);
  }, [frame, isWanted]);
  useKeys({ r: () => focusField(frame.current) }, { r: () => askedAhead(navigate) });
}

function focusField(frame: HTMLElement | null): boolean {
  const field = frame?.querySelector('textarea');
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
  return field !== null && field !== undefined;
}

/** After J and R in one breath, the R is meant for the customer whom the inbox is about to show. */
function askedAhead(navigate: ReturnType<typeof useNavigate>): boolean {
  const { pathname, search } = window.location;
  if (pathname !== '/client/inbox') return false;
  navigate(`?${new URLSearchParams([...new URLSearchParams(search), ['answer', 'yes']])}`, {
    replace: true,
  });
  return true;
}
