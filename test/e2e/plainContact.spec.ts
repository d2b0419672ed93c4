import { expect } from '@playwright/test';
import { mark } from './customersScreen.ts';
import { test } from './fixtures.ts';

test('[LAND-07] [T-G2] without JavaScript: who has a password manager that fills in the trap is told, and sends it all the same @all', async ({
  browser,
  dietician,
  practice,
  problems,
}) => {
  const tag = mark();
  const context = await browser.newContext({ baseURL: practice.url, javaScriptEnabled: false });
  await problems.watch(context);
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel('Name', { exact: true }).fill(tag);
  await page.getByLabel('Email', { exact: true }).fill('nora@example.test');
  await page.getByLabel('Message', { exact: true }).fill('Do you coach vegans?');
  const trap = page.locator('[name="website"]');
  await trap.fill('https://nora.example.test', { force: true });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('filled in a field that nobody sees');
  await expect(page.getByLabel('Message')).toHaveValue('Do you coach vegans?');
  await expect(trap).toHaveCount(0);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await context.close();
  await dietician.page.goto('/client/messages');
  await expect(dietician.page.getByRole('button', { name: new RegExp(tag) })).toBeVisible();
});
