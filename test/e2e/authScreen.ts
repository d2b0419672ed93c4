import type { Page } from '@playwright/test';
import { say } from '#domain/signIn/words.ts';
import { PASSWORD } from '../factories/people.ts';
import { button, textbox } from './named.ts';

export const fresh = (domain = '@example.test') => `${crypto.randomUUID()}${domain}`;

export async function signUp(page: Page, email: string) {
  await page.goto('/signup');
  await textbox(page, 'Email').fill(email);
  await textbox(page, 'Password').fill(PASSWORD);
  await textbox(page, 'Confirm Password').fill(PASSWORD);
  await agree(page);
  await button(page, 'Sign Up').click();
}

export async function logIn(page: Page, email: string, password = PASSWORD) {
  await page.goto('/login');
  await textbox(page, 'Email').fill(email);
  await textbox(page, 'Password').fill(password);
  await button(page, 'Log In').click();
}

export async function logOut(page: Page) {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Logout' })
    .click();
}

export const agreement = (page: Page) =>
  page.getByRole('checkbox', {
    name: say.agreement.replace('{policy}', say.privacyPolicy),
    exact: true,
  });

/** Ticks the consent to the use of health data on the sign-up screen. */
export const agree = (page: Page) => agreement(page).check();
