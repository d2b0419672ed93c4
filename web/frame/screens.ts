import { prefetch } from '../api/prefetch.ts';
import { cachedRole } from '../session/sessionStore.ts';
import { lazyScreen } from '../ui/lazyScreen.ts';

export const loadFrame = () => import('./Frame.tsx');
export const loadPlans = () => import('../plans/PlansScreen.tsx');
export const loadCustomers = () => import('../customers/CustomersScreen.tsx');
export const loadMessages = () => import('../contact/MessagesScreen.tsx');
export const loadDieticianProfile = () => import('../profiles/DieticianProfileScreen.tsx');
export const loadHome = () => import('../home/HomeScreen.tsx');
export const loadProgress = () => import('../progress/ProgressScreen.tsx');
export const loadCustomerProfile = () => import('../profiles/CustomerProfileScreen.tsx');
export const loadPublicDieticianProfile = () =>
  import('../profiles/PublicDieticianProfileScreen.tsx');
export const loadReminders = () => import('../reminders/RemindersScreen.tsx');

/** Each screen is a file of its own, fetched when it is first shown. */
export const screens = {
  Frame: lazyScreen(loadFrame),
  Landing: lazyScreen(() => import('../landing/LandingScreen.tsx')),
  Privacy: lazyScreen(() => import('../landing/PrivacyScreen.tsx')),
  Terms: lazyScreen(() => import('../landing/TermsScreen.tsx')),
  Login: lazyScreen(() => import('../auth/LoginScreen.tsx')),
  SignUp: lazyScreen(() => import('../auth/SignUpScreen.tsx')),
  SetUp: lazyScreen(() => import('../auth/SetUpScreen.tsx')),
  VerifyEmail: lazyScreen(() => import('../auth/VerifyEmailScreen.tsx')),
  ForgotPassword: lazyScreen(() => import('../auth/ForgotPasswordScreen.tsx')),
  ResetPassword: lazyScreen(() => import('../auth/ResetPasswordScreen.tsx')),
  Account: lazyScreen(() => import('../auth/AccountScreen.tsx')),
  Plans: lazyScreen(loadPlans),
  Customers: lazyScreen(loadCustomers),
  Messages: lazyScreen(loadMessages),
  Practice: lazyScreen(() => import('../practice/PracticeScreen.tsx')),
  AccessLog: lazyScreen(() => import('../audit/AccessLogScreen.tsx')),
  Consent: lazyScreen(() => import('../rights/ConsentScreen.tsx')),
  Deletion: lazyScreen(() => import('../rights/DeletionScreen.tsx')),
  MyData: lazyScreen(() => import('../rights/MyDataScreen.tsx')),
  Goodbye: lazyScreen(() => import('../rights/GoodbyeScreen.tsx')),
  WhoSawMyData: lazyScreen(() => import('../audit/WhoSawMyDataScreen.tsx')),
  DieticianProfile: lazyScreen(loadDieticianProfile),
  Home: lazyScreen(loadHome),
  Progress: lazyScreen(loadProgress),
  CustomerProfile: lazyScreen(loadCustomerProfile),
  PublicDieticianProfile: lazyScreen(loadPublicDieticianProfile),
  Reminders: lazyScreen(loadReminders),
};

/**
 * Fetches the frame while it is still being found out who is signed in, for somebody who probably
 * is. A failure is nobody's concern here: the screen that needs the file asks for it again.
 */
export function preloadFor(pathname: string): void {
  const isPrivate = /^\/(client|customer|dashboard|account)/.test(pathname);
  if (isPrivate && cachedRole() !== null) loadFrame().catch(() => undefined);
}

/**
 * Fetches the code of the screen that somebody comes to by signing in: that of the role this browser
 * saw last; where it saw none, that of customers first, as they are many.
 */
export async function prefetchHome(): Promise<void> {
  const isClient = cachedRole() === 'client';
  const loads = isClient ? [loadFrame, loadPlans] : [loadFrame, loadHome, loadPlans];
  for (const load of loads) await prefetch(load);
}
