import type { Page } from '@playwright/test';
import { PASSWORD } from '../factories/people.ts';
import { button } from './customersScreen.ts';

/** Enters the password that is asked for before the settings of the practice are saved. */
export async function prove(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Save the settings?' });
  await dialog.getByRole('textbox', { name: 'Your Password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

export async function saveSettings(page: Page): Promise<void> {
  await button(page, 'Save Settings').click();
  await prove(page);
}
