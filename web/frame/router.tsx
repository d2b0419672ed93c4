import { Suspense } from 'react';
import {
  createRoutesFromElements,
  Navigate,
  Outlet,
  Route,
  useLocation,
  useRoutes,
} from 'react-router';
import type { Me } from '#domain/accounts/account.ts';
import type { Role } from '#domain/accounts/role.ts';
import { mustConsent } from '#domain/rights/consent.ts';
import { homeOf, LOGIN } from '../session/homes.ts';
import { useSession } from '../session/session.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { prefetchHome, screens } from './screens.ts';

/** Where one's rights are, and how one signs in. */
const ALWAYS_OPEN = ['/customer/my-data', '/customer/who-saw-my-data', '/account'];

const open = createRoutesFromElements(
  <>
    <Route element={<Public />}>
      <Route path="/" element={<screens.Landing />} />
      <Route path="/privacy" element={<screens.Privacy />} />
      <Route path="/terms" element={<screens.Terms />} />
      <Route path="/login" element={<screens.Login onTyping={() => void prefetchHome()} />} />
      <Route path="/signup" element={<screens.SignUp />} />
      <Route path="/setup" element={<screens.SetUp />} />
      <Route path="/verify-email" element={<screens.VerifyEmail />} />
      <Route path="/forgot-password" element={<screens.ForgotPassword />} />
      <Route path="/goodbye" element={<screens.Goodbye />} />
      <Route path="/reset-password" element={<screens.ResetPassword />} />
    </Route>
    <Route path="/dashboard" element={<Dashboard />} />
    <Route element={<Private />}>
      <Route path="/account" element={<screens.Account />} />
    </Route>
    <Route path="*" element={<Navigate to="/" replace />} />
  </>,
);

const ofDieticians = createRoutesFromElements(
  <Route path="/client" element={<Private only="client" />}>
    <Route path="dashboard" element={<screens.Plans />} />
    <Route path="customers" element={<screens.Customers />} />
    <Route path="customers/:uid" element={<screens.Customers />} />
    <Route path="messages" element={<screens.Messages />} />
    <Route path="settings" element={<screens.Practice />} />
    <Route path="access-log" element={<screens.AccessLog />} />
    <Route path="clientprofilepage" element={<screens.DieticianProfile />} />
    <Route index element={<Navigate to="/client/dashboard" replace />} />
    <Route path="*" element={<Navigate to="/client/dashboard" replace />} />
  </Route>,
);

const ofCustomers = createRoutesFromElements(
  <Route path="/customer" element={<Private only="customer" />}>
    <Route path="dashboard" element={<screens.Home />} />
    <Route path="myprogress" element={<screens.Progress />} />
    <Route path="customerprofile" element={<screens.CustomerProfile />} />
    <Route path="reminders" element={<screens.Reminders />} />
    <Route path="my-data" element={<screens.MyData />} />
    <Route path="who-saw-my-data" element={<screens.WhoSawMyData />} />
    <Route path="publiclientprofile/:userId?" element={<screens.PublicDieticianProfile />} />
    <Route index element={<Navigate to="/customer/dashboard" replace />} />
    <Route path="*" element={<Navigate to="/customer/dashboard" replace />} />
  </Route>,
);

const all = [...open, ...ofDieticians, ...ofCustomers];

/** The router makes and ranks a pattern of every path it is given with every step: no more than could match. */
function routesAt(pathname: string) {
  if (/^\/client\//i.test(pathname)) return ofDieticians;
  return /^\/customer\//i.test(pathname) ? ofCustomers : all;
}

/** Every path of Weekplate. A path that is not here leads to the landing page. */
export function Router() {
  const { pathname } = useLocation();
  return useRoutes(routesAt(pathname));
}

function Public() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetOn={pathname}>
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Lets in who is signed in with this role (without one: with any), and sends the others away. */
function Private({ only }: { only?: Role }) {
  const { status, me, loggedOut } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <LoadingScreen />;
  if (!me?.role) {
    const back = loggedOut ? null : { from: pathname + search };
    return <Navigate to={LOGIN} state={back} replace />;
  }
  if (only && me.role !== only) return <Navigate to="/" replace />;
  const Before = ALWAYS_OPEN.includes(pathname) ? null : screenBefore(me);
  if (Before)
    return (
      <Suspense fallback={<LoadingScreen />}>
        <Before />
      </Suspense>
    );
  return (
    <Suspense fallback={<LoadingScreen />}>
      <screens.Frame />
    </Suspense>
  );
}

/** What somebody is asked before any other screen is open to them. */
function screenBefore(me: Me) {
  if (me.deletionDueAt !== undefined) return screens.Deletion;
  return mustConsent(me) ? screens.Consent : null;
}

function Dashboard() {
  const { status, me } = useSession();
  if (status === 'loading') return <LoadingScreen />;
  return <Navigate to={homeOf(me)} replace />;
}
