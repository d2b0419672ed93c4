import { expect } from '@playwright/test';
import { allHere } from '../settled.ts';
import { DEAF, deafen, goTo, press, QUIET, type Row } from './row.ts';

const HOME = '/customer/dashboard';
const PROGRESS = '/customer/myprogress';
const DAY = '**/daily-progress/*';
const EARLY = 'This day is too long ago. Log a day from Mon 1 Jun on.';

/** The customer's own two screens of every day. */
export const days: readonly Row[] = [
  {
    message: 'Please log in to view your dashboard.',
    ids: '[HOME-02]',
    screen: HOME,
    role: 'customer',
    cause: 'the session has ended',
    how: 'alert',
    madeUp: DEAF,
    async drive({ page, person, make }) {
      await deafen(page);
      await page.goto(QUIET);
      await allHere(page);
      await make.endSessions(person);
      return () => goTo(page, 'Dashboard');
    },
    async after({ page, person }) {
      const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
      await dialog.getByLabel('Password', { exact: true }).fill(person.password);
      await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
      await expect(page.getByText('Your first plan is on its way')).toBeVisible();
    },
  },
  {
    message: 'Failed to submit progress.',
    reason: EARLY,
    ids: '[PROG-07]',
    screen: PROGRESS,
    role: 'customer',
    cause: 'the server does not take the day',
    how: 'alert',
    madeUp: 'The answer is made up: without a connection the day waits, and is not refused.',
    async drive({ page, person, make }) {
      await make.aPlan(person);
      await page.route(DAY, (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status: 409, json: { error: { code: 'early-day', message: EARLY } } })
          : route.continue(),
      );
      await page.goto(PROGRESS);
      await expect(page.getByLabel('Notes')).toBeVisible();
      return () => press(page, 'Submit Progress');
    },
    async after({ page }) {
      await page.unroute(DAY);
      await press(page, 'Submit Progress');
      await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
    },
  },
];
