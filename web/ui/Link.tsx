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
 * A link to another place of this app. It stands in for that of react-router, whose module brings
 * along forms and what it has for a server of its own: 4 kB of every first load.
 */
export function Link({ to, replace, state, onClick, target, ...rest }: Props) {
  const navigate = useNavigate();
  const here = useLocation();
  const there = useResolvedPath(to);
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event, target)) return;
    event.preventDefault();
    // To where one is already: Back is not to lead there twice.
    void navigate(to, { replace: replace ?? createPath(here) === createPath(there), state });
  };
  return <a {...rest} href={useHref(to)} target={target} onClick={go} />;
}

/** A new tab or window, a download: what the browser does by itself. */
const opensElsewhere = (event: MouseEvent, target: string | undefined) =>
  event.button !== 0 ||
  (target && target !== '_self') ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey;

/** A link of a navigation: says when one is there, or at a place below it. */
export function NavLink({ to, ...rest }: Props) {
  const { pathname } = useLocation();
  const there = useResolvedPath(to).pathname;
  const isThere = pathname === there || pathname.startsWith(`${there}/`);
  return <Link {...rest} to={to} aria-current={isThere ? 'page' : undefined} />;
}
