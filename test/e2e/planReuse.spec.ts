import { expect } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { mondayFrom } from '#domain/plans/weeks.ts';
import { MEALS } from '../factories/plans.ts';
import { expectAccessible } from './accessible.ts';
import { test } from './fixtures.ts';
import { countedKeyboard, difference } from './keyboard/counted.ts';
import { chooseByKeys, nextWeekByKeys } from './keyboard/nextWeek.ts';
import { button } from './named.ts';
import { cell, field, fromMenu, latestPlan, message, openFor, storedPlans } from './plansScreen.ts';

test('[REUSE-01] one customer’s plan becomes another’s with four clicks: name and dates set, marks at once', async ({
  dietician: { page },
  make,
}) => {
  const anna = await make.aCustomer({ name: 'Anna Quill' });
  const bert = await make.aCustomer({ name: 'Bert Quagga' });
  await make.aCustomerProfile(bert, { allergens: ['nuts'] });
  await make.aPlan(anna, {
    name: 'Anna’s light week',
    meals: MEALS.with(1, 'Annas Porridge'),
    mealTimings: ['', '', 'When Anna is home', '', '', '', '', ''],
  });
  const running = await make.aPlan(bert, { name: 'Before' });
  await openFor(page, anna);
  let clicks = 2;
  const click = async (name: string | RegExp, within = page.locator('body')) => {
    clicks += 1;
    await within.getByRole('button', { name }).click();
  };
  await fromMenu(page, /^More for/, 'Use for another customer');
  await expect(page.getByRole('combobox', { name: 'Customer' }).last()).toBeFocused();
  await page.keyboard.type('quag');
  const bertRow = page.getByRole('option', { name: /Bert Quagga/ });
  await expect(bertRow).toBeVisible();
  await expectAccessible(page);
  clicks += 1;
  await bertRow.click();
  await expect(field(page, 'Plan Name')).toHaveValue('light week');
  const start = mondayFrom(addDays(running.endDate, 1));
  await expect(field(page, 'Start Date')).toHaveValue(start);
  await expect(cell(page, 1, 1)).toBeFocused();
  await expect(field(page, 'Notes')).toHaveValue('');
  await test.step('where it names her is said until that is changed', async () => {
    const named = page.getByText(/customer it was written for/);
    await expect(named).toHaveText(/^Day 1 Meal 2, .* and \d more name the customer/);
    for (let day = 1; day <= 7; day += 1) await cell(page, day, 2).fill('Porridge');
    await expect(named).toHaveText(/^Meal 3 Timing names the customer/);
    await field(page, 'Meal 3 Timing').fill('At home');
    await expect(named).toBeHidden();
  });
  await expect(cell(page, 3, 6)).toHaveAccessibleDescription(/walnuts: tree nuts/i);
  await field(page, 'Reason').fill('She eats walnuts.');
  await click('Upload Anyway');
  await expect(message(page, 'Diet plan uploaded.')).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(4);
  const stored = await latestPlan(page, bert);
  expect(stored).toMatchObject({ name: 'light week', startDate: start, notes: '' });
  expect(JSON.stringify(stored)).not.toContain('Anna');
});

test('[REUSE-02] the next week with three changes takes at most 60 keys from the chosen customer, by keyboard alone', async ({
  dietician: { page },
  make,
}) => {
  const name = `Julia ${crypto.randomUUID().slice(0, 4)}`;
  const customer = await make.aCustomer({ name });
  const plan = await make.aPlan(customer, { name: 'Week 3' });
  await page.goto('/client/dashboard');
  await page.getByRole('combobox', { name: 'Customer' }).waitFor();
  const keyboard = countedKeyboard(page);
  await chooseByKeys(page, keyboard, name);
  const chosen = keyboard.pressed();
  await nextWeekByKeys(page, keyboard);
  const { keys, letters } = difference(keyboard.pressed(), chosen);
  expect(keys + letters).toBeLessThanOrEqual(60);
  const next = await latestPlan(page, customer);
  expect(next).toMatchObject({ name: 'Week 4', startDate: addDays(plan.startDate, 7) });
  const [first, ...rest] = next?.weeklyDietPlan ?? [];
  const [was, ...others] = plan.weeklyDietPlan;
  expect(first?.meals).toEqual(was?.meals.with(0, 'Eggs').with(1, 'Figs').with(2, 'Soup'));
  expect(rest.map(({ meals }) => meals)).toEqual(others.map(({ meals }) => meals));
});

