import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './fixtures.ts';
import { LEGAL_PAGES } from './legalPages.ts';

// practice.spec.ts checks what the legal pages say, with JavaScript and without.

test('[LAND-09] come to from another screen, they say when they cannot be fetched, and fetch it when they can @all', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  for (const [path, title] of LEGAL_PAGES) {
    await page.goto('/signup');
    // The last link: the one beside the consent opens a page of its own.
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
