import { expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD, type Person } from '../factories/people.ts';
import { test } from './fixtures.ts';

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
  readonly saved: string;
  /** What has to be done first. */
  readonly before?: (page: Page) => Promise<void>;
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
    title: '[PROG-04] a day',
    as: 'customer',
    path: () => '/customer/myprogress',
    field: 'Notes',
    save: 'Submit Progress',
    saved: 'Edit Progress',
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
  const forms = FORMS.filter((form) => form.as === as);
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
  const person = people[form.as];
  await page.goto(form.path(people));
  const input = field(page, form.field);
  await input.waitFor();
  await form.before?.(page);
  await input.focus();
  await page.keyboard.type(HALF);

  await signOutElsewhere(page, url);
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await expect(input).toBeFocused();
  await page.keyboard.type(REST);
  await expect(input).toHaveValue(HALF + REST);
  await page.getByRole('button', { name: form.save, exact: true }).press('Enter');
  await expect(page.getByText(form.saved).first()).toBeVisible();
  await page.reload();
  if (form.find) await form.find(page, person);
  else await expect(input).toHaveValue(HALF + REST);
}

test('[PERM-03] a session whose end the save finds out: the day waits, and is sent once its person has signed in again', async ({
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
  // What waited for the person is sent by itself.
  await expect(page.getByText('Your session had ended')).toBeHidden();
  await expect(field(page, 'Notes')).toHaveValue(HALF);
  await page.getByRole('button', { name: /^(Submit|Edit) Progress$/ }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
  await expect(field(page, 'Notes')).toHaveValue(HALF);
});
