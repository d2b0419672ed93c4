import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { button, mark } from './customersScreen.ts';
import { test } from './fixtures.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function fill(page: Page, name: string) {
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill('nora@example.test');
  await field(page, 'Message').fill('Do you coach vegans?');
}

test('[LAND-06] [LAND-07] [T-G2] a visitor writes, though a password manager fills in the trap, is thanked, and the dietician reads it', async ({
  page,
  dietician,
}) => {
  const tag = mark();
  await page.goto('/');
  // Before the code of the page is there, the browser itself says that something is missing.
  await expect(async () => {
    await button(page, 'Send Message').click();
    const said = expect(field(page, 'Name'));
    await said.toHaveAccessibleDescription('Enter your name.', { timeout: 1000 });
  }).toPass();
  await expect(field(page, 'Message')).toHaveAccessibleDescription('Write your message.');
  await expect(field(page, 'Name')).toBeFocused();
  await fill(page, tag);
  await field(page, 'Email').fill('nora');
  await button(page, 'Send Message').click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/^Enter a valid email address/);
  await field(page, 'Email').fill('nora@example.test');
  await page.reload();
  await expect(field(page, 'Message')).toHaveValue('Do you coach vegans?');
  const trap = page.locator('[name="website"]');
  for (const [word, value] of [
    ['data-1p-ignore', 'true'],
    ['data-bwignore', 'true'],
    ['data-lpignore', 'true'],
    ['data-form-type', 'other'],
    ['autocomplete', 'off'],
  ] as const)
    await expect(trap).toHaveAttribute(word, value);
  await trap.fill('https://nora.example.test', { force: true });
  await button(page, 'Send Message').click();
  await expect(page.getByRole('alert')).toContainText('Not sent yet');
  await expect(trap).toHaveValue('');
  await expectAccessible(page);
  await button(page, 'Send Message').click();
  await expect(page.getByRole('status')).toContainText('Thank you. Your message has arrived.');
  await button(page, 'Write another one').click();
  await expect(field(page, 'Message')).toHaveValue('');
  await dietician.page.goto('/client/messages');
  await expect(dietician.page.getByRole('button', { name: new RegExp(tag) })).toBeVisible();
});

test('[LAND-07] what is typed before the code of the page is there is sent with the rest, by a browser that keeps nothing too', async ({
  page,
  dietician,
  problems,
}) => {
  // React says that it made the form anew.
  problems.allow(/React error #418/);
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/assets/takeOver-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    for (const storage of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  const tag = mark();
  await page.goto('/', { waitUntil: 'commit' });
  await field(page, 'Name').fill(tag);
  await field(page, 'Message').fill('Do you coach vegans?');
  // A password manager fills in the trap field too.
  await page.locator('[name="website"]').evaluate((trap) => {
    (trap as HTMLInputElement).value = 'https://nora.example.test';
  });
  // And a helper for writing puts its sign beside a field.
  await field(page, 'Message').evaluate((message) => message.after(document.createElement('div')));
  letThrough();
  await expect(page.getByRole('form')).toHaveAttribute('novalidate');
  await field(page, 'Email').fill('nora@example.test');
  await button(page, 'Send Message').click();
  await expect(page.getByRole('status')).toContainText('Thank you. Your message has arrived.');
  await dietician.page.goto('/client/messages');
  await expect(dietician.page.getByRole('button', { name: new RegExp(tag) })).toBeVisible();
});
