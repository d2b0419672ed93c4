import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { parse } from 'regexparam';

/** What a link hands over to the screen it leads to, which checks it. */
type Handed = Readonly<Record<string, unknown>>;

/** Where the browser is. */
type Place = {
  readonly pathname: string;
  readonly search: string;
  readonly state: Handed | null;
  /** Another one for each visit of an address. */
  readonly key: string;
  /** By Back and Forward or on the first load, by a link, or in place of the address before. */
  readonly cameBy: 'POP' | 'PUSH' | 'REPLACE';
};

export type Going = {
  /** In place of the current address, so that Back does not lead here again. */
  readonly replace?: boolean | undefined;
  readonly state?: Handed | null | undefined;
};

/** Goes to an address of this app, as a link would read it (`?week=2` stays on this screen), or that many back. */
type Navigate = (to: string | number, how?: Going) => void;

const Here = createContext<{ place: Place; navigate: Navigate } | null>(null);

function placeNow(cameBy: Place['cameBy']): Place {
  const { pathname, search } = window.location;
  const { state = null, key = 'first' } = history.state ?? {};
  return { pathname, search, state, key, cameBy };
}

/** Keeps the screen in step with the browser's address. The former screen stays until the next one can be shown. */
export function Addressed({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(() => placeNow('POP'));

  useLayoutEffect(() => {
    const follow = () => startTransition(() => setPlace(placeNow('POP')));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const navigate = useCallback<Navigate>((to, { replace = false, state } = {}) => {
    if (typeof to === 'number') return history.go(to);
    const { pathname, search, hash } = new URL(to, window.location.href);
    const entry = { state, key: Math.random().toString(36).slice(2) };
    // Put together anew, so that an empty query leaves no question mark.
    history[replace ? 'replaceState' : 'pushState'](entry, '', pathname + search + hash);
    startTransition(() => setPlace(placeNow(replace ? 'REPLACE' : 'PUSH')));
  }, []);

  const here = useMemo(() => ({ place, navigate }), [place, navigate]);
  return <Here value={here}>{children}</Here>;
}

function useHere() {
  const here = use(Here);
  if (!here) throw new Error('This needs <Addressed> around it.');
  return here;
}

export const useLocation = (): Place => useHere().place;
export const useNavigate = (): Navigate => useHere().navigate;

/** Leads to another address as soon as it is rendered. */
export function Navigate({ to, replace, state }: { to: string } & Going) {
  const navigate = useNavigate();
  const handed = useRef(state);
  useEffect(() => navigate(to, { replace, state: handed.current }), [navigate, to, replace]);
  return null;
}

type Params = Readonly<Record<string, string>>;

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The named parts of an address, such as `uid` of `/client/customers/:uid`; null where it has another form. */
export function matchPath(path: string, pathname: string): Params | null {
  const { keys, pattern } = parse(path);
  const found = pattern.exec(pathname);
  if (!found) return null;
  const named = keys.map((key, at) => [key, found[at + 1]] as const);
  return Object.fromEntries(named.flatMap(([key, part]) => (part ? [[key, decoded(part)]] : [])));
}

const Named = createContext<Params>({});

/** The named parts of the address of the screen around. */
export const useParams = (): Readonly<Record<string, string | undefined>> => use(Named);

export type ScreenAt = { readonly path: string; readonly element: ReactNode };

/** The first screen whose path the address has. */
export function ScreenHere({ of, otherwise }: { of: readonly ScreenAt[]; otherwise: ReactNode }) {
  const { pathname } = useLocation();
  for (const { path, element } of of) {
    const params = matchPath(path, pathname);
    if (params) return <Named value={params}>{element}</Named>;
  }
  return otherwise;
}

type Init = URLSearchParams | Record<string, string>;

/** The query of the address, and a way to change it. */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: Init, how?: Going) => navigate(`?${new URLSearchParams(next)}`, how),
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
