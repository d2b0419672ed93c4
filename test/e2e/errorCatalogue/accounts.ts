import { expect } from '@playwright/test';
import { agree } from '../authScreen.ts';
import { cut, OFFLINE, press, type Row, type Stage } from './row.ts';

async function fillIn({ page }: Stage, path: string, fields: Record<string, string>) {
  await page.goto(path);
  for (const [name, text] of Object.entries(fields))
    await page.getByLabel(name, { exact: true }).fill(text);
}

const QUESTION = 'Do you coach vegans?';
/** The IP address of the tests' browsers. */
const HERE = '127.0.0.1';

const row = (about: Omit<Row, 'role' | 'how'>): Row => ({
  role: 'visitor',
  how: 'alert',
  ...about,
});

export const accounts: readonly Row[] = [
  row({
    message: 'Invalid email or password',
    ids: '[AUTH-05]',
    screen: '/login',
    cause: 'the password is another one',
    async drive(stage) {
      const { email } = stage.person;
      await fillIn(stage, '/login', { Email: email, Password: 'not-the-password' });
      return () => press(stage.page, 'Log In');
    },
  }),
  row({
    message: OFFLINE,
    ids: '[AUTH-05]',
    screen: '/login',
    cause: 'the network is cut',
    // The row before has sent the form, so its rules are in the browser.
    goesOn: true,
    async drive(stage) {
      await stage.page.getByLabel('Password', { exact: true }).fill(stage.person.password);
      await cut(stage.page);
      return () => press(stage.page, 'Log In');
    },
  }),
  row({
    message: 'User already exists. Use another email.',
    ids: '[AUTH-05]',
    screen: '/signup',
    cause: 'somebody has this address',
    async drive(stage) {
      const { email, password } = stage.person;
      const twice = { Password: password, 'Confirm Password': password };
      await fillIn(stage, '/signup', { Email: email, ...twice });
      await agree(stage.page);
      return () => press(stage.page, 'Sign Up');
    },
  }),
  row({
    message: OFFLINE,
    ids: '[LAND-07]',
    screen: '/',
    cause: 'the network is cut',
    async drive(stage) {
      await fillIn(stage, '/', { Name: 'Nora', Email: 'nora@example.test' });
      await press(stage.page, 'Send Message');
      await stage.page.locator('[aria-invalid=true]').first().waitFor();
      await stage.page.getByLabel('Message', { exact: true }).fill(QUESTION);
      await cut(stage.page);
      return () => press(stage.page, 'Send Message');
    },
    after: ({ page }) => expect(page.getByLabel('Message', { exact: true })).toHaveValue(QUESTION),
  }),
  row({
    message: 'Too many tries. Try again in 60 minutes.',
    ids: '[LAND-07]',
    screen: '/',
    cause: 'all messages of this address are used up',
    goesOn: true,
    async drive(stage) {
      await stage.make.usedUp('mailByNetwork', HERE);
      return () => press(stage.page, 'Send Message');
    },
    async after({ page, make }) {
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue(QUESTION);
      await make.freeAgain('mailByNetwork', HERE);
      await press(page, 'Send Message');
      await expect(page.getByText('Thank you. Your message has arrived.')).toBeVisible();
    },
  }),
];
