import { lazyScreen } from './ui/lazyScreen.ts';

export const loadFrame = () => import('./frame/Frame.tsx');

/** Each screen is a file of its own, fetched when it is first shown. */
export const screens = {
  Frame: lazyScreen(loadFrame),
  Landing: lazyScreen(() => import('./landing/LandingScreen.tsx')),
  Privacy: lazyScreen(() => import('./landing/PrivacyScreen.tsx')),
  Terms: lazyScreen(() => import('./landing/TermsScreen.tsx')),
  Login: lazyScreen(() => import('./auth/LoginScreen.tsx')),
  SignUp: lazyScreen(() => import('./auth/SignUpScreen.tsx')),
  SetUp: lazyScreen(() => import('./auth/SetUpScreen.tsx')),
  VerifyEmail: lazyScreen(() => import('./auth/VerifyEmailScreen.tsx')),
  ForgotPassword: lazyScreen(() => import('./auth/ForgotPasswordScreen.tsx')),
  ResetPassword: lazyScreen(() => import('./auth/ResetPasswordScreen.tsx')),
  Account: lazyScreen(() => import('./auth/AccountScreen.tsx')),
  Plans: lazyScreen(() => import('./plans/PlansScreen.tsx')),
  Customers: lazyScreen(() => import('./customers/CustomersScreen.tsx')),
  Messages: lazyScreen(() => import('./contact/MessagesScreen.tsx')),
  Practice: lazyScreen(() => import('./practice/PracticeScreen.tsx')),
  DieticianProfile: lazyScreen(() => import('./profiles/DieticianProfileScreen.tsx')),
  Home: lazyScreen(() => import('./home/HomeScreen.tsx')),
  Progress: lazyScreen(() => import('./progress/ProgressScreen.tsx')),
  CustomerProfile: lazyScreen(() => import('./profiles/CustomerProfileScreen.tsx')),
  PublicDieticianProfile: lazyScreen(() => import('./profiles/PublicDieticianProfileScreen.tsx')),
};
