import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { useIsPhone } from '../kit/device.ts';

/**
 * Keeps the user's place between list and customer. On a desktop the focus stays in the list, so that Down
 * and Enter continue from the row just opened. On a phone, where the customer covers the list, the focus
 * moves to the customer, and Back returns to the row.
 */
export function usePlaceInList(uid: string | undefined) {
  const screen = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const before = useRef(uid);
  const had = useFocusAtPress();
  const cameBy = useNavigationType();
  const scrolledTo = useRef(0);

  useLayoutEffect(() => {
    if (uid !== undefined) return;
    const remember = () => {
      scrolledTo.current = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [uid]);

  // Runs after the page has moved the focus to its heading and scrolled to its top.
  useEffect(() => {
    const left = before.current;
    if (left === uid) return;
    before.current = uid;
    const now = document.activeElement;
    const hasMovedOn = now !== null && now !== document.body && now !== had.current;
    // If the user moved the focus while the customer was loading, it stays. After Back nothing is fetched, so
    // the focus is moved in any case.
    if (!isPhone && hasMovedOn && cameBy !== 'POP') return;
    const find = (selector: string) => screen.current?.querySelector<HTMLElement>(selector);
    const row = (id: string) => find(`[data-customer="${CSS.escape(id)}"]`);
    const target = uid === undefined ? row(left ?? '') : isPhone ? find('h2[tabindex]') : row(uid);
    const place = target ?? document.querySelector<HTMLElement>('h1');
    place?.focus({ preventScroll: true });
    if (isPhone && uid === undefined) window.scrollTo(0, scrolledTo.current);
  }, [uid, isPhone, had, cameBy]);

  return screen;
}

/** What had the focus when a link was pressed last. */
function useFocusAtPress(): RefObject<Element | null> {
  const had = useRef<Element | null>(null);
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href]'))
        had.current = document.activeElement;
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
  return had;
}
