import { mark } from '../customersScreen.ts';
import { saveSettings } from '../settingsScreen.ts';
import { press, type Row, type Stage } from './row.ts';

const success = (message: string, screen: string, drive: Row['drive']): Row => ({
  message,
  screen,
  drive,
  ids: '[PLAN-14]',
  role: 'dietician',
  cause: 'it was done',
  how: 'status',
  stays: 3000,
});

const MESSAGES = '/client/messages';

async function openMessage({ page, make }: Stage, archived: boolean) {
  const name = mark();
  await make.aContactMessage({ name, archived, read: true });
  await page.goto(archived ? `${MESSAGES}?box=archive` : MESSAGES);
  await page.getByRole('button', { name: new RegExp(name) }).click();
}

/** Everything else that says it worked. */
export const otherSuccesses: readonly Row[] = [
  success('Archived.', MESSAGES, async (stage) => {
    await openMessage(stage, false);
    return () => press(stage.page, 'Archive');
  }),
  success('Moved to the inbox.', MESSAGES, async (stage) => {
    await openMessage(stage, true);
    return () => press(stage.page, 'Move to Inbox');
  }),
  success('Deleted.', MESSAGES, async (stage) => {
    await openMessage(stage, true);
    await press(stage.page, 'Delete');
    const yes = stage.page.getByRole('dialog').getByRole('button', { name: 'Delete' });
    return () => yes.click();
  }),
  success('Settings saved.', '/client/settings', async ({ page }) => {
    await page.goto('/client/settings');
    await page.getByLabel('Phone', { exact: true }).fill(mark());
    return () => saveSettings(page);
  }),
  success('Your password is changed.', '/account', async ({ page, person }) => {
    await page.goto('/account');
    await page.getByLabel('Current Password', { exact: true }).fill(person.password);
    for (const name of ['New Password', 'Confirm Password'])
      await page.getByLabel(name, { exact: true }).fill('porridge-and-pears');
    return () => press(page, 'Change Password');
  }),
];
