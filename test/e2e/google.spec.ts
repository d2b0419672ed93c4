import { expect, type Page } from '@playwright/test';
import { freePort } from '../freePort.ts';
import { type GoogleStandIn, type Identity, openGoogle } from '../google/provider.ts';
import { expectAccessible } from './accessible.ts';
import { test as base, PHONE } from './fixtures.ts';
import { openPractice } from './practice.ts';

/** A practice that offers Google, and the stand-in for Google itself. */
const test = base.extend<object, { google: GoogleStandIn }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const google = await openGoogle(await freePort());
      await use(google);
      await google.close();
    },
    { scope: 'worker' },
  ],
  practice: [
    async ({ engine, google }, use) => {
      const practice = await openPractice(engine, google.settings);
      await use(practice);
      await practice.close();
    },
    { scope: 'worker' },
  ],
});

// One worker runs all of them, with a server of its own and the stand-in for Google.
test.describe.configure({ mode: 'default' });

const somebody = (wishes: Partial<Identity> = {}): Identity => ({
  sub: crypto.randomUUID(),
  email: `${crypto.randomUUID()}@example.test`,
  email_verified: true,
  ...wishes,
});

const button = (page: Page, name = 'Sign in with Google') =>
  page.getByRole('button', { name, exact: true });

async function popupOf(page: Page, name?: string) {
  const opened = page.waitForEvent('popup');
  await button(page, name).click();
  return opened;
}

async function choose(popup: Page, link: RegExp = /^Continue as/) {
  const closed = popup.waitForEvent('close');
  await popup.getByRole('link', { name: link }).click();
  await closed;
}

async function logOut(page: Page) {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Logout' })
    .click();
  await expect(page).toHaveURL('/login');
}

test('[AUTH-02] [AUTH-06] [AUTH-07] [AUTH-10] [INVITE-01] who is invited and signs up with Google is assigned, in again one and the same person, and renews a session that ended in place', async ({
  page,
  google,
  dietician,
}) => {
  const who = somebody({ name: 'Greta Garcia' });
  google.setIdentity(who);
  await dietician.page.goto('/client/invitations');
  await button(dietician.page, 'By link').click();
  await button(dietician.page, 'Make link').click();
  const link = await dietician.page.locator('code').innerText();
  const token = new URL(link).searchParams.get('invitation') ?? '';
  await page.goto(link);
  await expect(page).toHaveURL('/signup');
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  await choose(await popupOf(page, 'Sign up with Google'));
  await expect(page).toHaveURL('/customer/dashboard');
  expect(asked.filter((url) => url.includes(token))).toEqual([]);
  await button(page, 'I agree').click();
  const meNow = async () =>
    (await (await page.request.get('/api/me', { maxRetries: 1 })).json()).me;
  const idOf = async () => (await meNow()).id;
  expect((await meNow()).dieticianId).toBe(dietician.person.id);
  const first = await idOf();
  await logOut(page);

  await choose(await popupOf(page));
  await expect(page).toHaveURL('/customer/dashboard');
  expect(await idOf()).toBe(first);

  await page.goto('/customer/customerprofile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.request.post('/api/auth/sign-out', { headers: { 'sec-fetch-site': 'same-origin' } });
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(again).toBeVisible();
  await choose(await popupOf(page));
  await expect(again).toBeHidden();
  await expect(page).toHaveURL('/customer/customerprofile');
});

test('[AUTH-06] closing the popup at log-in, or saying no at sign-up, cancels the sign-in', async ({
  signIn,
  google,
}) => {
  google.setIdentity(somebody());
  const page = await signIn(null, PHONE);
  await page.goto('/login');
  const popup = await popupOf(page);
  await expect(popup.getByRole('link', { name: /^Continue as/ })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('Continue in the Google window.');
  await popup.close();
  await expect(page.getByRole('alert')).toHaveText('Sign-in process cancelled.');
  await expect(page).toHaveURL('/login');
  await expectAccessible(page);
  await page.goto('/signup');
  await choose(await popupOf(page, 'Sign up with Google'), /^Cancel/);
  await expect(page.getByRole('alert')).toHaveText('Sign-in process cancelled.');
  await expect(page).toHaveURL('/signup');
  await choose(await popupOf(page, 'Sign up with Google'));
  await expect(page).toHaveURL('/customer/dashboard');
});

test('[AUTH-06] where popups are blocked it says so, and goes on in the same window', async ({
  page,
  google,
}) => {
  google.setIdentity(somebody());
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('blocked the Google window');
  await page.getByRole('link', { name: 'continue in this window' }).click();
  await page.getByRole('link', { name: /^Continue as/ }).click();
  await expect(page).toHaveURL('/customer/dashboard');
});
