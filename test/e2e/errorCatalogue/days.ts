import { expect } from '@playwright/test';
import { allHere } from '../allHere.ts';
import { cut, DEAF, deafen, goTo, OFFLINE, press, QUIET, type Row } from './row.ts';

const HOME = '/customer/dashboard';
const PROGRESS = '/customer/myprogress';

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
    reason: OFFLINE,
    ids: '[PROG-07]',
    screen: PROGRESS,
    role: 'customer',
    cause: 'the network is cut, and nothing was ticked or typed that could wait for it',
    how: 'alert',
    async drive({ page, person, make }) {
      await make.aPlan(person);
      await page.goto(PROGRESS);
      await expect(page.getByLabel('Notes')).toBeVisible();
      await cut(page);
      return () => press(page, 'Submit Progress');
    },
    async after({ page }) {
      await page.context().setOffline(false);
      await press(page, 'Submit Progress');
      await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
    },
  },
];
