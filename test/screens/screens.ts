import type { Page } from '@playwright/test';

export type Visitor = 'nobody' | 'dietician' | 'customer' | 'newcomer';

export type Screen = {
  /** The picture's file name, before what was varied. */
  readonly name: string;
  readonly as: Visitor;
  /** `LEILA` and `MEERA` stand for the ids of the main customer and the main dietician. */
  readonly path: string;
  /** What somebody does before it looks like this. */
  readonly then?: (page: Page) => Promise<void>;
};

/** Every screen, in the order in which the README would show them. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing', as: 'nobody', path: '/' },
  { name: 'login', as: 'nobody', path: '/login' },
  { name: 'signup', as: 'nobody', path: '/signup' },
  { name: 'forgot-password', as: 'nobody', path: '/forgot-password' },
  { name: 'privacy', as: 'nobody', path: '/privacy' },
  { name: 'terms', as: 'nobody', path: '/terms' },

  { name: 'dietician-dashboard', as: 'dietician', path: '/client/dashboard?customer=LEILA' },
  {
    name: 'dietician-dashboard-edit',
    as: 'dietician',
    path: '/client/dashboard?customer=LEILA',
    then: async (page) => {
      await page
        .getByRole('region', { name: 'Existing Plans' })
        .getByRole('button', { name: /^Edit/ })
        .first()
        .click();
    },
  },
  { name: 'customers', as: 'dietician', path: '/client/customers' },
  { name: 'customer-progress', as: 'dietician', path: '/client/customers/LEILA?date=YESTERDAY' },
  { name: 'customer-plans', as: 'dietician', path: '/client/customers/LEILA?tab=plans' },
  { name: 'customer-profile', as: 'dietician', path: '/client/customers/LEILA?tab=profile' },
  { name: 'customer-notes', as: 'dietician', path: '/client/customers/LEILA?tab=notes' },
  { name: 'dietician-profile', as: 'dietician', path: '/client/clientprofilepage' },

  { name: 'home', as: 'customer', path: '/customer/dashboard' },
  { name: 'my-progress', as: 'customer', path: '/customer/myprogress', then: logBreakfast },
  { name: 'my-progress-view', as: 'customer', path: '/customer/myprogress?date=YESTERDAY' },
  { name: 'my-profile', as: 'customer', path: '/customer/customerprofile' },
  {
    name: 'my-profile-edit',
    as: 'customer',
    path: '/customer/customerprofile',
    then: (page) => page.getByRole('button', { name: 'Edit Profile' }).click(),
  },
  { name: 'my-dietician', as: 'customer', path: '/customer/publiclientprofile/MEERA' },
  { name: 'account', as: 'customer', path: '/account' },
  { name: 'home-no-plan', as: 'newcomer', path: '/customer/dashboard' },
  { name: 'my-profile-new', as: 'newcomer', path: '/customer/customerprofile' },
];

async function logBreakfast(page: Page): Promise<void> {
  for (const meal of await page
    .getByRole('checkbox')
    .all()
    .then((all) => all.slice(0, 3)))
    await meal.check({ force: true });
  await page.getByLabel('Water Intake').fill('0.75 L');
}
