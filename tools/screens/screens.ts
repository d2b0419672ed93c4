import type { Page } from '@playwright/test';
import { xlsx } from '#test/import/build/xlsx.ts';
import { english } from '#test/import/foods.ts';
import { DAYS, of } from '#test/import/labelled.ts';

export type Visitor = 'nobody' | 'dietician' | 'customer' | 'newcomer';

export type Screen = {
  /** The picture's file name, without the suffix of a variant. */
  readonly name: string;
  readonly as: Visitor;
  /** `LEILA` and `MEERA` stand for the ids of the main customer and the main dietician, `LASTWEEK`
   * for the day six days ago. */
  readonly path: string;
  /** Actions before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
};

/** Every screen, in the order of the README. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing', as: 'nobody', path: '/' },
  { name: 'login', as: 'nobody', path: '/login' },
  { name: 'signup', as: 'nobody', path: '/signup' },
  { name: 'forgot-password', as: 'nobody', path: '/forgot-password' },
  { name: 'privacy', as: 'nobody', path: '/privacy' },
  { name: 'terms', as: 'nobody', path: '/terms' },
  { name: 'help', as: 'nobody', path: '/help/dieticians/first-week.html' },

  { name: 'board', as: 'dietician', path: '/client/dashboard' },
  { name: 'inbox', as: 'dietician', path: '/client/inbox', act: openFirstWhereThereIsRoom },
  { name: 'invitations', as: 'dietician', path: '/client/invitations' },
  { name: 'plans-new', as: 'dietician', path: '/client/dashboard?customer=LEILA' },
  {
    name: 'plans',
    as: 'dietician',
    path: '/client/dashboard?customer=LEILA',
    act: async (page) => {
      await page
        .getByRole('region', { name: 'Existing Plans' })
        .getByRole('button', { name: /^Edit/ })
        .first()
        .click();
      await toTop(page);
    },
  },
  {
    name: 'plans-saved',
    as: 'dietician',
    path: '/client/dashboard?customer=LEILA',
    act: async (page) => {
      await page.getByRole('region', { name: 'Saved Plans' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'plan-versions',
    as: 'dietician',
    path: '/client/dashboard?customer=LEILA',
    act: openVersions,
  },
  {
    name: 'plan-version',
    as: 'dietician',
    path: '/client/dashboard?customer=LEILA',
    act: async (page) => {
      await openVersions(page);
      await page.getByRole('dialog').getByRole('button', { name: /^View/ }).last().click();
      await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
    },
  },
  {
    name: 'plan-import',
    as: 'dietician',
    path: '/client/dashboard?customer=LEILA',
    act: importTable,
  },
  {
    name: 'plan-library',
    as: 'dietician',
    path: '/client/dashboard?customer=LEILA',
    act: openLibrary,
  },
  {
    name: 'plan-weeks',
    as: 'dietician',
    path: '/client/dashboard?customer=LEILA',
    act: async (page) => {
      await page.getByRole('button', { name: 'Next Week' }).click();
      await page.getByRole('button', { name: 'Several Weeks' }).click();
      // The plan contains sesame on Thursday, so a reason has to be entered first.
      await page.getByLabel('Reason').fill('Her allergist tested it: sesame alone.');
      await page.getByRole('button', { name: 'Several Weeks' }).click();
      await page.getByRole('dialog').getByLabel('Weeks').selectOption('3');
    },
  },
  {
    name: 'plan-question',
    as: 'dietician',
    path: '/client/dashboard?customer=LEILA',
    act: async (page) => {
      await page.getByLabel('Plan Name').fill('Another week');
      await page.getByLabel('Start Date').fill('2026-11-25');
      await page.getByRole('button', { name: 'Upload Diet Plan' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'customers-list', as: 'dietician', path: '/client/customers' },
  { name: 'customers', as: 'dietician', path: '/client/customers/LEILA' },
  {
    name: 'customer-progress',
    as: 'dietician',
    path: '/client/customers/LEILA?date=LASTWEEK',
    act: scrollToTabs,
  },
  {
    name: 'customer-trends',
    as: 'dietician',
    path: '/client/customers/LEILA?tab=trends&range=90d',
    act: scrollToTabs,
  },
  {
    name: 'customer-plans',
    as: 'dietician',
    path: '/client/customers/LEILA?tab=plans',
    act: scrollToTabs,
  },
  {
    name: 'customer-profile',
    as: 'dietician',
    path: '/client/customers/LEILA?tab=profile',
    act: scrollToTabs,
  },
  { name: 'articles', as: 'dietician', path: '/client/articles' },
  { name: 'messages', as: 'dietician', path: '/client/messages' },
  { name: 'practice-settings', as: 'dietician', path: '/client/settings' },
  { name: 'access-log', as: 'dietician', path: '/client/access-log' },
  { name: 'dietician-profile', as: 'dietician', path: '/client/clientprofilepage' },

  { name: 'home', as: 'customer', path: '/customer/dashboard' },
  { name: 'plan', as: 'customer', path: '/customer/plan' },
  { name: 'progress', as: 'customer', path: '/customer/myprogress', act: logBreakfast },
  { name: 'progress-view', as: 'customer', path: '/customer/myprogress?date=LASTWEEK' },
  { name: 'shopping-list', as: 'customer', path: '/customer/shopping' },
  { name: 'doctor-summary', as: 'customer', path: '/customer/doctor-summary' },
  { name: 'conversation', as: 'customer', path: '/customer/messages' },
  { name: 'notifications', as: 'customer', path: '/customer/notifications' },
  { name: 'trends', as: 'customer', path: '/customer/myprogress?tab=trends&range=90d' },
  { name: 'goals', as: 'customer', path: '/customer/goals' },
  { name: 'measurements', as: 'customer', path: '/customer/measurements' },
  { name: 'library', as: 'customer', path: '/customer/library' },
  { name: 'me', as: 'customer', path: '/customer/me' },
  { name: 'my-profile', as: 'customer', path: '/customer/customerprofile' },
  {
    name: 'my-profile-edit',
    as: 'customer',
    path: '/customer/customerprofile',
    act: (page) => page.getByRole('button', { name: 'Edit Profile' }).click(),
  },
  { name: 'my-dietician', as: 'customer', path: '/customer/publiclientprofile/MEERA' },
  { name: 'reminders', as: 'customer', path: '/customer/reminders', act: chooseReminder },
  {
    name: 'reminders-edit',
    as: 'customer',
    path: '/customer/reminders',
    act: async (page) => {
      await chooseReminder(page);
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
    },
  },
  { name: 'account', as: 'customer', path: '/account' },
  { name: 'my-data', as: 'customer', path: '/customer/my-data' },
  { name: 'who-saw-my-data', as: 'customer', path: '/customer/who-saw-my-data' },
  { name: 'home-no-plan', as: 'newcomer', path: '/customer/dashboard' },
  { name: 'my-profile-new', as: 'newcomer', path: '/customer/customerprofile' },
];

/** On a phone the conversation covers the list. */
async function openFirstWhereThereIsRoom(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 768) return;
  await page.getByRole('list', { name: 'Waiting for an answer' }).getByRole('link').first().click();
  await page.getByRole('region', { name: 'Conversation' }).waitFor();
}

