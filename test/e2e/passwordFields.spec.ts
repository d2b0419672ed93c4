import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('[T-F1] password fields are masked, take what is pasted, tell password managers what they are, and refuse what is easy to guess', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [path, names, purpose] of [
    ['/login', ['Password'], 'current-password'],
    ['/signup', ['Password', 'Confirm Password'], 'new-password'],
  ] as const) {
    await page.goto(path);
    await expect(textbox(page, 'Email')).toHaveAttribute('autocomplete', 'username');
    await page.evaluate(() => navigator.clipboard.writeText('porridge-and-plums'));
    for (const name of names) {
      const field = textbox(page, name);
      await expect(field).toHaveAttribute('type', 'password');
      await expect(field).toHaveAttribute('autocomplete', purpose);
      await field.focus();
      await page.keyboard.press('ControlOrMeta+V');
      await expect(field).toHaveValue('porridge-and-plums');
    }
  }

  await textbox(page, 'Email').fill(`${crypto.randomUUID()}@example.test`);
  await textbox(page, 'Password').fill('Weekplate2026');
  await textbox(page, 'Confirm Password').fill('Weekplate2026');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  const field = textbox(page, 'Password');
  await expect(field).toHaveAccessibleDescription(
    /This is easy to guess\. Take three or four words/,
  );
  await expect(field).toBeFocused();
  await expect(page).toHaveURL('/signup');
});
