import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const signedOut = (name: string, path: string, says: string): Screen => ({
  name,
  as: 'nobody',
  path: () => path,
  says: { typical: says },
});

const linkRefused = (name: string, path: string, says: string): Screen => ({
  ...signedOut(name, path, says),
  alike: true,
});

/** Signs in as somebody who has an authenticator app. */
async function askedForCode(page: Page) {
  await page.route('**/api/auth/sign-in', (route) =>
    route.fulfill({ json: { me: null, secondFactor: true } }),
  );
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('porridge-and-plums');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

/** A practice that is set up takes no set-up link any more, so the test answers that the link works. */
async function withWorkingLink(page: Page) {
  await page.route('**/api/auth/opened-link', (route) => route.fulfill({ json: { works: true } }));
  await page.reload();
}

/** As in a browser other than the one used for signing up. */
async function openedElsewhere(page: Page) {
  await page.route('**/api/auth/verify-email', (route) =>
    route.fulfill({ status: 403, json: { error: { code: 'opened-elsewhere', message: 'Here?' } } }),
  );
  await page.reload();
}

/** The screens for people who are not signed in. */
export const screensOfNobody: readonly Screen[] = [
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
  linkRefused('set-up, used', '/setup?token=old', 'This set-up link no longer works'),
  linkRefused('set-up without token', '/setup', 'This link is incomplete'),
  linkRefused('verify', '/verify-email?token=old', 'This link did not work'),
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
  linkRefused('reset without token', '/reset-password', 'This link is incomplete'),
  {
    name: 'goodbye',
    as: 'nobody',
    path: () => '/goodbye?until=2026-12-05T10:00:00.000Z',
    says: { typical: 'You are logged out' },
  },
  // The server sends these pages with their text, so they have no loading and no failed state of their own.
  {
    name: 'privacy',
    as: 'nobody',
    path: () => '/privacy',
    says: { typical: 'Privacy Policy', overfull: /We keep what you write/ },
  },
  {
    name: 'terms',
    as: 'nobody',
    alike: true,
    path: () => '/terms',
    says: { typical: 'Terms of Service', overfull: /TermsTerms/ },
  },
];
