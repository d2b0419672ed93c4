import { expect, type Locator } from '@playwright/test';
import { test } from './fixtures.ts';

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('Nothing is there.');
  return box;
};

test('what opens from a button of the frame opens at that button, in either direction', async ({
  dietician: { page },
}) => {
  await page.goto('/client/inbox');
  const buttons = page.getByRole('banner').locator('[popovertarget]:visible');
  await expect(buttons).toHaveCount(2);
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => Object.assign(document.documentElement, { dir }), direction);
    for (const button of await buttons.all()) {
      const id = await button.getAttribute('popovertarget');
      const panel = page.locator(`#${id}`);
      await button.click();
      await expect(panel).toBeVisible();
      const [at, opened] = [await boxOf(button), await boxOf(panel)];
      expect(opened.y - at.y - at.height).toBeLessThan(16);
      expect(opened.x).toBeLessThan(at.x + at.width);
      expect(opened.x + opened.width).toBeGreaterThan(at.x);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    }
  }
});
