import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { Me } from '#domain/accounts/account.ts';
import { send } from '../api/request.ts';
import { Queries } from '../live/Queries.tsx';
import { useLive } from '../live/useLive.ts';
import { useMe, useSession } from '../session/session.tsx';
import { meChanged, refreshSession } from '../session/sessionStore.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { OfflineBanner } from '../ui/OfflineBanner.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { Toaster } from '../ui/toast.tsx';
import classes from './Frame.module.css';
import { TopBar } from './TopBar.tsx';

const MustProve = lazy(() => import('../auth/MustProveScreen.tsx'));
const SignInAgain = lazy(() => import('../auth/SignInAgain.tsx'));

/** What surrounds every signed-in screen. */
export default function FrameWithQueries() {
  const me = useMe();
  return (
    <Queries>
      {me.mustProve ? <BeforeProof /> : <Frame />}
      <Toaster />
    </Queries>
  );
}

/** The practice demands a second factor: nothing of the app but the way to set one up. */
function BeforeProof() {
  const me = useMe();
  useEffect(() => {
    // Nothing else would tell: live events are refused until then.
    const look = () => void refreshSession();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return (
    <>
      <OfflineBanner />
      <Suspense fallback={<PageSkeleton />}>
        <MustProve />
      </Suspense>
      <Ended me={me} />
    </>
  );
}

function Ended({ me }: { me: Me }) {
  const { ended } = useSession();
  return (
    ended && (
      <Suspense>
        <SignInAgain me={me} />
      </Suspense>
    )
  );
}

function Frame() {
  const me = useMe();
  const { ended } = useSession();
  const { pathname } = useLocation();
  useLive(me, ended);
  useTimeZone(me);
  return (
    <>
      <a href="#content" className={classes.skip}>
        Skip to the content
      </a>
      <TopBar me={me} />
      <OfflineBanner />
      <main id="content" tabIndex={-1} className={classes.content}>
        <ErrorBoundary resetOn={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Ended me={me} />
    </>
  );
}

/** Tells the server where a customer is, so that their days begin when theirs do. */
function useTimeZone({ id, role, timeZone: known }: Me): void {
  // With every render, as who travels leaves the tab open. It takes its time: only where it is needed.
  const timeZone =
    role === 'customer' ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  // Where this page is, is told once. Another screen in another zone tells its own: whoever answered
  // that with theirs again would never end.
  const told = useRef<string | null>(null);

  useEffect(() => {
    if (timeZone === undefined) return;
    const here = `${id} ${timeZone}`;
    if (told.current === here) return;
    told.current = here;
    if (timeZone === known) return;
    send<{ me: Me }>('PUT', '/api/me/time-zone', { timeZone }).then(
      (answer) => meChanged(answer.me),
      // Told again with the next start; until then the zone known before holds.
      () => undefined,
    );
  }, [id, timeZone, known]);
}
