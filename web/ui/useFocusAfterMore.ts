import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place when the Show more button at the foot of a list disappears. After the last page the
 * focus moves to the first new row, after a failure to Try again. Returns the ref of the foot, which has to come
 * right after its list.
 */
export function useFocusAfterMore(failed: boolean): RefObject<HTMLDivElement | null> {
  const foot = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const has = () => foot.current?.contains(document.activeElement) ?? false;

  useLayoutEffect(() => {
    const end = foot.current;
    if (failed && hadFocus.current) end?.querySelector('button')?.focus({ preventScroll: true });
  }, [failed]);

  // Recorded after every render, because it cannot be determined once the button is gone.
  useLayoutEffect(() => {
    hadFocus.current = has();
  });

  useLayoutEffect(() => {
    const end = foot.current;
    const list = end?.previousElementSibling;
    return () => {
      if (!list || !end?.contains(document.activeElement)) return;
      const rows = list.children.length;
      // The new rows are rendered in the same commit that removes the foot.
      queueMicrotask(() => {
        const row = list.isConnected ? list.children[rows] : undefined;
        row?.querySelector<HTMLElement>('a, button')?.focus();
      });
    };
  }, []);

  return foot;
}
