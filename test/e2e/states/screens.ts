import type { Page } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { todayOf } from '../../factories/people.ts';
import type { Amount, Cast } from './cast.ts';

export type Visitor = 'nobody' | keyof Cast;

export type Screen = {
  readonly name: string;
  readonly as: Visitor;
  readonly path: (cast: Cast) => string;
  /** What proves that the screen is in this state: words on it, for each state it can have. */
  readonly says: Partial<Record<Amount | 'failed', string | RegExp>>;
  /** Shows skeletons until the server has answered. */
  readonly loads?: boolean;
  /** What somebody does before the screen looks like this. */
  readonly act?: (page: Page) => Promise<void>;
  /** The customer's day, ticked in a hurry with a thumb: targets of 44 pixels. */
  readonly forThumbs?: boolean;
};

const LOAD_FAILED = 'Failed to load profile information.';
const OVERFULL_NAME = /Wolfeschlegelstein/;
const person = (tab: string) => (cast: Cast) => `/client/customers/${cast.customer.id}?tab=${tab}`;
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

const signedOut = (name: string, path: string, says: string): Screen => ({
  name,
  as: 'nobody',
  path: () => path,
  says: { typical: says },
});

/** As of somebody who has an authenticator app. */
async function askedForCode(page: Page) {
  await page.route('**/api/auth/sign-in', (route) =>
    route.fulfill({ json: { me: null, secondFactor: true } }),
  );
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('porridge-and-plums');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

/** As in a practice that demands a second factor, of who has none. */
async function demanded(page: Page) {
  await page.route('**/api/me', async (route) => {
    const { me } = (await (await route.fetch()).json()) as { me: object | null };
    await route.fulfill({ json: { me: me && { ...me, mustProve: true } } });
  });
  await page.reload();
}

/** Nobody can open the link that sets up a practice in a practice that is set up: it is said to work. */
async function withWorkingLink(page: Page) {
  await page.route('**/api/auth/opened-link', (route) => route.fulfill({ json: { works: true } }));
  await page.reload();
}

/** As in a browser in which nobody signed up. */
async function openedElsewhere(page: Page) {
  await page.route('**/api/auth/verify-email', (route) =>
    route.fulfill({ status: 403, json: { error: { code: 'opened-elsewhere', message: 'Here?' } } }),
  );
  await page.reload();
}

/** Every screen of Weekplate in every state it can have. */
export const SCREENS: readonly Screen[] = [
  signedOut('landing page', '/', 'Track your progress'),
  signedOut('log in', '/login', 'Log In'),
  { ...signedOut('log in, asked for a code', '/login', 'One more step'), act: askedForCode },
  signedOut('sign up', '/signup', 'Sign Up'),
  {
    name: 'set-up',
    as: 'nobody',
    path: () => '/setup?token=new',
    act: withWorkingLink,
    says: { typical: 'Set up your practice' },
  },
  signedOut('set-up, used', '/setup?token=old', 'This set-up link no longer works'),
  signedOut('set-up without token', '/setup', 'This link is incomplete'),
  signedOut('verify', '/verify-email?token=old', 'This link did not work'),
  {
    ...signedOut('verify, in another browser', '/verify-email?token=other', 'One more thing'),
    act: openedElsewhere,
  },
  signedOut('forgot', '/forgot-password', 'Send the Link'),
  {
    name: 'reset',
    as: 'nobody',
    path: () => '/reset-password?token=new',
    act: withWorkingLink,
    says: { typical: 'Choose a new password' },
  },
  signedOut('reset, used', '/reset-password?token=old', 'This link no longer works'),
  signedOut('reset without token', '/reset-password', 'This link is incomplete'),
  {
    name: 'goodbye',
    as: 'nobody',
    path: () => '/goodbye?until=2026-12-05T10:00:00.000Z',
    says: { typical: 'You are logged out' },
  },
  // Served whole, with the text in them: they have no loading and no failing of their own.
  {
    name: 'privacy',
    as: 'nobody',
    path: () => '/privacy',
    says: { typical: 'Privacy Policy', overfull: /We keep what you write/ },
  },
  {
    name: 'terms',
    as: 'nobody',
    path: () => '/terms',
    says: { typical: 'Terms of Service', overfull: /TermsTerms/ },
  },

  {
    name: 'plans, nobody chosen',
    as: 'dietician',
    path: () => '/client/dashboard',
    says: { first: /No customer yet/, typical: /Choose whom the plan is for/ },
  },
  {
    name: 'plans',
    as: 'dietician',
    path: ({ customer }) => `/client/dashboard?customer=${customer.id}`,
    loads: true,
    says: {
      empty: 'No plans yet.',
      typical: 'A gentle start',
      overfull: 'Show more',
      failed: 'The customer could not be loaded.',
    },
  },
  {
    name: 'plan being edited',
    as: 'dietician',
    path: ({ customer }) => `/client/dashboard?customer=${customer.id}`,
    act: press(/^Edit /),
    says: { typical: 'Cancel Edit', overfull: 'Cancel Edit' },
  },
  {
    name: 'customers',
    as: 'dietician',
    path: () => '/client/customers',
    loads: true,
    says: {
      first: 'No customer yet',
      typical: 'Ada Accessible',
      overfull: 'Show more',
      failed: 'Failed to fetch customers.',
    },
  },
  {
    name: 'customer',
    as: 'dietician',
    path: person('progress'),
    loads: true,
    says: {
      empty: 'Nothing logged yet.',
      typical: 'Felt rested.',
      overfull: OVERFULL_NAME,
      failed: 'This customer could not be fetched.',
    },
  },
  {
    name: 'customer who has withdrawn',
    as: 'dietician',
    path: ({ withdrawn }) => `/client/customers/${withdrawn?.id}`,
    says: { typical: /This customer has withdrawn their consent/ },
  },
  {
    name: 'my data, consent withdrawn',
    as: 'withdrawn',
    path: () => '/customer/my-data',
    loads: true,
    says: { typical: 'I agree' },
  },
  {
    name: 'customer’s plans',
    as: 'dietician',
    path: person('plans'),
    loads: true,
    says: { empty: 'No plan yet', typical: 'Spring week', overfull: 'Show more' },
  },
  {
    name: 'customer’s profile',
    as: 'dietician',
    path: person('profile'),
    loads: true,
    says: { empty: 'No profile yet', typical: 'Coeliac disease.', overfull: /Walnuts/ },
  },
  {
    name: 'customer’s notes',
    as: 'dietician',
    path: person('notes'),
    loads: true,
    says: { empty: 'Save Notes', typical: 'Prefers rye bread.', overfull: 'Prefers rye bread.' },
  },
  {
    name: 'messages',
    as: 'dietician',
    path: () => '/client/messages',
    loads: true,
    says: {
      first: 'No messages.',
      typical: 'Vera Visitor',
      overfull: 'Show more',
      failed: 'The messages could not be fetched.',
    },
  },
  {
    name: 'message opened',
    as: 'dietician',
    path: () => '/client/messages',
    act: press(/Do you coach vegans/),
    says: { typical: 'Archive', overfull: 'Archive' },
  },
  {
    name: 'archive',
    as: 'dietician',
    path: () => '/client/messages?box=archive',
    loads: true,
    says: { first: 'Nothing is archived.', typical: 'Aron Archived' },
  },
  {
    name: 'practice settings',
    as: 'dietician',
    path: () => '/client/settings',
    loads: true,
    says: {
      first: 'Save Settings',
      typical: 'Save Settings',
      overfull: /TermsTerms/,
      failed: /could not be fetched/,
    },
  },
  {
    name: 'dietician’s profile',
    as: 'dietician',
    path: () => '/client/clientprofilepage',
    loads: true,
    says: {
      empty: 'Save',
      typical: 'Fifteen years',
      overfull: 'Fifteen years',
      failed: LOAD_FAILED,
    },
  },
  {
    name: 'dietician’s profile, edited',
    as: 'dietician',
    path: () => '/client/clientprofilepage',
    act: press('Edit Profile'),
    says: { typical: 'Cancel', overfull: 'Cancel' },
  },
  {
    name: 'account',
    as: 'dietician',
    path: () => '/account',
    loads: true,
    says: {
      typical: 'This device',
      overfull: 'This device',
      failed: 'Your passkeys could not be fetched.',
    },
  },
  {
    name: 'account, an app being added',
    as: 'dietician',
    path: () => '/account',
    act: press('Set Up'),
    says: { typical: 'Turn On' },
  },
  {
    name: 'account, a passkey being added',
    as: 'dietician',
    path: () => '/account',
    act: press('Add a Passkey'),
    says: { typical: 'Name of the Passkey' },
  },
  {
    name: 'second factor demanded',
    as: 'dietician',
    path: () => '/client/customers',
    act: demanded,
    says: { typical: 'Your practice asks this of every dietician' },
  },

  {
    name: 'record of access',
    as: 'dietician',
    path: () => '/client/access-log',
    loads: true,
    says: { typical: 'Record of access', failed: 'The record could not be fetched.' },
  },

  {
    name: 'home',
    as: 'customer',
    path: () => '/customer/dashboard',
    loads: true,
    says: {
      empty: 'Your first plan is on its way',
      typical: 'Porridge with plums',
      overfull: /PorridgePorridge/,
      failed: /Failed to fetch diet plan/,
    },
  },
  {
    name: 'day',
    as: 'customer',
    path: () => '/customer/myprogress',
    loads: true,
    forThumbs: true,
    says: {
      empty: 'No diet plan available.',
      typical: 'Porridge with plums',
      overfull: /PorridgePorridge/,
      failed: /Failed to load this day/,
    },
  },
  {
    name: 'logged day',
    as: 'customer',
    path: ({ customer }) => `/customer/myprogress?date=${addDays(todayOf(customer), -1)}`,
    loads: true,
    forThumbs: true,
    says: { typical: 'Edit Progress', overfull: /Felt rested/ },
  },
  {
    name: 'profile',
    as: 'customer',
    path: () => '/customer/customerprofile',
    loads: true,
    says: {
      empty: 'Save',
      typical: 'Coeliac disease.',
      overfull: /Walnuts/,
      failed: LOAD_FAILED,
    },
  },
  {
    name: 'profile, edited',
    as: 'customer',
    path: () => '/customer/customerprofile',
    act: press('Edit Profile'),
    says: { typical: 'Cancel', overfull: 'Cancel' },
  },
  {
    name: 'dietician’s page',
    as: 'customer',
    path: ({ dietician }) => `/customer/publiclientprofile/${dietician.id}`,
    loads: true,
    says: {
      empty: 'No profile data available.',
      typical: 'Fifteen years',
      overfull: 'Fifteen years',
      failed: LOAD_FAILED,
    },
  },
  {
    name: 'my data',
    as: 'customer',
    path: () => '/customer/my-data',
    loads: true,
    says: {
      typical: 'Delete My Account',
      failed: 'How to delete your account could not be fetched.',
    },
  },
  {
    name: 'consent asked for',
    as: 'unasked',
    path: () => '/customer/dashboard',
    says: { typical: 'Before you go on', failed: 'Something went wrong on our side.' },
  },
  {
    name: 'consent withdrawn',
    as: 'withdrawn',
    path: () => '/customer/dashboard',
    says: { typical: 'You have withdrawn your consent' },
  },
  {
    name: 'who saw my data',
    as: 'customer',
    path: () => '/customer/who-saw-my-data',
    loads: true,
    says: {
      empty: 'Nobody so far.',
      typical: 'Who saw my data',
      failed: 'The record could not be fetched.',
    },
  },
];
