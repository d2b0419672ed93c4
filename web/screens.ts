import { lazyScreen } from './ui/lazyScreen.ts';

export const loadFrame = () => import('./frame/Frame.tsx');
export const loadPlans = () => import('./plans/PlansScreen.tsx');
export const loadCustomers = () => import('./customers/CustomersScreen.tsx');
export const loadMessages = () => import('./contact/MessagesScreen.tsx');
export const loadDieticianProfile = () => import('./profiles/DieticianProfileScreen.tsx');
export const loadHome = () => import('./home/HomeScreen.tsx');
export const loadProgress = () => import('./progress/ProgressScreen.tsx');
export const loadCustomerProfile = () => import('./profiles/CustomerProfileScreen.tsx');
export const loadPublicDieticianProfile = () =>
  import('./profiles/PublicDieticianProfileScreen.tsx');
export const loadReminders = () => import('./reminders/RemindersScreen.tsx');

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
  Plans: lazyScreen(loadPlans),
  Customers: lazyScreen(loadCustomers),
  Messages: lazyScreen(loadMessages),
  Practice: lazyScreen(() => import('./practice/PracticeScreen.tsx')),
  AccessLog: lazyScreen(() => import('./audit/AccessLogScreen.tsx')),
  Consent: lazyScreen(() => import('./rights/ConsentScreen.tsx')),
  Deletion: lazyScreen(() => import('./rights/DeletionScreen.tsx')),
  MyData: lazyScreen(() => import('./rights/MyDataScreen.tsx')),
  Goodbye: lazyScreen(() => import('./rights/GoodbyeScreen.tsx')),
  WhoSawMyData: lazyScreen(() => import('./audit/WhoSawMyDataScreen.tsx')),
  DieticianProfile: lazyScreen(loadDieticianProfile),
  Home: lazyScreen(loadHome),
  Progress: lazyScreen(loadProgress),
  CustomerProfile: lazyScreen(loadCustomerProfile),
  PublicDieticianProfile: lazyScreen(loadPublicDieticianProfile),
  Reminders: lazyScreen(loadReminders),
};
