import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { may, type Role } from '#domain/signIn/access.ts';
import { asksName } from '#domain/signIn/account.ts';
import { prefetch, send } from '../api/request.ts';
import { matchPath, Navigate, ScreenHere, useLocation } from '../kit/address.tsx';
import { useIsPhone } from '../kit/device.ts';
import { keepFocus } from '../kit/focus.ts';
import { fetchAhead, lazyDialog, lazyPart, lazyScreen } from '../kit/lazy.tsx';
import { OfflineBanner } from '../kit/Notice.tsx';
import { ErrorBoundary, LoadingScreen, PageSkeleton } from '../kit/Page.tsx';
import { Toaster } from '../kit/Toaster.tsx';
import { atRest } from '../kit/time.ts';
import { Queries } from '../live/queryClient.tsx';
import { useLive } from '../live/useLive.ts';
import { homeOf } from '../session/homes.ts';
import { isAnswered, subscribeToKeeping } from '../session/kept.ts';
import { useMe, useSession, whoIsHere } from '../session/session.ts';
import { meChanged, refreshSession } from '../session/sessionStore.ts';
import classes from './Frame.module.css';
import { ALSO_SHOWN, isAskedFirst, navigationOf, ownOf, SCREENS } from './nouns.ts';
import { OwnEntries } from './ownEntries.ts';
import { TopBar } from './TopBar.tsx';
import { say } from './words.ts';

const MustProve = lazyScreen(() => import('../auth/MustProveScreen.tsx'));
const Consent = lazyScreen(() => import('../rights/ConsentScreen.tsx'));
const Deletion = lazyScreen(() => import('../rights/DeletionScreen.tsx'));
const Name = lazyScreen(() => import('../profiles/NameScreen.tsx'));
const SignInAgain = lazyDialog(() => import('../auth/SignInAgain.tsx'));
const WaitingToSend = lazyPart(() => atRest(() => import('../progress/WaitingToSend.tsx')));
const PhoneBar = lazyPart(() => import('./PhoneBar.tsx'));

const ALWAYS_OPEN = SCREENS.filter(({ isAlwaysOpen }) => isAlwaysOpen).map(({ path }) => path);

const screens = SCREENS.map(({ path, load, by }) => {
  const Loaded = lazyScreen(load);
  return { path, by, element: <Loaded /> };
});

/**
 * Prefetches the first screen after signing in, for the role that this browser last saw. If it saw none, both
 * are fetched, the customers' first because most users are customers.
 */
export async function prefetchHome(role: string | null): Promise<void> {
  const roles: readonly Role[] = role === 'client' ? ['client'] : ['customer', 'client'];
  for (const each of roles) {
    const screen = SCREENS.find(({ path }) => path === `/${each}/dashboard`);
    if (screen) await prefetch(screen.load);
  }
}

/**
 * How long the start waits for the screen's first data, once the user is known, so that nothing is drawn
 * twice.
 */
const SOON_MS = 200;

/** Loads the code of the screen for a path before it is shown, and its first data if that arrives soon. */
export async function fetchScreenAhead(pathname: string): Promise<void> {
  const screen = SCREENS.find(({ path }) => matchPath(path, pathname));
  if (!screen) return;
  const { firstData } = await fetchAhead(screen.load);
  const me = await whoIsHere();
  if (!firstData || !me || !pathname.startsWith(`/${me.role}/`) || screenBefore(me, pathname))
    return;
  await Promise.race([firstData(me), new Promise((soon) => setTimeout(soon, SOON_MS))]);
}

function ToOwnHome() {
  return <Navigate to={homeOf(useMe())} replace />;
}

/** All screens of a signed-in user, and the frame around them. */
export default function Frame() {
  const me = useMe();
  const { ended } = useSession();
  const { pathname } = useLocation();
  const First = screenBefore(me, pathname);
  useLive(me, ALSO_SHOWN, !ended && !me.mustProve);
  useLookOnReturn(me.mustProve === true);
  useEffect(keepFocus, []);
  return (
    <Queries>
      {First ? (
        <>
          <OfflineBanner />
          <Suspense fallback={<LoadingScreen />}>
            <First />
          </Suspense>
        </>
      ) : (
        <Screens me={me} />
      )}
      {ended && (
        <Suspense>
          <SignInAgain me={me} />
        </Suspense>
      )}
      <Toaster />
    </Queries>
  );
}

/** The screen that somebody has to answer before any other opens; null for none. */
function screenBefore(me: Me, pathname: string) {
  if (me.mustProve) return MustProve;
  if (!isAskedFirst(me) || ALWAYS_OPEN.includes(pathname)) return null;
  return me.deletionDueAt === undefined ? Consent : Deletion;
}

function Screens({ me }: { me: Me }) {
  const { pathname } = useLocation();
  const isUnasked = useSyncExternalStore(subscribeToKeeping, () => !isAnswered('name'));
  const screen =
    pathname === homeOf(me) && isUnasked && asksName(me) ? (
      <Name />
    ) : (
      <ScreenHere
        of={screens.filter(({ by }) => !by || may(me, ...by))}
        otherwise={<ToOwnHome />}
      />
    );
  const hasPhoneBar = useIsPhone() && me.role === 'customer' && !isAskedFirst(me);
  useTimeZone(me);
  return (
    <>
      <a href="#content" className={classes.skip}>
        {say.skipToContent}
      </a>
      <TopBar me={me} />
      <OfflineBanner overSpace sends={me.role === 'customer'} />
      <main
        id="content"
        tabIndex={-1}
        className={classes.content}
        data-over-phone-bar={hasPhoneBar}
      >
        <ErrorBoundary resetOn={pathname}>
          <OwnEntries value={ownOf(me)}>
            <Suspense fallback={<PageSkeleton />}>{screen}</Suspense>
          </OwnEntries>
          {me.role === 'customer' && (
            <Suspense>
              <WaitingToSend />
            </Suspense>
          )}
        </ErrorBoundary>
      </main>
      <Suspense fallback={null}>
        {hasPhoneBar && <PhoneBar me={me} entries={navigationOf(me)} />}
      </Suspense>
    </>
  );
}

/** Fetches the session with each return to this tab, while the server refuses the live events that would report a change. */
function useLookOnReturn(isRefusedEvents: boolean): void {
  useEffect(() => {
    if (!isRefusedEvents) return;
    const look = () => void refreshSession();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isRefusedEvents]);
}

/** Tells the server the customer's time zone, so that their days begin at their midnight. */
function useTimeZone({ id, role, timeZone: known }: Me): void {
  // Read with every render, because people travel with an open tab. Only for customers: reading it is slow.
  const timeZone =
    role === 'customer' ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  // A page sends its zone once. Two open screens in two zones would otherwise overwrite each other forever.
  const told = useRef<string | null>(null);

  useEffect(() => {
    if (timeZone === undefined) return;
    const here = `${id} ${timeZone}`;
    if (told.current === here) return;
    told.current = here;
    if (timeZone === known) return;
    send<{ me: Me }>('PUT', '/api/me/time-zone', { timeZone }).then(
      (answer) => meChanged(answer.me),
      // After a failure the earlier zone stays. The next page that is opened sends it again.
      () => undefined,
    );
  }, [id, timeZone, known]);
}
