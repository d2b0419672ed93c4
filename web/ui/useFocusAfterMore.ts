import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For the foot of a list that grows: where the keyboard goes when the button pressed there
 * disappears. With the last page that is the first row that came; after a failure the way to try
 * again. Returns the ref of the foot, which stands right after its list.
 */
export function useFocusAfterMore(failed: boolean): RefObject<HTMLDivElement | null> {
  const foot = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const has = () => foot.current?.contains(document.activeElement) ?? false;

  useLayoutEffect(() => {
    const end = foot.current;
    if (failed && hadFocus.current) end?.querySelector('button')?.focus({ preventScroll: true });
  }, [failed]);

  // Noted after every rendering: once the button is gone, its focus cannot be found out.
  useLayoutEffect(() => {
    hadFocus.current = has();
  });

  useLayoutEffect(() => {
    const end = foot.current;
    const list = end?.previousElementSibling;
    return () => {
      if (!list || !end?.contains(document.activeElement)) return;
      const rows = list.children.length;
      // The rows arrive with the same change that takes the foot away.
      queueMicrotask(() => {
        const row = list.isConnected ? list.children[rows] : undefined;
        row?.querySelector<HTMLElement>('a, button')?.focus();
      });
    };
  }, []);

  return foot;
}
