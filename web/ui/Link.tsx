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
    /** A place of this app. */
    to: To;
  };

/**
 * A link to another place of this app. The one of react-router would add 4 kB to every first load: its
 * module contains forms and server rendering as well.
 */
export function Link({ to, replace, state, onClick, target, ...rest }: Props) {
  const navigate = useNavigate();
  const here = useLocation();
  const there = useResolvedPath(to);
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event, target)) return;
    event.preventDefault();
    // A link to the present place adds no step to the history, or Back would lead here again.
    void navigate(to, { replace: replace ?? createPath(here) === createPath(there), state });
  };
  return <a {...rest} href={useHref(to)} target={target} onClick={go} />;
}

/** Whether the browser itself handles the click: it opens a new tab or window, or downloads. */
const opensElsewhere = (event: MouseEvent, target: string | undefined) =>
  event.button !== 0 ||
  (target && target !== '_self') ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey;

/** A link of a navigation, marked while its place, or one below it, is open. */
export function NavLink({ to, ...rest }: Props) {
  const { pathname } = useLocation();
  const there = useResolvedPath(to).pathname;
  const isThere = pathname === there || pathname.startsWith(`${there}/`);
  return <Link {...rest} to={to} aria-current={isThere ? 'page' : undefined} />;
}
