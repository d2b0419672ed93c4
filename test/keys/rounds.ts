import { expect as expectNow, type Page } from '@playwright/test';
import { button, cell, field, message, upload } from '../e2e/plansScreen.ts';
import type { CountedKeyboard } from './keyboard.ts';

const expect = expectNow.configure({ timeout: 60_000 });

const MOST_TABS = 30;

/** Presses Tab until a button has the focus, and counts each press. */
async function tabTo(page: Page, keyboard: CountedKeyboard, name: string): Promise<void> {
  const isThere = () => button(page, name).evaluate((each) => each === document.activeElement);
  for (let tabs = 0; !(await isThere()); tabs += 1) {
    if (tabs === MOST_TABS) throw new Error(`Tab does not come to ${name}.`);
    await keyboard.press('Tab');
  }
}

/**
 * Chooses a customer from the dashboard, where nobody is chosen: past the navigation, a few letters of a
 * name, Enter.
 */
export async function chooseByKeys(page: Page, keyboard: CountedKeyboard, letters: string) {
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Customer' })).toBeFocused();
  await keyboard.type(letters);
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await keyboard.press('Enter');
}

/** The meals of the coming week that change: those of its first day. */
export const CHANGES = ['Eggs', 'Figs', 'Soup'] as const;

/** Uploads the next week of the chosen customer, with three changes. */
export async function nextWeekByKeys(page: Page, keyboard: CountedKeyboard): Promise<void> {
  await expect(button(page, 'Next Week')).toBeVisible();
  await tabTo(page, keyboard, 'Next Week');
  await keyboard.press('Enter');
  await expect(cell(page, 1, 1)).toBeFocused();
  for (const meal of CHANGES) {
    // Enter moves to the next meal of the day.
    await keyboard.press('Enter');
    await keyboard.press('Control+a');
    await keyboard.type(meal);
  }
  await keyboard.press('Control+End');
  await expect(cell(page, 7, 8)).toBeFocused();
  await tabTo(page, keyboard, 'Upload Diet Plan');
  await keyboard.press('Enter');
  await expect(message(page, 'Diet plan uploaded.')).toBeVisible();
}

type File = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/**
 * Uploads a first plan from a file for the chosen customer. Returns the number of clicks; choosing the file
 * counts as one.
 */
export async function firstPlanFromFile(page: Page, file: File): Promise<number> {
  let clicks = 0;
  const click = async (name: string) => {
    clicks += 1;
    await button(page, name).click();
  };
  await click('Import');
  clicks += 1;
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await expect(button(page, 'Take Over')).toBeFocused();
  await click('Take Over');
  await expect(field(page, 'Plan Name')).not.toHaveValue('');
  clicks += 1;
  await upload(page).click();
  await expect(message(page, 'Diet plan uploaded.')).toBeVisible();
  return clicks;
}
