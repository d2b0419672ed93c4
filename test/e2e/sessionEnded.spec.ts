import { expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD, type Person } from '../factories/people.ts';
import { test } from './fixtures.ts';
import { prove } from './settingsScreen.ts';

// A session can end while somebody types: it expired, or the person signed out on another device. Every
// form stays as it is behind the dialog that asks to sign in again, and goes on from there.

const HALF = 'Half of it';
const REST = ', and the rest';

type People = { readonly dietician: Person; readonly customer: Person };

type Form = {
  /** The requirement that the form proves, and what is typed into it. */
  readonly title: string;
  readonly as: keyof People;
  readonly path: (people: People) => string;
  readonly field: string;
  readonly save: string;
  /** Answers what is asked before the form is saved. */
  readonly afterSave?: (page: Page) => Promise<void>;
  readonly saved: string;
  /** Typed instead of words, if the field takes no words. */
  readonly typed?: { readonly half: string; readonly rest: string };
  /** What has to be done first. */
  readonly before?: (page: Page) => Promise<void>;
  /** Behaves like another form here: only E2E_ALL tries it. */
  readonly alike?: boolean;
  /** Looks for what was stored, if saving empties the field it was typed into. */
  readonly find?: (page: Page, person: Person) => Promise<void>;
};

const FORMS: readonly Form[] = [
  {
    title: '[PLAN-01] a meal of a plan',
    as: 'dietician',
    path: ({ customer }) => `/client/dashboard?customer=${customer.id}`,
    field: 'Day 1 Meal 1',
    before: (page) => field(page, 'Plan Name').fill('Spring week'),
    save: 'Upload Diet Plan',
    saved: 'Diet plan uploaded.',
    find: async (page) => {
      await page.getByRole('button', { name: 'Edit Spring week' }).click();
      await expect(field(page, 'Day 1 Meal 1')).toHaveValue(HALF + REST);
    },
  },
  {
    title: '[CUST-07] notes about a customer',
    as: 'dietician',
    alike: true,
    path: ({ customer }) => `/client/customers/${customer.id}`,
    field: 'Notes',
    save: 'Save Notes',
    saved: 'Notes saved.',
  },
  {
    title: '[LAND-09] the practice’s settings',
    as: 'dietician',
    alike: true,
    path: () => '/client/settings',
    field: 'Address',
    before: (page) => field(page, 'Address').fill(''),
    save: 'Save Settings',
    afterSave: prove,
    saved: 'Settings saved.',
  },
  {
    title: '[PROG-04] a day',
    as: 'customer',
    path: () => '/customer/myprogress',
    field: 'Notes',
    save: 'Submit Progress',
    saved: 'Edit Progress',
  },
  {
    title: '[PROF-01] a customer’s profile',
    as: 'customer',
    alike: true,
    path: () => '/customer/customerprofile',
    field: 'Fitness Goals',
    before: (page) => field(page, 'Name').fill('Cleo Customer'),
    save: 'Save Profile',
    saved: 'Profile saved.',
    find: (page) => expect(page.getByText(HALF + REST)).toBeVisible(),
  },
  {
    title: '[AUTH-13] a new password',
    as: 'customer',
    alike: true,
    path: () => '/account',
    field: 'New Password',
    typed: { half: 'a-better-', rest: 'password' },
    before: async (page) => {
      await field(page, 'Current Password').fill(PASSWORD);
      await field(page, 'Confirm Password').fill('a-better-password');
    },
    save: 'Change Password',
    saved: 'Your password is changed.',
    find: async (page, { email }) => {
      const signIn = (password: string) =>
        page.request.post('/api/auth/sign-in', {
          data: { email, password },
          headers: { origin: new URL(page.url()).origin },
        });
      expect((await signIn(PASSWORD)).status()).toBe(401);
      expect((await signIn('a-better-password')).status()).toBe(200);
    },
  },
];

const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

/** Signs this session out somewhere else. */
async function signOutElsewhere(page: Page, url: string) {
  const cookies = await page.context().cookies();
  const answer = await fetch(`${url}/api/auth/sign-out`, {
    method: 'POST',
    headers: {
      origin: url,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
  });
  expect(answer.ok).toBe(true);
}

for (const as of ['dietician', 'customer'] as const) {
  const forms = FORMS.filter((form) => form.as === as && (process.env.E2E_ALL || !form.alike));
  test(`[PERM-03] ${forms.map(({ title }) => title).join(', ')}: the session ends while it is typed, one signs in again in place and goes on`, async ({
    make,
    signIn,
    practice,
  }) => {
    const people = { dietician: await make.aDietician(), customer: await make.aCustomer() };
    const person = people[as];
    const page = await signIn(person);
    for (const form of forms)
      await test.step(form.title, () => goesOn(page, form, people, practice.url));
  });
}

/** Types half of what goes into the form, signs in again, and types the rest. */
async function goesOn(page: Page, form: Form, people: People, url: string) {
  const { typed = { half: HALF, rest: REST } } = form;
  const person = people[form.as];
  await page.goto(form.path(people));
  const input = field(page, form.field);
  await input.waitFor();
  await form.before?.(page);
  await input.focus();
  await page.keyboard.type(typed.half);

  await signOutElsewhere(page, url);
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await expect(input).toBeFocused();
  await page.keyboard.type(typed.rest);
  await expect(input).toHaveValue(typed.half + typed.rest);
  await page.getByRole('button', { name: form.save, exact: true }).press('Enter');
  await form.afterSave?.(page);
  await expect(page.getByText(form.saved).first()).toBeVisible();
  await page.reload();
  if (form.find) await form.find(page, person);
  else await expect(input).toHaveValue(typed.half + typed.rest);
}

test('[PERM-03] a session whose end the save finds out: what failed stays true after signing in again', async ({
  customer: { page },
  problems,
}) => {
  problems.allow(/status of 401/);
  await page.goto('/customer/myprogress');
  await field(page, 'Notes').fill(HALF);
  await page.context().clearCookies();
  const submit = page.getByRole('button', { name: 'Submit Progress' });
  await submit.click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('You are not signed in')).toBeHidden();
  await expect(
    page.getByText(/Your session had ended. Sign in again, then try once more./),
  ).toBeVisible();
  await expect(field(page, 'Notes')).toHaveValue(HALF);
  await submit.click();
  await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
  await expect(page.getByText('Your session had ended')).toBeHidden();
});
