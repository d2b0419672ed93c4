import { expect as expectNow, type Locator, type Page } from '@playwright/test';
import { button } from '../named.ts';
import { cell, field } from '../plansScreen.ts';
import type { CountedKeyboard } from './counted.ts';

const expect = expectNow.configure({ timeout: 60_000 });

const MOST_TABS = 30;

/** Presses Tab until this has the focus, and counts each press. */
async function tabTo(keyboard: CountedKeyboard, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((each) => each === document.activeElement);
  for (let tabs = 0; !(await isThere()); tabs += 1) {
    if (tabs === MOST_TABS) throw new Error(`Tab does not come to ${target}.`);
    await keyboard.press('Tab');
  }
}

/**
 * Chooses a customer from the dashboard, where nobody is chosen: past those who need the dietician, a few
 * letters of a name, Enter.
 */
export async function chooseByKeys(page: Page, keyboard: CountedKeyboard, letters: string) {
  await tabTo(keyboard, page.getByRole('combobox', { name: 'Customer' }));
  await keyboard.type(letters);
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await keyboard.press('Enter');
}

/** The meals of the coming week that change: those of its first day. */
const CHANGES = ['Eggs', 'Figs', 'Soup'] as const;

/** Uploads the next week of the chosen customer, with three changes. */
export async function nextWeekByKeys(page: Page, keyboard: CountedKeyboard): Promise<void> {
  await expect(button(page, 'Next Week')).toBeVisible();
  await tabTo(keyboard, button(page, 'Next Week'));
  await keyboard.press('Enter');
  await expect(cell(page, 1, 1)).toBeFocused();
  for (const meal of CHANGES) {
    await keyboard.type(meal);
    // Enter moves to the next meal of the day, where typing replaces the meal again.
    await keyboard.press('Enter');
  }
  await keyboard.press('Control+End');
  await expect(cell(page, 7, 8)).toBeFocused();
  await tabTo(keyboard, button(page, 'Upload Diet Plan'));
  await keyboard.press('Enter');
  // The message is gone after three seconds; the empty form stays.
  await expect(field(page, 'Plan Name')).toHaveValue('');
}
