import { expect } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { type Person, todayOf } from '../../factories/people.ts';
import { button, cell, edit, field, openFor, saved } from '../plansScreen.ts';
import { changeAs, cut, deafen, press, type Row, type Stage } from './row.ts';

type Drive = Row['drive'];

/** Fills in a form that could be uploaded, for a customer with one plan. */
export async function written({ page, make }: Stage): Promise<Person> {
  const customer = await make.aCustomer();
  await make.aPlan(customer, { name: 'Spring week' });
  await openFor(page, customer);
  await saved(page).getByText('None yet').waitFor();
  await field(page, 'Plan Name').fill('Summer week');
  await cell(page, 1, 1).fill('Porridge');
  return customer;
}

export const nothingLost = async ({ page }: Stage) => {
  await expect(field(page, 'Plan Name')).toHaveValue('Summer week');
};

/** Another dietician changes the coaching period in the meantime. */
async function meanwhile({ page, make }: Stage, customer: Person, how: string, end = '') {
  const other = await make.aDietician();
  const dates = how === 'dates' && { startDate: addDays(end, -30), endDate: end };
  const path = `/api/customers/${customer.id}/coaching-period/${how}`;
  await changeAs(other, page, path, dates || { startDate: null, endDate: null });
}

export const pause = (stage: Stage, customer: Person) => meanwhile(stage, customer, 'pause');
export const expire = (stage: Stage, customer: Person) =>
  meanwhile(stage, customer, 'dates', addDays(todayOf(customer), -1));
export const remove = ({ make }: Stage, customer: Person) => make.removeAccount(customer);

/** A plan is written here, something changes elsewhere, and the plan is uploaded before the page hears of it. */
export const raced =
  (elsewhere: (stage: Stage, customer: Person) => Promise<unknown>): Drive =>
  async (stage) => {
    await deafen(stage.page);
    const customer = await written(stage);
    await elsewhere(stage, customer);
    return () => press(stage.page, 'Upload Diet Plan');
  };

export const live =
  (elsewhere: (stage: Stage, customer: Person) => Promise<unknown>): Drive =>
  async (stage) => {
    const customer = await written(stage);
    await button(stage.page, 'Upload Diet Plan').focus();
    return () => elsewhere(stage, customer);
  };

export const offline =
  (name: string): Drive =>
  async (stage) => {
    await written(stage);
    await cut(stage.page);
    return () => press(stage.page, name);
  };

/** The button is disabled, and the focus has moved to the text that says why. */
export const switchedOff = async (stage: Stage) => {
  await expect(button(stage.page, 'Upload Diet Plan')).toBeDisabled();
  await expect(stage.page.locator(':focus')).toContainText('Cannot upload diet plan');
  await nothingLost(stage);
  // It can still be saved for later: a saved plan is nobody's plan yet.
  await press(stage.page, 'Save Plan');
  await expect(stage.page.getByText('Diet plan saved.')).toBeVisible();
  await edit(stage.page, 'Spring week');
  await expect(button(stage.page, 'Update Diet Plan')).toBeDisabled();
};

export async function askToDelete({ page }: Stage, name: string) {
  await press(page, `Delete ${name}`);
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true });
  // The dialog first looks up what is deleted; a stopped clock would hold that up too.
  await expect(yes).toBeEnabled();
  return yes;
}
