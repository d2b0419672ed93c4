import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Whether the address is ahead of the screen: the user chose another one, and the current screen is about to go. A
 * key pressed then is not meant for it.
 */
export function useIsLeaving(): () => boolean {
  const { pathname, search } = useLocation();
  const shown = useRef('');
  useLayoutEffect(() => {
    shown.current = pathname + search;
  });
  const [isLeaving] = useState(() => () => {
    const { origin, pathname, search } = window.location;
    return new URL(shown.current, origin).href !== origin + pathname + search;
  });
  return isLeaving;
}
