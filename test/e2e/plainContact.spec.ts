import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

const FORM = `<!doctype html><html lang="en"><title>Contact</title>
<form method="post" action="/api/contact-messages">
<label>Name <input name="name"></label><label>Email <input name="email"></label>
<label>Message <textarea name="message"></textarea></label><button>Send Message</button></form>`;

test('[LAND-07] without JavaScript: refused in words, mended, and thanked for', async ({
  browser,
  dietician,
  practice,
  problems,
}) => {
  const context = await browser.newContext({ baseURL: practice.url, javaScriptEnabled: false });
  await problems.watch(context);
  const page = await context.newPage();
  await page.route('**/form', (route) => route.fulfill({ contentType: 'text/html', body: FORM }));
  await page.goto('/form');
  await page.getByLabel('Name').fill('Nora Plain');
  await page.getByLabel('Email').fill('nora');
  await page.getByLabel('Message').fill('\nDear & <b>all</b>');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter a valid e-mail address');
  await expect(page.getByLabel('Message')).toHaveValue('\nDear & <b>all</b>');
  await page.getByLabel('Email').fill('nora@example.test');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await context.close();
  await dietician.page.goto('/client/messages');
  await expect(dietician.page.getByRole('button', { name: /Nora Plain/ })).toBeVisible();
});
