import { expect, type Page } from '@playwright/test';
import { button, mark } from './customersScreen.ts';
import { test } from './fixtures.ts';
import { expectAnnounced } from './keyboard/keys.ts';

const heads = (page: Page, tag: string) =>
  page
    .getByRole('list', { name: 'Website enquiries' })
    .getByRole('button', { name: new RegExp(tag) });

const boxes = (page: Page) => page.getByRole('navigation', { name: 'Boxes' });

async function write(page: Page, name: string) {
  const answer = await page.request.post('/api/contact-messages', {
    data: { name, email: 'vera@example.test', message: `${name} asks.\nTwice.` },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(204);
}

test('[LAND-07] a message appears live, is read, archived, taken back and deleted', async ({
  dietician: { page },
}) => {
  const tag = mark();
  await page.goto('/client/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Website Enquiries' })).toBeVisible();
  await write(page, tag);
  const head = heads(page, tag);
  await expect(head).toHaveAccessibleName(new RegExp(`^Unread: ${tag}`));
  await expect(page.getByRole('link', { name: /^Website Enquiries.*unread$/ })).toBeVisible();

  await head.click();
  await expect(head).toHaveAccessibleName(new RegExp(`^${tag}`));
  await expect(page.getByText(`${tag} asks. Twice.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    /^mailto:vera%40example\.test\?/,
  );

  await button(page, 'Archive').click();
  await expect(head).toHaveCount(0);
  await page.getByRole('link', { name: 'Archive' }).click();
  await head.click();
  await button(page, 'Move to Inbox').click();
  await expectAnnounced(page, 'Moved to the inbox.');
  await expect(head).toHaveCount(0);
  await boxes(page)
    .getByRole('link', { name: /^Website Enquiries/ })
    .click();
  await head.click();
  await button(page, 'Mark as Unread').click();
  await expect(head).toHaveAccessibleName(new RegExp(`^Unread: ${tag}`));

  await head.click();
  await button(page, 'Archive').click();
  await expect(head).toHaveCount(0);
  await page.getByRole('link', { name: 'Archive' }).click();
  await head.click();
  await button(page, 'Delete').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectAnnounced(page, 'Deleted.');
  await expect(head).toHaveCount(0);
});

test('[LAND-07] [INVITE-01] an enquiry is a tab of the Inbox, counted there, and who wrote it is invited from it', async ({
  dietician: { page },
}) => {
  const tag = mark();
  const invited = page.getByRole('textbox', { name: 'Email addresses' });
  const invite = page.getByRole('link', { name: 'Invite' });
  await page.goto('/client/customers');
  await invite.click();
  await invited.fill('begun@example.test');
  await page.goto('/client/inbox');
  await write(page, tag);
  const inbox = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Inbox/ });
  await expect(inbox).toHaveAccessibleName(/\d waiting$/);
  await boxes(page)
    .getByRole('link', { name: /^Website Enquiries.*unread$/ })
    .click();
  await expect(inbox).toHaveAttribute('aria-current', 'page');
  await heads(page, tag).click();
  await invite.click();
  // Alone: invitations begun before wait in their own draft.
  await expect(invited).toHaveValue(`${tag} vera@example.test`);
  await page.goto('/client/customers');
  await invite.click();
  await expect(invited).toHaveValue('begun@example.test');
});
