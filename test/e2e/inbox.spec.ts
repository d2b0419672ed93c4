import { expect, type Page } from '@playwright/test';
import { composer, messages, rowOf, thread } from './conversationScreen.ts';
import { button, mark } from './customersScreen.ts';
import { test } from './fixtures.ts';
import { tabTo } from './keyboard/keys.ts';

const HOUR_MS = 3_600_000;

test('[TALK-03] by keyboard alone: J opens who waits, R answers, Ctrl+Enter sends, E settles, and it can be undone', async ({
  make,
  dietician: { page, person },
}) => {
  const tag = mark();
  const [ada, ben, cleo] = await Promise.all(
    ['Ada', 'Ben Hohenstein-Wittelsbach zu Sommerau', 'Cleo'].map((name) =>
      make.aCustomer({ name: `${name} ${tag}`, dietician: person }),
    ),
  );
  if (!ada || !ben || !cleo) throw new Error('Three customers were made.');
  for (const [nth, each] of [ada, ben, cleo].entries())
    await make.aMessage(each, {
      text: `${each.name} asks`,
      sentAt: new Date(Date.now() - (9 - nth) * HOUR_MS),
    });
  await page.goto('/client/inbox');
  await mine(page).click();
  const rows = page.getByRole('list', { name: 'Waiting for an answer' }).getByRole('link');
  await expect(rows.filter({ hasText: tag })).toHaveText([/Ada/, /Ben/, /Cleo/]);
  await page.reload();
  await expect(mine(page)).toHaveAttribute('aria-pressed', 'true');

  await rowOf(page, ada).focus();
  await page.keyboard.press('Enter');
  await expect(messages(thread(page))).toHaveText([/Ada .* asks/]);
  await expect(button(page, 'Send')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('j');
  await expect(messages(thread(page))).toHaveText([/Ben .* asks/]);
  await expect(rowOf(page, ben)).toBeFocused();
  await page.keyboard.press('k');
  await expect(messages(thread(page))).toHaveText([/Ada .* asks/]);
  await page.keyboard.press('r');
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type('jke: answered');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, ada)).toBeFocused();
  await page.keyboard.press('r');
  await expect(composer(page)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(rowOf(page, ada)).toHaveCount(0);
  await expect(messages(thread(page)).last()).toContainText('jke: answered');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(messages(thread(page))).toHaveText([/Ben .* asks/]);

  await page.keyboard.press('e');
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: `${ben.name} isn’t waiting for an answer any more.` }),
  ).toBeVisible();
  await expect(rowOf(page, ben)).toHaveCount(0);
  await expect(messages(thread(page))).toHaveText([/Cleo .* asks/]);
  await tabTo(page, button(page, 'Undo'), 'Shift+Tab');
  const isWhole = (element: Element) =>
    [...element.querySelectorAll('*')].every((part) => part.scrollWidth <= part.clientWidth);
  expect(await button(page, 'Undo').evaluate(isWhole), 'nothing of it is cut off').toBe(true);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, ben)).toBeVisible();
});

const mine = (page: Page) => page.getByRole('button', { name: /^Mine/ });
