import { Suspense, useEffect } from 'react';
import { prefetch } from '../api/request.ts';
import { Navigate, ScreenHere, useLocation } from '../kit/address.tsx';
import { fetchAhead, lazyScreen } from '../kit/lazy.tsx';
import { ErrorBoundary, LoadingScreen } from '../kit/Page.tsx';
import { homeOf, LOGIN } from '../session/homes.ts';
import { nobodyIsHere, useSession, whoIsHere } from '../session/session.ts';
import { cachedRole } from '../session/sessionStore.ts';

const loadFrame = () => import('./Frame.tsx');
const Frame = lazyScreen(loadFrame);

const Login = lazyScreen(() => import('../auth/LoginScreen.tsx'));
const SignUp = lazyScreen(() => import('../auth/SignUpScreen.tsx'));
const SetUp = lazyScreen(() => import('../auth/SetUpScreen.tsx'));
const VerifyEmail = lazyScreen(() => import('../auth/VerifyEmailScreen.tsx'));
const ForgotPassword = lazyScreen(() => import('../auth/ForgotPasswordScreen.tsx'));
const ResetPassword = lazyScreen(() => import('../auth/ResetPasswordScreen.tsx'));
const NoConnection = lazyScreen(() => import('../auth/NoConnectionScreen.tsx'));
const Goodbye = lazyScreen(() => import('../rights/GoodbyeScreen.tsx'));

/** Loads the code of the screen after login while the user types the password. */
const prefetchHome = () =>
  void prefetch(async () => (await loadFrame()).prefetchHome(cachedRole()));

const publicScreens = [
  { path: LOGIN, element: <Login onTyping={prefetchHome} /> },
  { path: '/signup', element: <SignUp /> },
  { path: '/setup', element: <SetUp /> },
  { path: '/verify-email', element: <VerifyEmail /> },
  { path: '/forgot-password', element: <ForgotPassword /> },
  { path: '/reset-password', element: <ResetPassword /> },
  { path: '/goodbye', element: <Goodbye /> },
  { path: '/dashboard', element: <Dashboard /> },
];

/** The first path segment of all screens that require a signed-in user. */
const areaOf = (pathname: string) =>
  /^\/(client|customer|account)(\/|$)/.exec(pathname.toLowerCase())?.[1];

/** All paths of Weekplate. Unknown paths lead to the landing page. */
export function Router() {
  const area = areaOf(useLocation().pathname);
  return area ? <Private area={area} /> : <Public />;
}

function Public() {
  return (
    <ErrorBoundary resetOn={useLocation().pathname}>
      <Suspense fallback={<LoadingScreen />}>
        <ScreenHere of={publicScreens} otherwise={<ToLandingPage />} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The landing page is not one of the app's screens: the browser loads it. */
function ToLandingPage() {
  useEffect(() => location.replace('/'), []);
  return <LoadingScreen />;
}

/** Lets in users who are signed in with the role of the area, if it has one, and redirects the others. */
function Private({ area }: { area: string }) {
  const { status, me, loggedOut, failure } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <LoadingScreen />;
  if (!me?.role) {
    if (failure && area === 'customer') return <Unreached />;
    const back = loggedOut ? null : { from: pathname + search };
    return <Navigate to={LOGIN} state={back} replace />;
  }
  if (area !== 'account' && area !== me.role) return <ToLandingPage />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Frame />
    </Suspense>
  );
}

const Unreached = () => (
  <Suspense fallback={<LoadingScreen />}>
    <NoConnection />
  </Suspense>
);

function Dashboard() {
  const { status, me, failure } = useSession();
  if (status === 'loading') return <LoadingScreen />;
  if (failure) return <Unreached />;
  return <Navigate to={homeOf(me)} replace />;
}

/**
 * How long the start waits for code that does not arrive; then it shows what is there, with the links to
 * other screens.
 */
const LONGEST_MS = 3000;

/**
 * Loads the code of the frame and of the screen for a path, and the screen's first data. It starts while the
 * session is still being fetched if a user is probably signed in, otherwise once that is known. Without a
 * user, or without an answer, nothing waits for it. A failure is not shown here: the router loads it again.
 */
export async function preloadFor(pathname: string): Promise<void> {
  const needsFrame = areaOf(pathname) !== undefined || pathname.startsWith('/dashboard');
  if (!needsFrame) return;
  if (cachedRole() === null && !(await whoIsHere())) return;
  const longEnough = new Promise((end) => setTimeout(end, LONGEST_MS));
  await Promise.race([nobodyIsHere(), longEnough, fetchScreen(pathname)]);
}

async function fetchScreen(pathname: string): Promise<void> {
  const frame = await fetchAhead(loadFrame).catch(() => null);
  await frame?.fetchScreenAhead(pathname).catch(() => undefined);
}
