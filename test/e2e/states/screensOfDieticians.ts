import type { Page } from '@playwright/test';
import type { Cast } from './cast.ts';
import { LOAD_FAILED, press, screensOf } from './screen.ts';

const OVERFULL_NAME = /Wolfeschlegelstein/;
const person = (tab: string) => (cast: Cast) => `/client/customers/${cast.customer.id}?tab=${tab}`;

/** As in a practice that demands a second factor, for a dietician who has none. */
async function demanded(page: Page) {
  await page.route('**/api/me', async (route) => {
    const { me } = (await (await route.fetch()).json()) as { me: object | null };
    await route.fulfill({ json: { me: me && { ...me, mustProve: true } } });
  });
  await page.reload();
}

export const screensOfDieticians = screensOf('dietician', [
  {
    name: 'plans, nobody chosen, with who needs the dietician',
    inDetail: true,
    path: () => '/client/dashboard',
    loads: true,
    says: {
      first: 'Your first plan',
      typical: /40 % of the last 7 logged days/,
      overfull: /Show all/,
      failed: 'Who needs you could not be loaded.',
    },
  },
  {
    name: 'thresholds of the practice',
    path: () => '/client/dashboard',
    act: press('Thresholds'),
    says: { typical: /days with a plan, and nothing logged/ },
  },
  {
    name: 'plans, the customer being chosen',
    path: () => '/client/dashboard',
    act: (page) => page.getByRole('combobox', { name: 'Customer' }).click(),
    says: {
      first: 'No customer yet.',
      typical: 'Ada Accessible',
      overfull: /Adalbert Zimmermann/,
    },
  },
  {
    name: 'plans',
    alike: true,
    path: ({ customer }) => `/client/dashboard?customer=${customer.id}`,
    loads: true,
    says: {
      empty: 'No plans yet.',
      typical: 'A gentle start',
      overfull: /^More$/,
      failed: 'The customer could not be loaded.',
    },
  },
  {
    name: 'plan being edited',
    inDetail: true,
    path: ({ customer }) => `/client/dashboard?customer=${customer.id}`,
    act: press(/^Edit /),
    says: { typical: 'Cancel Edit', overfull: 'Cancel Edit' },
  },
  {
    name: 'articles',
    path: () => '/client/articles',
    loads: true,
    says: {
      first: 'No articles yet',
      typical: 'Oats in the morning',
      overfull: /OatsOats/,
      failed: 'The articles could not be loaded.',
    },
  },
  {
    name: 'article being written',
    inDetail: true,
    path: () => '/client/articles',
    act: (page) => page.getByRole('listitem').getByRole('link').first().click(),
    leadsTo: '/client/articles/:id',
    says: { typical: 'Who reads it', overfull: 'Who reads it' },
  },
  {
    name: 'customers',
    inDetail: true,
    path: () => '/client/customers',
    loads: true,
    says: {
      first: /\/signup$/,
      typical: 'Ada Accessible',
      overfull: /Adalbert Zimmermann/,
      failed: 'Failed to fetch customers.',
    },
  },
  {
    name: 'customer',
    path: person('progress'),
    loads: true,
    says: {
      empty: 'Nothing logged yet today.',
      typical: 'Felt rested.',
      overfull: OVERFULL_NAME,
      failed: 'This customer could not be loaded.',
    },
  },
  {
    name: 'customer who has withdrawn',
    path: ({ withdrawn }) => `/client/customers/${withdrawn?.id}`,
    says: { typical: /This customer has withdrawn their consent/ },
  },
  {
    name: 'customer’s trends',
    alike: true,
    path: person('trends'),
    loads: true,
    says: {
      empty: 'Nothing logged in these 14 days',
      typical: '7.5 h on average, nothing to compare with yet',
      overfull: '7.5 h on average, the same as before',
    },
  },
  {
    name: 'customer’s summary for a doctor',
    alike: true,
    path: ({ customer }) => `/client/customers/${customer.id}/doctor-summary`,
    loads: true,
    says: {
      empty: 'Nothing to show a doctor yet',
      typical: '3 of 84 days logged',
      overfull: /^Texts that end with …/,
      failed: 'The summary could not be loaded.',
    },
  },
  {
    name: 'customer’s plans',
    alike: true,
    path: person('plans'),
    loads: true,
    says: { empty: 'No plan yet', typical: 'Spring week', overfull: 'Show more' },
  },
  {
    name: 'customer’s profile',
    alike: true,
    path: person('profile'),
    loads: true,
    says: { empty: 'No profile yet', typical: 'Coeliac disease.', overfull: /Walnuts/ },
  },
  {
    name: 'customer’s notes',
    path: person('notes'),
    loads: true,
    says: { empty: 'Save Notes', typical: 'Prefers rye bread.', overfull: 'Prefers rye bread.' },
  },
  {
    name: 'answers of a questionnaire',
    path: person('profile'),
    act: async (page) => page.getByRole('link', { name: /^First visit/ }).click(),
    leadsTo: '/client/customers/:uid/questionnaires/:id',
    says: { typical: 'What would you like to change?' },
  },
  {
    name: 'appointments',
    path: () => '/client/appointments',
    loads: true,
    says: {
      first: 'You offer no times yet, so customers can’t book.',
      typical: 'New Appointment',
      failed: 'The appointments could not be loaded.',
    },
  },
  {
    name: 'questionnaires',
    path: () => '/client/questionnaires',
    loads: true,
    says: {
      first: 'No questionnaires yet',
      typical: 'First visit',
      failed: 'The questionnaires could not be loaded.',
    },
  },
  {
    name: 'questionnaire being changed',
    path: () => '/client/questionnaires',
    act: async (page) => page.getByRole('link', { name: /First visit/ }).click(),
    leadsTo: '/client/questionnaires/:id',
    says: { typical: 'Preview' },
  },
  {
    name: 'invitations',
    path: () => '/client/invitations',
    loads: true,
    says: {
      first: 'Nobody invited yet',
      typical: 'Ines Invited',
      overfull: 'Show more',
      failed: 'Failed to load invitations.',
    },
  },
  {
    name: 'invitation being revoked',
    path: () => '/client/invitations',
    act: press('Revoke invitation of Ines Invited'),
    says: { typical: /stops working/ },
  },
  {
    name: 'customer’s messages',
    alike: true,
    path: person('messages'),
    loads: true,
    says: {
      empty: 'No messages yet',
      typical: 'How much water on a warm day?',
      overfull: /MayieatMayieat/,
    },
  },
  {
    name: 'inbox',
    alike: true,
    path: () => '/client/inbox',
    loads: true,
    says: {
      first: 'Nobody is waiting for an answer.',
      typical: 'How much water on a warm day?',
      overfull: OVERFULL_NAME,
      failed: 'The inbox could not be loaded.',
    },
  },
  {
    name: 'inbox, somebody opened',
    inDetail: true,
    path: ({ customer }) => `/client/inbox?customer=${customer.id}`,
    loads: true,
    says: { typical: 'Millet with pears', overfull: /MayieatMayieat/ },
  },
  {
    name: 'website enquiries',
    path: () => '/client/messages',
    loads: true,
    says: {
      first: 'No messages.',
      typical: 'Vera Visitor',
      overfull: 'Show more',
      failed: 'The messages could not be loaded.',
    },
  },
  {
    name: 'website enquiry opened',
    path: () => '/client/messages',
    act: press(/Do you coach vegans/),
    says: { typical: 'Archive', overfull: 'Archive' },
  },
  {
    name: 'archive',
    alike: true,
    path: () => '/client/messages?box=archive',
    loads: true,
    says: { first: 'Nothing is archived.', typical: 'Aron Archived' },
  },
  {
    name: 'notifications, the list',
    path: () => '/client/dashboard',
    act: press(/^Notifications/),
    says: {
      first: 'Nothing yet',
      typical: / asked a question$/,
      overfull: / wrote a note about /,
    },
  },
  {
    name: 'notifications',
    alike: true,
    path: () => '/client/notifications',
    loads: true,
    says: {
      first: 'A customer asks a question',
      typical: 'A customer asks a question',
      failed: 'Your notification settings could not be loaded.',
    },
  },
  {
    name: 'practice settings',
    path: () => '/client/settings',
    loads: true,
    says: {
      first: 'Save Settings',
      typical: 'Save Settings',
      overfull: /TermsTerms/,
      failed: /could not be loaded/,
    },
  },
  {
    name: 'dietician’s profile',
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
    path: () => '/client/clientprofilepage',
    act: press('Edit Profile'),
    says: { typical: 'Cancel', overfull: 'Cancel' },
  },
  {
    name: 'account',
    inDetail: true,
    path: () => '/account',
    loads: true,
    says: {
      typical: 'This device',
      overfull: 'This device',
      failed: 'Your passkeys could not be loaded.',
    },
  },
  {
    name: 'account, an app being added',
    path: () => '/account',
    act: press('Set Up'),
    says: { typical: 'Turn On' },
  },
  {
    name: 'account, a passkey being added',
    path: () => '/account',
    act: press('Add a Passkey'),
    says: { typical: 'Name of the Passkey' },
  },
  {
    name: 'second factor demanded',
    path: () => '/client/customers',
    act: demanded,
    says: { typical: 'Your practice asks this of every dietician' },
  },

  {
    name: 'colleagues',
    path: () => '/client/colleagues',
    loads: true,
    says: { typical: 'Invite a Colleague', failed: 'Your colleagues could not be loaded.' },
  },

  {
    name: 'record of access',
    path: () => '/client/access-log',
    loads: true,
    says: { typical: 'Record of access', failed: 'The record could not be loaded.' },
  },
]);
