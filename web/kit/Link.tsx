import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  createPath,
  type NavigateOptions,
  Router,
  type To,
  UNSAFE_createBrowserHistory,
  useHref,
  useLocation,
  useNavigate,
  useResolvedPath,
} from 'react-router';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<NavigateOptions, 'replace' | 'state'> & {
    /** An address within this app. */
    to: To;
  };

/**
 * A link to another address of this app. The one of react-router would add 4 kB to every first load, because its
 * module also contains forms and server rendering.
 */
export function Link({ to, replace, state, onClick, target, ...rest }: LinkProps) {
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

type NavLinkProps = LinkProps & { alsoAt?: string | undefined };

/** A navigation link, marked while its address, or one below it, is open. */
export function NavLink({ to, alsoAt, ...rest }: NavLinkProps) {
  const { pathname } = useLocation();
  const there = useResolvedPath(to).pathname;
  const isThere = pathname === there || pathname === alsoAt || pathname.startsWith(`${there}/`);
  return <Link {...rest} to={to} aria-current={isThere ? 'page' : undefined} />;
}

type TextLinkProps = Omit<ComponentProps<typeof Link>, 'className'> & {
  /** Underlined, for a link within a sentence, where colour alone would not be enough. */
  inSentence?: boolean;
};

/** A text link to another screen. */
export function TextLink({ inSentence = false, ...rest }: TextLinkProps) {
  return <Link {...rest} className="text-link" data-in-sentence={inSentence} />;
}

type Init = URLSearchParams | Record<string, string>;

/** The query of the address, and a way to change it. See Link.tsx for why this is not react-router's. */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: Init, options?: NavigateOptions) =>
      void navigate(`?${new URLSearchParams(next)}`, options),
    [navigate],
  );
  return [params, setParams] as const;
}

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

/** Keeps the screen in step with the browser's address. See Link.tsx for why this is not react-router's. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }));
  const [place, setPlace] = useState({ location: history.location, action: history.action });
  useLayoutEffect(() => history.listen((next) => startTransition(() => setPlace(next))), [history]);
  return (
    <Router location={place.location} navigationType={place.action} navigator={history}>
      {children}
    </Router>
  );
}
