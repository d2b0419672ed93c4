import { expect } from '@playwright/test';
import { todayOf } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { EIGHT, meal, ring, submit, WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { sideways } from './settled.ts';

// One worker for both tests: a second one would start a server on PostgreSQL for itself.
test.describe.configure({ mode: 'default' });

const OPENED = '/customer/myprogress';

test('[HIST-07] [HIST-08] two devices log one day: meal by meal and field by field, without a question; Undo takes back only the own change', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  const [phone, tablet] = [await signIn(customer, PHONE), await signIn(customer)];
  for (const page of [phone, tablet]) await page.goto(OPENED);
  await meal(phone, 'An apple').tap();
  await phone.getByLabel('Notes').fill('Typed on the phone');
  await meal(tablet, 'Yoghurt').check();
  await tablet.getByLabel('Sleep Hours').fill('7');
  await submit(tablet).click();
  await expect(tablet.getByRole('button', { name: 'Edit Progress' })).toBeVisible();

  await expect(meal(phone, 'Yoghurt')).toBeChecked();
  await expect(phone.getByLabel('Notes')).toHaveValue('Typed on the phone');
  await meal(phone, 'Baked trout').tap();
  await phone.getByRole('button', { name: 'Undo' }).tap();
  await expect(meal(phone, 'Baked trout')).not.toBeChecked();
  await submit(phone).tap();
  await expect(phone.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
  for (const page of [phone, tablet]) {
    await expect(ring(page)).toHaveAttribute('aria-valuetext', '2 of 5 meals');
    for (const name of ['An apple', 'Yoghurt']) await expect(meal(page, name)).toBeChecked();
    await expect(page.getByLabel('Sleep Hours')).toHaveValue('7');
    await expect(page.getByLabel('Notes')).toHaveValue('Typed on the phone');
  }
});

test('[HIST-07] what both devices changed is shown with both values, and nothing goes without a choice', async ({
  make,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|net::/);
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  await make.aDay(customer, todayOf(customer), { notes: '', waterIntake: '1 L' }, EIGHT);
  const [phone, tablet] = [await signIn(customer, PHONE), await signIn(customer)];
  for (const page of [phone, tablet]) {
    await page.goto(OPENED);
    await page.getByRole('button', { name: 'Edit Progress' }).click();
  }
  // Typed without a connection, as otherwise each device sees at once what the other one types.
  await phone.context().setOffline(true);
  await phone.getByLabel('Notes').fill('Typed on the phone');
  await phone.getByLabel('Water Intake').fill('2 L');
  await meal(phone, 'Baked trout').tap();
  await tablet.getByLabel('Notes').fill('Typed on the tablet');
  await tablet.getByLabel('Water Intake').fill('1.5 L');
  await submit(tablet).click();
  await expect(tablet.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText('Another device logged some of this differently.')).toBeVisible();

  await submit(phone).tap();
  const dialog = phone.getByRole('dialog', { name: 'Logged on two devices' });
  const notes = dialog.getByRole('group', { name: 'Notes' });
  const water = dialog.getByRole('group', { name: 'Water Intake' });
  await expect(dialog.getByRole('group')).toHaveCount(2);
  await expect(notes.getByText('Typed on the phone')).toBeVisible();
  await expect(notes.getByText('Typed on the tablet')).toBeVisible();
  await expectAccessible(phone);
  expect(await sideways(phone)).toBe(0);

  await dialog.getByRole('button', { name: 'Back' }).tap();
  await expect(phone.getByLabel('Notes')).toHaveValue('Typed on the phone');
  await submit(phone).tap();
  await notes.getByRole('radio', { name: 'Keep both' }).check();
  await dialog.getByRole('button', { name: 'Submit Progress' }).tap();
  await expect(water.getByText('Choose one.')).toBeVisible();
  await water.getByRole('radio', { name: 'This device 2 L' }).check();
  await dialog.getByRole('button', { name: 'Submit Progress' }).tap();
  await expect(dialog).toBeHidden();
  for (const page of [phone, tablet]) {
    await expect(page.getByLabel('Water Intake')).toHaveValue('2 L');
    await expect(page.getByLabel('Notes')).toHaveValue('Typed on the tablet\n\nTyped on the phone');
    await expect(meal(page, 'Baked trout')).toBeChecked();
  }
});
