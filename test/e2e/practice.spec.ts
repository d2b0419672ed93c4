import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { button } from './customersScreen.ts';
import { test } from './fixtures.ts';

const LEGAL_PAGES = [
  ['/privacy', 'Privacy Policy', /stores about you, why, for how long/],
  ['/terms', 'Terms of Service', /agree to/],
] as const;

/** Expects the legal pages as they are before the practice enters anything about itself, without JavaScript. */
async function expectOurText(page: Page) {
  for (const [path, title, description] of LEGAL_PAGES) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Weekplate`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The practice' })).toBeVisible();
    expect(
      await page.getByRole('article').innerText(),
      'curly quotes and apostrophes only',
    ).not.toMatch(/['"]/);
  }
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
}

/** Enters the password that is asked for before the settings of the practice are saved. */
async function prove(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Save the settings?' });
  await dialog.getByRole('textbox', { name: 'Your Password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

async function saveSettings(page: Page): Promise<void> {
  await button(page, 'Save Settings').click();
  await prove(page);
}

const OWN_TERMS = 'Be kind.\nAlways.\n\n<b>Be "honest".</b> $& and $1';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

// In a practice of its own, because other tests would see what it says about itself.

test('[LAND-09] [T-K7] the practice fills in the legal pages and replaces them, which can be read without JavaScript; saving asks who it is, says a wrong password beside the field, and of two dieticians the second is told and loses nothing typed', async ({
  emptyPractice,
  browser,
  signIn,
}) => {
  const baseURL = emptyPractice.url;
  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const served = await plain.newPage();
  await expectOurText(served);

  const page = await signIn(await emptyPractice.make.aDietician(), { baseURL });
  await page.goto('/client/dashboard');
  await page
    .getByRole('button', { name: /example\.test|[A-Z]/ })
    .first()
    .waitFor();
  await page.locator('[popovertarget="person-menu"]').click();
  await page.getByRole('link', { name: 'Practice settings' }).click();
  await expect(page).toHaveURL('/client/settings');
  await expect(field(page, 'Name')).toHaveValue('Weekplate');
  await field(page, 'Name').fill('');
  await button(page, 'Save Settings').click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Enter the name of your practice.');
  await field(page, 'Name').fill('Green <Street> & Sons');
  await field(page, 'Address').fill('4 Green Street\nLeeds');
  await field(page, 'Email').fill('office@green.test');
  await field(page, 'Terms of Service').fill(OWN_TERMS);
  await saveSettings(page);
  await expect(page.getByText('Settings saved.')).toBeVisible();

  await field(page, 'Phone').fill('11');
  await button(page, 'Save Settings').click();
  const dialog = page.getByRole('dialog', { name: 'Save the settings?' });
  const password = dialog.getByRole('textbox', { name: 'Your Password' });
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await password.fill('not-the-password');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription('This is not your password.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Save Settings')).toBeFocused();
  await expect(field(page, 'Phone')).toHaveValue('11');
  await saveSettings(page);
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await page.reload();
  await expect(field(page, 'Phone')).toHaveValue('11');

  await served.reload();
  await expect(served.getByText('<b>Be "honest".</b> $& and $1', { exact: true })).toBeVisible();
  await expect(served.getByRole('article')).toContainText('Green <Street> & Sons');
  await expect(served.getByRole('heading', { name: 'Your account' })).toHaveCount(0);
  await expect(served.getByText('an emergency')).toHaveCount(0);
  await expect(served).toHaveTitle('Terms of Service · Green <Street> & Sons');
  await served.goto('/privacy');
  await expect(served.getByText('4 Green Street Leeds')).toBeVisible();
  await expect(served.getByRole('heading', { name: 'What is stored' })).toBeVisible();
  await plain.close();
  await page.goto('/privacy');
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL('/client/dashboard');

  await page.goto('/client/settings');
  await field(page, 'Phone').fill('22');
  const { cookie } = await emptyPractice.make.aDietician();
  const colleague = await fetch(`${baseURL}/api/practice`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      cookie: `${cookie.name}=${cookie.value}`,
      origin: baseURL,
      'if-match': '"2"',
    },
    body: JSON.stringify({
      name: 'Green Street',
      address: '4 Green Street\nLeeds',
      email: 'office@green.test',
      phone: '12',
      privacyText: '',
      termsText: '',
      deletionDays: 14,
      password: PASSWORD,
    }),
  });
  expect(colleague.status).toBe(200);
  await expect(page.getByRole('alert')).toContainText('Somebody else has saved these settings');
  await expect(field(page, 'Phone')).toHaveValue('22');
  await button(page, 'Keep mine').click();
  await saveSettings(page);
  await expect(page.getByText('Settings saved.')).toBeVisible();
});
