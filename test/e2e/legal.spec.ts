import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { test } from './fixtures.ts';
import type { Practice } from './practice.ts';

const PAGES = [
  ['/privacy', 'Privacy Policy', /stores about you, why, for how long/],
  ['/terms', 'Terms of Service', /agree to/],
] as const;

const text = (page: Page) => page.getByRole('article').innerText();

/** What the practice says of itself; its terms are its own. */
async function fillIn(practice: Practice, page: Page) {
  const answer = await page.request.put(`${practice.url}/api/practice`, {
    headers: { origin: practice.url, 'if-match': '"0"' },
    data: {
      name: 'Green <Street> & Sons',
      address: '4 Green Street\nLeeds',
      email: 'office@green.test',
      phone: '0113 496 0000',
      privacyText: '',
      termsText: 'Be kind.\nAlways.\n\n<b>Be "honest".</b> $& and $1',
      deletionDays: 14,
      password: PASSWORD,
    },
  });
  expect(answer.status()).toBe(200);
}

test('[LAND-09] the legal pages read without JavaScript, the practice’s own text included, and the same come to from another screen', async ({
  emptyPractice,
  browser,
  signIn,
}) => {
  const baseURL = emptyPractice.url;
  const dietician = await signIn(await emptyPractice.make.aDietician(), { baseURL });
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, title, description] of PAGES) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Weekplate`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The practice' })).toBeVisible();
    expect(await text(page), 'curly quotes and apostrophes only').not.toMatch(/['"]/);
  }
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await fillIn(emptyPractice, dietician);
  await page.reload();
  await expect(page.getByText('<b>Be "honest".</b> $& and $1', { exact: true })).toBeVisible();
  await expect(page.getByText('Green <Street> & Sons', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your account' })).toHaveCount(0);

  await dietician.goto('/privacy');
  await dietician.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(dietician).toHaveURL('/client/dashboard');
  // By ways within the page: what is shown then was not served as a page.
  const visitor = await signIn(null, { baseURL });
  await visitor.goto('/signup');
  await visitor.getByRole('link', { name: 'Privacy Policy' }).last().click();
  for (const [path, title] of PAGES) {
    await page.goto(path);
    await visitor.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByRole('heading', { name: 'The practice' })).toBeVisible();
    await expect(visitor).toHaveTitle(`${title} · Weekplate`);
    expect(await text(visitor)).toBe(await text(page));
  }
  await page.goto('/privacy');
  await expect(page.getByText('4 Green Street Leeds')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What is stored' })).toBeVisible();
  await context.close();
});

test('[LAND-09] come to from another screen, they say when they cannot be fetched, and fetch it when they can @all', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  for (const [path, title] of PAGES) {
    await page.goto('/signup');
    // The one beside the consent opens a page of its own.
    const inside = page.getByRole('link', { name: 'Privacy Policy' }).last();
    await inside.waitFor();
    await page.route('**/api/practice', (route) => route.abort());
    await inside.click();
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This text could not be fetched.');
    await expect(page.getByRole('heading', { name: 'The practice' })).toHaveCount(0);
    if (path === '/privacy') await expectAccessible(page);
    await page.unroute('**/api/practice');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'The practice' })).toBeVisible();
    await expect(alert).toHaveCount(0);
  }
});
