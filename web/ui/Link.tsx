import type { ComponentProps, MouseEvent } from 'react';
import {
  createPath,
  type NavigateOptions,
  type To,
  useHref,
  useLocation,
  useNavigate,
  useResolvedPath,
} from 'react-router';

type Props = Omit<ComponentProps<'a'>, 'href'> &
  Pick<NavigateOptions, 'replace' | 'state'> & {
    /** An address within this app. */
    to: To;
  };

/**
 * A link to another address of this app. The one of react-router would add 4 kB to every first load, because its
 * module also contains forms and server rendering.
 */
export function Link({ to, replace, state, onClick, target, ...rest }: Props) {
  const navigate = useNavigate();
  const here = useLocation();
  const there = useResolvedPath(to);
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event, target)) return;
    event.preventDefault();
    // A link to the current address replaces the history entry; otherwise Back would lead here again.
    void navigate(to, { replace: replace ?? createPath(here) === createPath(there), state });
  };
  return <a {...rest} href={useHref(to)} target={target} onClick={go} />;
}

/** Whether the browser handles the click itself, to open a new tab or window, or to download. */
const opensElsewhere = (event: MouseEvent, target: string | undefined) =>
  event.button !== 0 ||
  (target && target !== '_self') ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey;

/** A navigation link, marked while its address, or one below it, is open. */
export function NavLink({ to, ...rest }: Props) {
  const { pathname } = useLocation();
  const there = useResolvedPath(to).pathname;
  const isThere = pathname === there || pathname.startsWith(`${there}/`);
  return <Link {...rest} to={to} aria-current={isThere ? 'page' : undefined} />;
}
