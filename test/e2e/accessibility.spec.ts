import { expect, type Page } from '@playwright/test';
import { addDays, type Day } from '#domain/day.ts';
import { type Person, todayOf } from '../factories/people.ts';
import type { Factories } from '../factories.ts';
import { expectAccessible } from './accessible.ts';
import { PHONE, test } from './fixtures.ts';

const SIGNED_OUT = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password?token=old',
  '/verify-email?token=old',
  '/setup?token=old',
  '/privacy',
  '/terms',
];

type Practised = { readonly dietician: Person; readonly customer: Person; readonly today: Day };

/** A dietician and a customer with something on every screen of theirs. */
async function practised(make: Factories): Promise<Practised> {
  const dietician = await make.aDietician();
  await make.aDieticianProfile(dietician);
  const customer = await make.aCustomer({ name: 'Ada Accessible', dietician });
  const today = todayOf(customer);
  await make.aPlan(customer, { startDate: addDays(today, -2) });
  await make.aSavedPlan(customer);
  await make.aDay(customer, addDays(today, -1));
  await make.aCustomerProfile(customer);
  await make.aContactMessage();
  await make.aNote(customer, 'Prefers rye bread.', dietician);
  return { dietician, customer, today };
}

const DIETICIAN: Record<string, (practised: Practised) => string> = {
  'the dashboard': () => '/client/dashboard',
  'the dashboard with a customer': ({ customer }) => `/client/dashboard?customer=${customer.id}`,
  customers: () => '/client/customers',
  'a customer': ({ customer }) => `/client/customers/${customer.id}`,
  'their profile': () => '/client/clientprofilepage',
  'messages of visitors': () => '/client/messages',
  'the archive of messages': () => '/client/messages?box=archive',
  'the practice’s settings': () => '/client/settings',
  'their account': () => '/account',
};

const CUSTOMER: Record<string, (practised: Practised) => string> = {
  'the dashboard': () => '/customer/dashboard',
  'today’s progress': () => '/customer/myprogress',
  'a logged day': ({ today }) => `/customer/myprogress?date=${addDays(today, -1)}`,
  'their profile': () => '/customer/customerprofile',
  'their dietician': ({ dietician }) => `/customer/publiclientprofile/${dietician.id}`,
};

const SIZES = { 'a wide screen': {}, 'a phone': PHONE };

/** Waits until what is shown is more than a skeleton. */
async function checkScreen(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
}

for (const path of SIGNED_OUT) {
  test(`signed out, ${path} is accessible`, async ({ page }) => checkScreen(page, path));
}

for (const [screen, size] of Object.entries(SIZES)) {
  for (const [what, path] of Object.entries(DIETICIAN)) {
    test(`for a dietician, ${what} is accessible on ${screen}`, async ({ make, signIn }) => {
      const people = await practised(make);
      await checkScreen(await signIn(people.dietician, size), path(people));
    });
  }

  for (const [what, path] of Object.entries(CUSTOMER)) {
    test(`for a customer, ${what} is accessible on ${screen}`, async ({ make, signIn }) => {
      const people = await practised(make);
      await checkScreen(await signIn(people.customer, size), path(people));
    });
  }
}

for (const path of ['/customer/dashboard', '/customer/myprogress', '/customer/customerprofile']) {
  test(`for a new customer, ${path} is accessible`, async ({ customer }) =>
    checkScreen(customer.page, path));
}
