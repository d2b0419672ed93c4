import { expect } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { type Person, todayOf } from '../../factories/people.ts';
import { button } from '../named.ts';
import { cell, edit, existing, field, openFor, saved } from '../plansScreen.ts';
import { changeAs, cut, DEAF, deafen, OFFLINE, press, type Row, type Stage } from './row.ts';

type Drive = Row['drive'];

/** Fills in a form that could be uploaded, for a customer with one plan. */
async function written({ page, make }: Stage): Promise<Person> {
  const customer = await make.aCustomer();
  await make.aPlan(customer, { name: 'Spring week' });
  await openFor(page, customer);
  await saved(page).getByText('None yet').waitFor();
  await field(page, 'Plan Name').fill('Summer week');
  await cell(page, 1, 1).fill('Porridge');
  // What the day contains and should contain appears above the buttons, and would move one away while it is pressed.
  await page.getByText('1 of 1 food counted').waitFor();
  await page.getByLabel('Print what each day contains').waitFor();
  await expect(button(page, 'Set Targets')).toBeEnabled();
  return customer;
}

const nothingLost = async ({ page }: Stage) => {
  await expect(field(page, 'Plan Name')).toHaveValue('Summer week');
};

/** Another dietician changes the coaching period in the meantime. */
async function meanwhile({ page, make }: Stage, customer: Person, how: string, end = '') {
  const other = await make.aDietician();
  const dates = how === 'dates' && { startDate: addDays(end, -30), endDate: end };
  const path = `/api/customers/${customer.id}/coaching-period/${how}`;
  await changeAs(other, page, path, dates || { startDate: null, endDate: null });
}

const pause = (stage: Stage, customer: Person) => meanwhile(stage, customer, 'pause');
const expire = (stage: Stage, customer: Person) =>
  meanwhile(stage, customer, 'dates', addDays(todayOf(customer), -1));
const remove = ({ make }: Stage, customer: Person) => make.removeAccount(customer);

/** A plan is written here, something changes elsewhere, and the plan is uploaded before the page hears of it. */
const raced =
  (elsewhere: (stage: Stage, customer: Person) => Promise<unknown>): Drive =>
  async (stage) => {
    await deafen(stage.page);
    const customer = await written(stage);
    await elsewhere(stage, customer);
    return () => press(stage.page, 'Upload Diet Plan');
  };

const live =
  (elsewhere: (stage: Stage, customer: Person) => Promise<unknown>): Drive =>
  async (stage) => {
    const customer = await written(stage);
    await button(stage.page, 'Upload Diet Plan').focus();
    return () => elsewhere(stage, customer);
  };

const offline =
  (name: string): Drive =>
  async (stage) => {
    await written(stage);
    await cut(stage.page);
    return () => press(stage.page, name);
  };

/** The button is disabled, and the focus has moved to the text that says why. */
const switchedOff = async (stage: Stage) => {
  await expect(button(stage.page, 'Upload Diet Plan')).toBeDisabled();
  await expect(stage.page.locator(':focus')).toContainText('Cannot upload diet plan');
  await nothingLost(stage);
  // It can still be saved for later: a saved plan is nobody's plan yet.
  await press(stage.page, 'Save Plan');
  await expect(stage.page.getByText('Diet plan saved.')).toBeVisible();
  await edit(stage.page, 'Spring week');
  await expect(button(stage.page, 'Update Diet Plan')).toBeDisabled();
};

async function askToDelete({ page }: Stage, name: string) {
  await press(page, `Delete ${name}`);
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true });
  // The dialog first looks up what is deleted; a stopped clock would hold that up too.
  await expect(yes).toBeEnabled();
  return yes;
}

const PAUSED =
  'Cannot upload diet plan: Customer plan is currently paused. Please unpause their plan in the customer management section first.';
const EXPIRED =
  'Cannot upload diet plan: Customer plan has expired. Please update their plan end date in the customer management section first.';
const UPLOAD_FAILED = 'Failed to upload diet plan. Error: {message}';
const UPDATE_FAILED = 'Failed to update diet plan. Error: {message}';

const row = (about: Omit<Row, 'screen' | 'role'>): Row => ({
  screen: '/client/dashboard',
  role: 'dietician',
  ...about,
});

