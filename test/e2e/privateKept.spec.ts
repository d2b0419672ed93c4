import { expect, type Page } from '@playwright/test';
import { todayOf } from '../factories/people.ts';
import { test, WITH_WORKER } from './fixtures.ts';
import { installed, keptIn } from './keptIn.ts';

const SCREENS = [
  ['/customer/dashboard', /^Today/, 'Lentil soup'],
  ['/customer/messages', 'Messages', 'About the quince'],
  ['/customer/shopping', 'Shopping List', 'Shopping List'],
] as const;

async function openAll(page: Page) {
  for (const [path, name, holds] of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(holds).first()).toBeVisible();
  }
}

test('[T-N6] no screen leaves a private answer in the browser without a yes, and no picture with one', async ({
  make,
  signIn,
}) => {
  const person = await make.aCustomer();
  await make.aPlan(person, { meals: ['Lentil soup', '', '', '', '', '', '', ''] });
  const message = await make.aMessage(person, { text: 'About the quince' });
  await make.aMessagePicture(person, message);
  await make.aMealPhoto(person, todayOf(person), 1);
  await make.anImage(person);
  const page = await signIn(person, WITH_WORKER);
  await openAll(page);
  await installed(page);
  await openAll(page);
  const before = await keptIn(page);
  expect(before).not.toMatch(/Lentil soup|quince|\/api\/|\.webp/);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Keep My Days' }).click();
  await openAll(page);
  await expect.poll(() => keptIn(page)).toContain('Lentil soup');
  await page.goto('/customer/messages');
  await expect.poll(() => keptIn(page)).toContain('quince');
  // No address of the API in its caches: keptIn gives each a line.
  expect(await keptIn(page)).not.toMatch(/^http/m);
});