test('[REUSE-02] from a customer’s page the next week is two presses away; several weeks are uploaded at once, asked about once', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer();
  const plan = await make.aPlan(customer, { name: 'Week 3' });
  const later = await make.aPlan(customer, {
    name: 'Holidays',
    startDate: addDays(plan.startDate, 14),
    uploadedAt: '2026-01-01T00:00:00.000Z',
  });
  await page.goto(`/client/customers/${customer.id}?tab=plans`);
  await page.getByRole('link', { name: 'Next Week' }).click();
  await expect(field(page, 'Plan Name')).toHaveValue('Week 4');
  await expect(page).not.toHaveURL(/next=/);
  await button(page, 'Several Weeks').click();
  const weeks = page.getByRole('dialog', { name: 'The same plan for several weeks' });
  await weeks.getByLabel('Weeks').selectOption('3');
  await expect(weeks.getByRole('textbox')).toHaveCount(3);
  await weeks.getByRole('textbox').nth(2).fill('The last of them');
  await expectAccessible(page);
  await button(page, 'Upload 3 Weeks').click();
  const asked = page.getByRole('dialog', { name: 'Upload these plans?' });
  await expect(asked.getByRole('listitem')).toHaveCount(1);
  await expect(asked).toContainText(later.name);
  await button(page, 'Upload Anyway').click();
  await expect(message(page, '3 diet plans uploaded.')).toBeVisible();
  const stored = await storedPlans(page, customer);
  expect(stored.slice(0, 3).map(({ name, startDate }) => [name, startDate])).toEqual([
    ['Week 4', addDays(plan.startDate, 7)],
    ['Week 5', addDays(plan.startDate, 14)],
    ['The last of them', addDays(plan.startDate, 21)],
  ]);

  await test.step('one press takes all of them back, and what they were made from is in the form', async () => {
    await button(page, 'Take Back 3 Weeks').click();
    await expect(page.getByText('3 diet plans taken back.')).toBeVisible();
    await expect(field(page, 'Plan Name')).toHaveValue('Week 4');
    expect((await storedPlans(page, customer)).map(({ name }) => name)).toEqual([
      plan.name,
      later.name,
    ]);
    await expect(button(page, 'Take Back 3 Weeks')).toBeHidden();
    await expect(field(page, 'Plan Name')).toBeFocused();
  });
});

test('[REUSE-02] two days are swapped and a text is replaced over the week, each one step of Undo; two plans go in turn for several weeks, and those past the coaching ask first', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer({ name: 'Tessa Turn' });
  await make.aPlan(customer, { name: 'Travel', meals: MEALS.with(1, 'Sandwich on the train') });
  await openFor(page, customer);
  await field(page, 'Plan Name').fill('Home');
  await cell(page, 1, 2).fill('Lentil soup');
  await cell(page, 2, 2).fill('Rice with lentils');
  const undo = button(page, 'Undo');

  await test.step('swapped, and back', async () => {
    await page.getByRole('button', { name: /^Mon/ }).first().click();
    await page.getByRole('menuitem', { name: /^Swap with Tue/ }).click();
    await expect(cell(page, 1, 2)).toHaveValue('Rice with lentils');
    await expect(cell(page, 2, 2)).toHaveValue('Lentil soup');
    await undo.click();
    await expect(cell(page, 1, 2)).toHaveValue('Lentil soup');
  });

  await test.step('replaced by keyboard, and back', async () => {
    await button(page, 'Find and replace').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Find and replace in this week' });
    await expect(dialog.getByLabel('Find')).toBeFocused();
    await page.keyboard.type('quinoa');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('No meal has this.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Find').fill('lentil');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Bean');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(cell(page, 1, 2)).toHaveValue(/^Bean soup$/);
    await undo.click();
    await expect(cell(page, 1, 2)).toHaveValue('Lentil soup');
  });

  await button(page, 'Several Weeks').click();
  const weeks = page.getByRole('dialog', { name: 'The same plan for several weeks' });
  // The coaching ends in 60 days.
  await weeks.getByLabel('Weeks').selectOption('8');
  await weeks.getByLabel('Alternate with').selectOption({ index: 1 });
  await expectAccessible(page);
  await weeks.getByRole('button', { name: 'Upload 8 Weeks' }).click();
  const asked = page.getByRole('dialog', { name: 'Upload these plans?' });
  await expect(asked).toContainText(/coaching/i);
  await asked.getByRole('button', { name: 'Upload Anyway' }).click();
  await expect(message(page, '8 diet plans uploaded.')).toBeVisible();
  const stored = (await storedPlans(page, customer)).filter(({ name }) => name !== 'Travel');
  expect(stored).toHaveLength(8);
  await page.getByRole('button', { name: 'Edit Home', exact: true }).nth(1).click();
  await expect(cell(page, 1, 2)).toHaveValue('Sandwich on the train');
});