export const plans: readonly Row[] = [
  row({
    message: 'Please select a customer.',
    ids: '[PLAN-09]',
    cause: 'nobody is chosen',
    how: 'alert',
    async drive({ page }) {
      await page.goto('/client/dashboard');
      await button(page, 'Upload Diet Plan').waitFor();
      return () => press(page, 'Upload Diet Plan');
    },
    after: ({ page }) => expect(page.getByRole('combobox', { name: 'Customer' })).toBeFocused(),
  }),
  row({
    message: 'Please select a customer first to save a plan.',
    ids: '[PLAN-08]',
    cause: 'nobody is chosen',
    how: 'alert',
    goesOn: true,
    drive:
      async ({ page }) =>
      () =>
        press(page, 'Save Plan'),
    after: ({ page }) => expect(page.getByRole('combobox', { name: 'Customer' })).toBeFocused(),
  }),
  row({
    message: 'Selected customer not found.',
    ids: '[PLAN-09]',
    cause: 'the account was removed',
    how: 'text',
    async drive({ page, make }) {
      const customer = await make.aCustomer();
      await make.removeAccount(customer);
      return () => page.goto(`/client/dashboard?customer=${customer.id}`);
    },
  }),
  row({
    message: UPLOAD_FAILED,
    said: 'Failed to upload diet plan. Error: Selected customer not found.',
    ids: '[PLAN-09] [PLAN-14]',
    cause: 'the account was removed meanwhile',
    how: 'alert',
    madeUp: DEAF,
    drive: raced(remove),
    after: nothingLost,
  }),
  row({
    message: UPLOAD_FAILED,
    said: `Failed to upload diet plan. Error: ${OFFLINE}`,
    ids: '[PLAN-14]',
    cause: 'the network is cut',
    how: 'alert',
    stays: 5000,
    drive: offline('Upload Diet Plan'),
    after: nothingLost,
  }),
  row({
    message: PAUSED,
    ids: '[PLAN-10] [PLAN-12]',
    cause: 'another dietician pauses the customer',
    how: 'status',
    drive: live(pause),
    after: switchedOff,
  }),
  row({
    message: EXPIRED,
    ids: '[PLAN-11] [PLAN-12]',
    cause: 'another dietician lets the period end yesterday',
    how: 'status',
    drive: live(expire),
    after: switchedOff,
  }),
  row({
    message: UPDATE_FAILED,
    said: `Failed to update diet plan. Error: ${OFFLINE}`,
    ids: '[PLAN-14]',
    cause: 'the network is cut',
    how: 'alert',
    async drive(stage) {
      await written(stage);
      await edit(stage.page, 'Spring week');
      await field(stage.page, 'Plan Name').fill('Autumn week');
      await press(stage.page, 'Update Diet Plan');
      await stage.page.getByText('Diet plan updated.').waitFor();
      await edit(stage.page, 'Autumn week');
      await field(stage.page, 'Plan Name').fill('Summer week');
      await cut(stage.page);
      return () => press(stage.page, 'Update Diet Plan');
    },
    // The message about the update before must not stand beside the failure.
    async after(stage) {
      await expect(stage.page.getByText('Diet plan updated.')).toBeHidden();
      await nothingLost(stage);
    },
  }),
  row({
    message: 'Failed to save diet plan.',
    reason: OFFLINE,
    ids: '[PLAN-08]',
    cause: 'the network is cut',
    how: 'alert',
    drive: offline('Save Plan'),
    after: nothingLost,
  }),
  row({
    message: 'Failed to delete diet plan.',
    reason: OFFLINE,
    ids: '[PLAN-07]',
    cause: 'the network is cut',
    how: 'alert',
    goesOn: true,
    async drive(stage) {
      // The failure before goes by itself. If both were there, this one might go while the other is waited for.
      await expect(stage.page.getByRole('alert')).toHaveCount(0);
      const yes = await askToDelete(stage, 'Spring week');
      await cut(stage.page);
      return () => yes.click();
    },
    after: ({ page }) => expect(existing(page).getByText('Spring week')).toBeVisible(),
  }),
  row({
    message: 'Failed to fetch customers.',
    ids: '[CUST-10]',
    cause: 'the network is cut while looking for somebody',
    how: 'alert',
    async drive({ page }) {
      await page.goto('/client/dashboard');
      const picker = page.getByRole('combobox', { name: 'Customer' });
      await picker.click();
      await cut(page);
      return () => picker.fill('somebody');
    },
  }),
];