async function logBreakfast(page: Page): Promise<void> {
  const edit = page.getByRole('button', { name: 'Edit Progress' });
  // It was logged for the picture before.
  if (await edit.isVisible()) await edit.click();
  const meals = await page.getByRole('checkbox').all();
  for (const meal of meals.slice(0, 2)) await meal.check({ force: true });
  await page.getByLabel('Water Intake').fill('0.5 L');
  await toTop(page);
}

async function openVersions(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Existing Plans' })
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

/** A table with headings, a total below each day and a remark, as practices have them. */
async function importTable(page: Page): Promise<void> {
  const rows = [
    ['Spring week'],
    ['', ...DAYS],
    ['Breakfast', ...of(english, 'breakfast')],
    ['Lunch', ...of(english, 'lunch')],
    ['Dinner', ...of(english, 'dinner')],
    ['Total kcal', ...DAYS.map(() => '1500')],
    ['Drink 2 l of water'],
  ];
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'spring.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(xlsx([{ name: 'Week', rows }])),
  });
  await page.getByRole('table', { name: 'Week to use' }).waitFor();
}

async function openLibrary(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Plan Library' }).click();
  const library = page.getByRole('dialog', { name: 'Plan Library' });
  const plans = library.getByRole('list', { name: 'Plans of the library' }).getByRole('button');
  await plans.first().waitFor();
  // On a phone the week covers the list.
  if ((page.viewportSize()?.width ?? 0) >= 768) await plans.first().click();
}

/** Only once: the reminder is still there in the next picture. */
async function chooseReminder(page: Page): Promise<void> {
  const suggested = page.getByRole('button', { name: /log your day$/ });
  if (await suggested.isVisible()) await suggested.click();
  await page.getByRole('switch').first().waitFor();
  await toTop(page);
}

async function toTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
}

async function scrollToTabs(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'What to read' }).evaluate((tabs) => {
    window.scrollTo(0, tabs.getBoundingClientRect().top + window.scrollY - 72);
  });
}
