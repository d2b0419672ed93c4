import { expect, type Page } from '@playwright/test';
import { PASSWORD, type Person } from '../factories/people.ts';
import { appCode } from '../factories/secondFactor.ts';
import { expectAccessible } from './accessible.ts';
import { PHONE, test } from './fixtures.ts';
import { button, textbox } from './named.ts';

async function logIn(page: Page, { email, password }: Person) {
  await page.goto('/login');
  await textbox(page, 'Email').fill(email);
  await textbox(page, 'Password').fill(password);
  await button(page, 'Log In').click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

test('[T-F1] [T-F3] an authenticator app is added, asked for at the log-in and, once the session ended, in place, replaced there by a recovery code, and taken away', async ({
  make,
  signIn,
  page,
}) => {
  const person = await make.aDietician();
  const own = await signIn(person, PHONE);
  await own.goto('/account');
  const card = own.getByRole('region', { name: 'Two-factor sign-in' });
  await card.getByRole('button', { name: 'Set Up' }).click();
  await expect(card.getByRole('img', { name: 'QR code' })).toBeVisible();
  const key = (await card.locator('code').innerText()).replaceAll(/\s/g, '');
  // On the phone that has the authenticator app there is no second screen to scan.
  await own.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await card.getByRole('button', { name: 'Copy Key' }).click();
  await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await own.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await expect(card.getByRole('link', { name: 'Open in an authenticator app' })).toHaveAttribute(
    'href',
    new RegExp(`^otpauth://totp/.*secret=${key}`),
  );
  await textbox(own, 'Code').fill(appCode(key));
  await textbox(own, 'Your Password').fill(person.password);
  await card.getByRole('button', { name: 'Turn On' }).click();
  const codes = card.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(own);
  const [recovery = '', another = ''] = await codes.allInnerTexts();
  const downloading = own.waitForEvent('download');
  await card.getByRole('link', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('weekplate-recovery-codes.txt');
  await card.getByRole('button', { name: 'I Have Saved Them' }).click();
  await expect(card.getByText('10 of 10 recovery codes left.')).toBeVisible();

  await logIn(page, person);
  await expect(textbox(page, 'Code')).toBeFocused();
  await textbox(page, 'Code').fill('12345');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter the six digits that your app shows')).toBeVisible();
  await page.reload();
  await textbox(page, 'Code').fill(appCode(key, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/client/dashboard');

  // This ends the phone's session. There, password and second factor are asked for in place.
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click();
  const dialog = own.getByRole('dialog');
  await expect(dialog).toContainText('Your session has ended');
  await dialog.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await dialog.getByRole('textbox', { name: 'Recovery Code' }).fill(recovery);
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(own).toHaveURL('/account');
  await own.reload();
  await expect(card.getByText('9 of 10 recovery codes left.')).toBeVisible();
  await card.getByRole('button', { name: 'Turn Off' }).click();
  await textbox(own, 'Your Password').fill(person.password);
  await card.getByRole('textbox', { name: 'Code', exact: true }).fill(another);
  await card.getByRole('button', { name: 'Turn Off' }).click();
  await expect(card.getByRole('button', { name: 'Set Up' })).toBeVisible();
});

test('[T-F3] the cards of the sign-in settings come together, and one that is tried again takes nothing typed with it', async ({
  make,
  signIn,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const page = await signIn(await make.aCustomer(), PHONE);
  const arrived = Promise.withResolvers<void>();
  let isBroken = true;
  await page.route('**/api/auth/passkeys', async (route) => {
    await arrived.promise;
    return isBroken ? route.fulfill({ status: 400, json: {} }) : route.fallback();
  });
  const others = ['password', 'second-factor', 'sessions'].map((name) =>
    page.waitForResponse(`**/api/auth/${name}`),
  );
  await page.goto('/account');
  for (const other of others) await (await other).finished();
  const last = page.getByRole('link', { name: 'My data' });
  await expect(page.getByRole('heading', { name: 'Sign-in settings' })).toBeVisible();
  await expect(last).toHaveCount(0);

  arrived.resolve();
  await expect(last).toBeVisible();
  const typed = page.getByLabel('Current Password');
  await typed.fill('half a password');
  isBroken = false;
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Try again' }).click();
  await expect(passkeys.getByText('Sign in with your fingerprint')).toBeVisible();
  await expect(typed).toHaveValue('half a password');
});

test('[T-F3] [T-B6] one sees where one is signed in, and signs out there from here', async ({
  make,
  signIn,
}) => {
  const person = await make.aCustomer();
  const page = await signIn(person, PHONE);
  const elsewhere = await signIn(await make.anotherSession(person));
  await elsewhere.goto('/customer/dashboard');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/account');
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('This device')).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(elsewhere.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
});

/** A phone's fingerprint reader, as Chromium simulates it. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verifies: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('[T-F3] a passkey is added and named, opens the account without a password, and is removed', async ({
  make,
  practice,
  signIn,
}) => {
  // A passkey belongs to a host name, which an IP address is not.
  const baseURL = practice.url.replace('127.0.0.1', 'localhost');
  const page = await signIn(await make.aDietician(), { baseURL });
  const finger = await withAuthenticator(page);
  await page.goto('/account');
  const card = page.getByRole('region', { name: 'Passkeys' });
  await card.getByRole('button', { name: 'Add a Passkey' }).click();
  const add = card.getByRole('button', { name: 'Add', exact: true });
  await add.click();
  await expect(card.getByText('Give the passkey a name')).toBeVisible();
  await card.getByRole('textbox', { name: 'Name of the Passkey' }).fill('My phone');
  await add.click();
  await expect(card.getByText('This is not your password.')).toBeVisible();
  await card.getByRole('textbox', { name: 'Your Password' }).fill(PASSWORD);
  await add.click();
  await expect(card.getByRole('listitem')).toContainText('My phone');

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Logout' })
    .click();
  await expect(page).toHaveURL('/login');
  await finger.verifies(false);
  await page.getByRole('button', { name: 'Log In with a Passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used');
  await finger.verifies(true);
  await page.getByRole('button', { name: 'Log In with a Passkey' }).click();
  await expect(page).toHaveURL('/client/dashboard');

  await page.goto('/account');
  await expect(card.getByRole('listitem')).toContainText('Last used');
  await card.getByRole('button', { name: 'Remove' }).click();
  await expect(card.getByRole('textbox', { name: 'Your Password' })).toBeVisible();
  // At the top: scrolled, the bar may cover half of a button, which axe then takes for a small one.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Remove' }).click();
  await expect(card.getByText('This is not your password.')).toBeVisible();
  await card.getByRole('textbox', { name: 'Your Password' }).fill(PASSWORD);
  await card.getByRole('button', { name: 'Remove' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(0);
});

test('[T-B1] [T-F3] a practice that demands it leads a dietician to set it up before anything else', async ({
  emptyPractice: practice,
  signIn,
}) => {
  const screen = { baseURL: practice.url };
  const enrol = async (page: Awaited<ReturnType<typeof signIn>>) => {
    await page.getByRole('button', { name: 'Set Up' }).click();
    const key = (await page.locator('code').innerText()).replaceAll(/\s/g, '');
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill(appCode(key));
    await page.getByRole('textbox', { name: 'Your Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Turn On' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' });
    const code = await codes.getByRole('listitem').first().innerText();
    await page.getByRole('button', { name: 'I Have Saved Them' }).click();
    return code;
  };
  const strict = await signIn(await practice.make.aDietician(), screen);
  const colleague = await signIn(await practice.make.aDietician(), screen);
  await colleague.goto('/client/customers');
  await strict.goto('/client/settings');
  const demand = strict.getByRole('button', { name: 'Require Two-Factor Sign-In' });
  const password = strict.getByRole('textbox', { name: 'Your Password' });
  await demand.click();
  await expect(password).toBeFocused();
  await strict.getByRole('button', { name: 'Cancel' }).click();
  await expect(demand).toBeFocused();
  await demand.click();
  await password.fill(PASSWORD);
  await demand.click();
  await expect(strict.getByRole('alert')).toContainText('First set up two-factor sign-in');
  await strict.getByRole('link', { name: 'To the sign-in settings' }).click();
  const recoveryCode = await enrol(strict);
  await strict.goto('/client/settings');
  await demand.click();
  await expectAccessible(strict);
  await password.fill(PASSWORD);
  await strict.getByRole('textbox', { name: 'Code', exact: true }).fill(recoveryCode);
  await demand.click();
  await expect(strict.getByRole('button', { name: /^Stop Requiring/ })).toBeFocused();

  // The rule acts at once on the open screen; server/signIn/rule.http.test.ts shows it for all others.
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(
    'Set up two-factor sign-in',
  );
  await enrol(colleague);
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('Customers');
});
