import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { IMAGE_MOST_BYTES } from '#domain/images/image.ts';
import { aLogo } from '../factories/images.ts';
import { PASSWORD } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { button } from './customersScreen.ts';
import { PHONE, test, WITH_WORKER } from './fixtures.ts';
import { installed, keptIn } from './keptIn.ts';

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
