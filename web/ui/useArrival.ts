import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const FIRST_LOAD = Symbol('first load');
let arrivedAt: string | typeof FIRST_LOAD = FIRST_LOAD;
/** The heading that got the focus last. */
let focused: HTMLElement | null = null;

/**
 * Names the tab. After a change of route it moves the focus to the heading, so that a screen reader says where the
 * user is; on the first load the browser does that itself.
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
    // The focus was on the heading of a skeleton, which this heading has replaced.
    const isLost = focused?.isConnected === false && document.activeElement === document.body;
    if (arrivedAt === pathname) {
      if (isLost) focusHeading();
      return;
    }
    // The user may have moved on before the code of the first screen arrived: then this is not the first load.
    const isFirst = arrivedAt === FIRST_LOAD && cameBy !== 'PUSH';
    arrivedAt = pathname;
    if (isFirst) return;
    window.scrollTo(0, 0);
    // Somebody who is typing already keeps the focus.
    if (!stays && !(document.activeElement instanceof HTMLTextAreaElement)) focusHeading();
  }, [pathname, keepsPlace, cameBy]);

  return heading;
}
