import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { PASSWORD } from '../factories/people.ts';
import { button } from './customersScreen.ts';
import { test } from './fixtures.ts';

// In a practice of its own, since only one file is made at a time.

test('[DATA-01] a dietician takes all data out by keyboard: asked for the password, told what the file holds and who sees it, and the browser saves one ZIP file', async ({
  emptyPractice,
  signIn,
}) => {
  const dietician = await emptyPractice.make.aDietician();
  const page = await signIn(dietician, { baseURL: emptyPractice.url });
  await page.goto('/client/settings');
  const card = page.getByRole('region', { name: 'All your data' });
  await expect(card).toContainText('health data and is not encrypted');
  await button(page, 'Take Out All Data').focus();
  await page.keyboard.press('Enter');
  const password = card.getByRole('textbox', { name: 'Your Password' });
  await expect(password).toBeFocused();
  await password.fill('not-the-password');
  await page.keyboard.press('Enter');
  await expect(card.getByText('This is not your password.')).toBeVisible();
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  const link = card.getByRole('link', { name: 'Download All Data' });
  await expect(link).toBeFocused();
  await expect(card.getByRole('status')).toContainText('record of access');
  const saving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^weekplate-all-data-.*\.zip$/);
  const bytes = readFileSync(await saved.path());
  expect(bytes.toString('latin1')).toContain('tables/user.csv');
  await expect(card.getByRole('status')).toContainText('Your browser is saving the file.');
  await expect(button(page, 'Take Out All Data')).toBeFocused();
});
