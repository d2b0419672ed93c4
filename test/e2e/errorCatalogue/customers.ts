import { expect } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { todayOf } from '../../factories/people.ts';
import { openCustomer } from '../customersScreen.ts';
import { allThere, dates, opened, TYPED_END } from './customerStage.ts';
import { cut, OFFLINE, press, type Row, type Stage } from './row.ts';

type Drive = Row['drive'];
type About = Omit<Row, 'screen' | 'role' | 'how'> & Partial<Pick<Row, 'how'>>;
const row = (about: About): Row => ({
  screen: '/client/customers',
  role: 'dietician',
  how: 'alert',
  ...about,
});

/** Types something here, lets something happen elsewhere, and then presses a button. */
const typedThen =
  (happens: (stage: Stage) => Promise<unknown>, name: string): Drive =>
  async (stage) => {
    const { page } = stage;
    await page.getByLabel('End Date').fill(TYPED_END);
    await page.getByRole('textbox', { name: 'Notes' }).fill('Walks every evening.');
    await happens(stage);
    return () => press(page, name);
  };

const nothingLost = async ({ page }: Stage) => {
  await expect(page.getByLabel('End Date')).toHaveValue(TYPED_END);
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Walks every evening.');
};

/** It is fetched again by itself: a press on Try again would come too late. */
const comesByItself = async ({ page }: Stage) => {
  await page.context().setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
};

export const customers: readonly Row[] = [
  row({
    message: 'Failed to fetch customers.',
    ids: '[CUST-10]',
    cause: 'the network is cut while searching',
    async drive({ page, make }) {
      await make.aCustomer();
      await page.goto('/client/customers');
      await page.getByRole('table', { name: 'Customers' }).waitFor();
      await cut(page);
      return () => page.getByLabel('Search').fill('a');
    },
    after: comesByItself,
  }),
  row({
    message: 'Failed to fetch customer progress.',
    ids: '[CUST-09]',
    cause: 'the network is cut between two days',
    async drive(stage) {
      const { page } = stage;
      const customer = await stage.make.aCustomer();
      await stage.make.aDay(customer, todayOf(customer), { notes: 'Slept well.' });
      await openCustomer(page, customer);
      await page.getByText('Slept well.').waitFor();
      await allThere(page);
      await cut(page);
      const date = page.getByRole('textbox', { name: 'Date', exact: true });
      return () => date.fill(addDays(todayOf(customer), -3));
    },
    after: comesByItself,
  }),
  row({
    message: 'Failed to save notes.',
    reason: OFFLINE,
    ids: '[CUST-07]',
    cause: 'the network is cut',
    goesOn: true,
    // The message about the save before must not stand beside the failure.
    drive: typedThen(async ({ page }) => {
      await press(page, 'Save Notes');
      await page.getByText('Notes saved.').waitFor();
      await page.getByRole('textbox', { name: 'Notes' }).fill('Walks every morning.');
      await cut(page);
    }, 'Save Notes'),
    async after({ page }) {
      await expect(page.getByText('Notes saved.')).toBeHidden();
      await page.context().setOffline(false);
      await press(page, 'Save Notes');
      await expect(page.getByText('Notes saved.')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  }),
  row({
    message: 'Failed to update plan: {message}',
    said: `Failed to update plan: ${OFFLINE}`,
    ids: '[CUST-10]',
    cause: 'the network is cut',
    goesOn: true,
    async drive({ page }) {
      await page.getByLabel('End Date').fill(TYPED_END);
      await page.getByRole('textbox', { name: 'Notes' }).fill('Walks every evening.');
      await cut(page);
      return () => press(page, 'Set/Update Dates');
    },
    after: nothingLost,
  }),
  row({
    message: 'Failed to load profile information.',
    ids: '[PROF-05] [CUST-08]',
    cause: 'the network is cut before the profile is looked at',
    others: 1,
    async drive(stage) {
      await opened(stage);
      await cut(stage.page);
      return () => press(stage.page, 'View Profile');
    },
    after: comesByItself,
  }),
  row({
    message: 'No customer selected.',
    ids: '[CUST-10]',
    cause: 'the account was removed',
    how: 'text',
    async drive({ page, make }) {
      const customer = await make.aCustomer();
      await make.removeAccount(customer);
      return () => page.goto(`/client/customers/${customer.id}`);
    },
  }),
  row({
    message: 'Please set new start and end dates for renewal.',
    ids: '[CUST-06]',
    cause: 'there are no dates to go on from',
    how: 'text',
    drive: dates('', '', 'Renew Plan', 'not_set'),
  }),
];
