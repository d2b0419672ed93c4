import { expect, type Page } from '@playwright/test';
import { header, openCustomer } from '../customersScreen.ts';
import { press, type Row, type Stage } from './row.ts';

type Drive = Row['drive'];

export const TYPED_END = '2126-12-31';

/** Opens a customer on the screen of customers, and waits until everything about them is there. */
export async function opened(
  { page, make }: Stage,
  standing: 'active' | 'not_set' | 'paused' = 'active',
) {
  const customer = await make.aCustomer({ standing });
  await openCustomer(page, customer);
  await allThere(page);
  return customer;
}

/** Waits until the page has loaded everything; cut off earlier, it would report that failure as well. */
export async function allThere(page: Page) {
  await expect(page.getByRole('textbox', { name: 'Notes' })).toBeVisible();
  await expect(header(page).getByRole('combobox', { name: 'Dietician' })).toBeEnabled();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

export const dates = (
  start: string,
  end: string,
  name: string,
  standing: 'active' | 'not_set',
): Drive => {
  return async (stage) => {
    const { page } = stage;
    await opened(stage, standing);
    // Without a period there is no next one to propose, and the empty fields ask for it.
    if (name === 'Renew Plan' && !start && !end) return () => press(page, name);
    await page.getByLabel('Start Date').fill(start);
    await page.getByLabel('End Date').fill(end);
    return () => press(page, name);
  };
};
