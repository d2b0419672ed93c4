import { expect, type Page } from '@playwright/test';
import type { Person } from '../factories/people.ts';
import { pickerOf } from './customerPicker.ts';
import { test } from './fixtures.ts';
import { cell } from './plansScreen.ts';

/** Everything about these people comes only when the returned function is called. */
async function comesLate(page: Page, ...people: readonly Person[]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const { id } of people)
    await page.route(new RegExp(`/api/customers/${id}`), async (route) => {
      await promise;
      await route.continue();
    });
  return resolve;
}

/** Chooses the only person found and goes to a field in one turn of the browser, as quick hands do on a slow one. */
const chooseAndGoTo = (page: Page, name: string) =>
  page.evaluate((label) => {
    document.querySelector<HTMLElement>('[role="option"]')?.click();
    document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.focus();
  }, name);

async function find(page: Page, person: Person) {
  await pickerOf(page).fill(person.email);
  await expect(page.getByRole('option')).toHaveCount(1);
}

test('[PLAN-01] what is typed right after a customer was chosen stays, in its cell and with the focus, while the person is still being fetched', async ({
  make,
  dietician: { page },
}) => {
  const ada = await make.aCustomer({ name: 'Ada Slow' });
  await make.aCustomerProfile(ada, { dietaryRestrictions: 'No nuts' });
  const arrive = await comesLate(page, ada);
  const { keyboard } = page;
  await page.goto('/client/dashboard');
  await cell(page, 1, 1).fill('Por');
  await find(page, ada);
  await chooseAndGoTo(page, 'Day 1 Meal 1');
  await keyboard.press('End');
  await keyboard.type('ridge');
  await expect(page).toHaveURL(`/client/dashboard?customer=${ada.id}`);
  await expect(cell(page, 1, 1)).toBeFocused();
  await keyboard.type(' with plums');
  arrive();
  await expect(page.getByText('No nuts').first()).toBeVisible();
  await keyboard.type(' and oats');
  await expect(cell(page, 1, 1)).toHaveValue('Porridge with plums and oats');
  await expect(cell(page, 1, 1)).toBeVisible();
});
