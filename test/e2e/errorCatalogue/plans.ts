import { expect } from '@playwright/test';
import { button, edit, existing, field } from '../plansScreen.ts';
import {
  askToDelete,
  expire,
  live,
  nothingLost,
  offline,
  pause,
  raced,
  remove,
  switchedOff,
  written,
} from './planStage.ts';
import { cut, DEAF, OFFLINE, press, type Row } from './row.ts';

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
