import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { Me } from '#domain/accounts/account.ts';
import { Queries } from '../live/Queries.tsx';
import { useLive } from '../live/useLive.ts';
import { useMe, useSession } from '../session/session.tsx';
import { refreshSession } from '../session/sessionStore.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { OfflineBanner } from '../ui/OfflineBanner.tsx';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { Toaster } from '../ui/toast.tsx';
import classes from './Frame.module.css';
import { TopBar } from './TopBar.tsx';
import { useTimeZone } from './useTimeZone.ts';

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
