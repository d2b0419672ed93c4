import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { signUp } from './authScreen.ts';
import { test, WITH_WORKER } from './fixtures.ts';
import { button, textbox } from './named.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const KEEP = 'Keep my days on this phone?';
const TELL = 'Get your dietician’s messages at once?';

test('[PROF-01] [AUTH-08] the first screen after the sign-up asks for a name, once, and it can be skipped', async ({
  page,
}) => {
  const context = page.context();
  await signUp(page, `${crypto.randomUUID()}@example.test`);
  await expect(page).toHaveURL('/customer/dashboard');
  await expect(heading(page)).toHaveText('What should we call you?');
  await expectAccessible(page);
  // Every other screen is open.
  const other = await context.newPage();
  await other.goto('/customer/customerprofile');
  await expect(heading(other)).toHaveText('My Profile');
  await other.close();
  await button(page, 'Save').click();
  await expect(textbox(page, 'Name')).toBeFocused();
  await expect(textbox(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
  await textbox(page, 'Name').fill('Anna Berg');
  await button(page, 'Save').click();
  await expect(heading(page)).toContainText('Today');
  await page.reload();
  await expect(heading(page)).toContainText('Today');
  // Of the profile only the name is known: it opens to be filled in.
  await page.goto('/customer/customerprofile');
  await expect(textbox(page, 'Name')).toHaveValue('Anna Berg');
  await expect(button(page, 'Save Profile')).toBeVisible();

  await context.clearCookies();
  await signUp(page, `${crypto.randomUUID()}@example.test`);
  await button(page, 'Skip for now').click();
  await expect(heading(page)).toContainText('Today');
  await page.reload();
  await expect(heading(page)).toContainText('Today');
});

test('[DAY-05] [NOTIFY-02] each thing is offered once, when it fits, never two at a time', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, { meals: ['Porridge', '', '', '', '', '', '', ''] });
  const page = await signIn(customer, WITH_WORKER);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  });
  const offer = (name: string) => page.getByRole('region', { name });
  await page.goto('/customer/dashboard');
  await page.getByRole('checkbox', { name: /Porridge/ }).click();
  await expect(offer(KEEP)).toBeVisible();
  await make.aMessage(customer, { by: await make.aDietician(), text: 'How was it?' });
  await page.reload();
  await expect(offer(TELL)).toBeVisible();
  await expect(offer(KEEP)).toHaveCount(0);
  await expectAccessible(page);
  await button(page, 'Not Now').click();
  await expect(offer(TELL)).toHaveCount(0);
  await expect(offer(KEEP)).toHaveCount(0);
  await page.reload();
  await expect(offer(KEEP)).toBeVisible();
  await button(page, 'Keep My Days').click();
  await expect(offer(KEEP)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /Porridge/ })).toBeChecked();
  await page.mouse.move(9, 9);
  await expect(page.locator('[data-bone]')).toHaveCount(0);
  for (const name of [KEEP, TELL]) await expect(offer(name)).toHaveCount(0);
});
