import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const FIRST_LOAD = Symbol('first load');
let arrivedAt: string | typeof FIRST_LOAD = FIRST_LOAD;
/** The heading that was given the focus last. */
let focused: HTMLElement | null = null;

/**
 * Names the tab, and after a change of route moves the focus to the heading, so that a screen
 * reader says where one is. On the first load the browser says that by itself.
 */
export function useArrival(title: string, keepsPlace = false) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const cameBy = useNavigationType();
  const hasArrived = useRef(false);

  useEffect(() => {
    document.title = `${title} · Weekplate`;
  }, [title]);

  useEffect(() => {
    const focusHeading = () => {
      focused = heading.current;
      focused?.focus({ preventScroll: true });
    };
    const stays = keepsPlace && hasArrived.current;
    hasArrived.current = true;
    // The heading of a skeleton had the focus, and this heading has replaced it.
    const isLost = focused?.isConnected === false && document.activeElement === document.body;
    if (arrivedAt === pathname) {
      if (isLost) focusHeading();
      return;
    }
    // Somebody may have gone on before the code of the first screen arrived: that is no first load.
    const isFirst = arrivedAt === FIRST_LOAD && cameBy !== 'PUSH';
    arrivedAt = pathname;
    if (isFirst) return;
    window.scrollTo(0, 0);
    // Who types already goes on typing.
    if (!stays && !(document.activeElement instanceof HTMLTextAreaElement)) focusHeading();
  }, [pathname, keepsPlace, cameBy]);

  return heading;
}
