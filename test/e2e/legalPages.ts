import { expect, type Page } from '@playwright/test';

const LEGAL_PAGES = [
  ['/privacy', 'Privacy Policy', /stores about you, why, for how long/],
  ['/terms', 'Terms of Service', /agree to/],
] as const;

const text = (page: Page) => page.getByRole('article').innerText();

/** Expects the legal pages as they are before the practice enters anything about itself, without JavaScript. */
export async function expectOurText(page: Page) {
  for (const [path, title, description] of LEGAL_PAGES) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Weekplate`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The practice' })).toBeVisible();
    expect(await text(page), 'curly quotes and apostrophes only').not.toMatch(/['"]/);
  }
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
}

/** Reached by links within the app, so that the server sends no page, they read the same as in `served`. */
export async function expectSameWithin(visitor: Page, served: Page) {
  await visitor.goto('/signup');
  await visitor.getByRole('link', { name: 'Privacy Policy' }).last().click();
  for (const [path, title] of LEGAL_PAGES) {
    await served.goto(path);
    await visitor.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByRole('heading', { name: 'The practice' })).toBeVisible();
    await expect(visitor).toHaveTitle(`${title} · Weekplate`);
    expect(await text(visitor)).toBe(await text(served));
  }
}
