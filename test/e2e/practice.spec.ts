import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { IMAGE_MOST_BYTES } from '#domain/images/image.ts';
import { aLogo } from '../factories/images.ts';
import { PASSWORD } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { mark } from './customersScreen.ts';
import { PHONE, test, WITH_WORKER } from './fixtures.ts';
import { installed, keptIn } from './keptIn.ts';
import { button } from './named.ts';

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

const logo = (page: Page) => page.getByRole('img', { name: 'The Pear Tree' });
const drawn = (page: Page) =>
  logo(page).evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
const accent = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));

async function saveLook(page: Page): Promise<void> {
  await button(page, 'Save Look').click();
  const dialog = page.getByRole('dialog', { name: 'Save your look?' });
  await dialog.getByRole('textbox', { name: 'Your Password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Look saved.')).toBeVisible();
}

// In a practice of its own, because other tests would see it.

test('[BRAND-01] a dietician chooses a logo and a colour, sees what they look like, and everybody has them: visitors, and customers without a network too', async ({
  emptyPractice,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  const { make, url: baseURL } = emptyPractice;
  await make.aPractice({ name: 'The Pear Tree' });
  const page = await signIn(await make.aDietician(), { baseURL });
  await page.goto('/client/settings');
  const look = page.getByRole('region', { name: 'Your look' });
  const file = look.getByLabel('Choose Logo');
  const huge = test.info().outputPath('huge.png');
  writeFileSync(huge, Buffer.alloc(IMAGE_MOST_BYTES + 1));
  await file.setInputFiles(huge);
  await expect(look.getByRole('alert')).toContainText('10 MB');
  const code = look.getByRole('textbox', { name: 'Code of the colour' });
  await code.fill('pear');
  await expect(code).toHaveAccessibleDescription('Enter a colour such as #2E6131.');
  await expect(button(page, 'Save Look')).toBeDisabled();
  await code.fill('FFD9EC');
  await file.setInputFiles({
    name: 'pear.png',
    mimeType: 'image/png',
    buffer: await aLogo(300, 300),
  });
  await expect(logo(page)).toHaveCount(2);
  await expectAccessible(page);
  await saveLook(page);
  await expect(page.getByRole('banner').getByRole('img', { name: 'The Pear Tree' })).toBeVisible();
  const shown = await accent(page);
  expect(shown).not.toBe('#2e6131');

  const visitor = await signIn(null, { baseURL });
  for (const path of ['/', '/login', '/privacy']) {
    await visitor.goto(path);
    expect(await accent(visitor)).toBe(shown);
    await expect.poll(() => drawn(visitor)).toBe(true);
    await expectAccessible(visitor);
  }
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('The Pear Tree');
  // The page that the server sent is the one that the browser takes over.
  await expect(visitor.getByRole('banner').getByText('The Pear Tree')).toHaveCount(1);

  const customer = await make.aCustomer();
  await make.aPlan(customer, { meals: ['Porridge', '', '', '', '', '', '', ''] });
  const phone = await signIn(customer, { ...PHONE, ...WITH_WORKER, baseURL });
  await phone.goto('/account');
  await button(phone, 'Keep My Days').click();
  await expect(button(phone, 'Keep My Days')).toBeHidden();
  await phone.goto('/customer/dashboard');
  await expect(logo(phone)).toBeVisible();
  await installed(phone);
  await expect.poll(() => keptIn(phone)).toContain('Porridge');
  await phone.context().setOffline(true);
  await phone.reload();
  await expect.poll(() => drawn(phone)).toBe(true);
  expect(await accent(phone)).toBe(shown);
  await phone.context().setOffline(false);

  const { id } = await make.aSentQuestionnaire(customer);
  await page.goto(`/client/customers/${customer.id}/questionnaires/${id}`);
  await expect(button(page, 'Print')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: 'The Pear Tree' })).toHaveCount(1);
  const content = page.getByRole('main');
  await expect(content.getByText('The Pear Tree', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: null });

  await page.goto('/client/settings');
  await button(page, 'Remove Logo').click();
  await button(page, 'Use Weekplate’s Green').click();
  await saveLook(page);
  await expect(logo(page)).toHaveCount(0);
  expect(await accent(page)).toBe('#2e6131');
});

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

test('[TEAM-01] an owner changes what a colleague is, who then reads and writes no plans', async ({
  make,
  signIn,
  dietician,
}) => {
  const name = mark();
  const colleague = await make.aDietician({ name }, 'dietician');
  const customer = await make.aCustomer({ dietician: colleague });
  await make.aPlan(customer, { name: 'A quiet week' });
  const { page } = dietician;
  await page.goto('/client/settings');
  await page.getByRole('link', { name: 'View colleagues' }).click();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Dietician · 1 customer');

  await page.getByRole('button', { name: `Change position of ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Position').selectOption('Assistant');
  await dialog.getByLabel('Who takes over').selectOption({ label: dietician.person.name });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Assistant');

  const theirs = await signIn(colleague);
  await theirs.goto('/client/dashboard');
  await expect(theirs).toHaveURL('/client/customers');
  await theirs.goto(`/client/customers/${customer.id}?tab=plans`);
  await theirs.getByRole('button', { name: 'Read A quiet week' }).click();
  await expect(theirs.getByRole('dialog', { name: 'A quiet week' })).toBeVisible();
  await theirs.keyboard.press('Escape');
  await expect(theirs.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await theirs.goto('/client/settings');
  await expect(theirs.getByText('Owners change the settings of the practice.')).toBeVisible();
});

test('[TEAM-01] [VISIT-02] who takes over is told of two appointments at one time, and finds them marked in the calendar', async ({
  make,
  dietician: { page, person },
}) => {
  const colleague = await make.aDietician({ name: mark() }, 'dietician');
  const startsAt = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 9 * DAY_MS);
  for (const [name, dietician] of [
    ['Anna Albrecht', person],
    ['Bea Blum', colleague],
  ] as const) {
    const customer = await make.aCustomer({ name, dietician });
    await make.anAppointment(customer, { dietician, startsAt });
  }
  await page.goto('/client/colleagues');
  await page.getByRole('button', { name: `Remove ${colleague.name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Who takes over').selectOption({ label: person.name });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Remove' }).click();

  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const told = page.getByRole('link', { name: 'you have two appointments at once' });
  await expect(told).toContainText(/Bea Blum: .*Move one of them\./);
  await told.click();
  const marked = page.getByRole('button').filter({ has: page.getByLabel('Two at once') });
  await expect(marked).toHaveText([/Anna Albrecht/, /Bea Blum/]);
});
