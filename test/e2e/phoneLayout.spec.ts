import { expect, type Locator, type Page } from '@playwright/test';
import { SCREENS } from '#tools/screens/screens.ts';
import { openCustomer } from './customersScreen.ts';
import { meal, submit, WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';
import { goOn } from './goOn.ts';
import { openFor, upload } from './plansScreen.ts';
import { sideways } from './settled.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' });
const place = (page: Page, name: string) =>
  bar(page).getByRole('link', { name: new RegExp(`^${name}\\b`) });

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (!box) throw new Error(`${what} is not on screen`);
  return box;
};

test('[NAV-01] [NAV-03] [WEEK-01] on a phone a customer’s five places are under the thumb, and one of them is lit', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  const coach = await make.aDietician();
  await make.aMessage(customer, { by: coach, text: 'How was the soup?' });
  const page = await signIn(customer, PHONE);
  const lit = bar(page).locator('[aria-current]');
  await page.goto('/customer/dashboard');
  await expect(bar(page).getByRole('link')).toHaveText([
    ...['Today', 'Plan', 'Progress', /^Messages/, 'Me'],
  ]);
  await expect(place(page, 'Messages')).toHaveAccessibleName(/^Messages ?, 1 unread$/);
  for (const link of await bar(page).getByRole('link').all()) {
    const { width, height } = await boxOf(link);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await expect(lit).toHaveText('Today');

  await place(page, 'Plan').tap();
  const week = page.getByRole('region', { name: 'This Week', exact: true });
  await expect(week.getByRole('listitem')).toHaveCount(7);
  await expect(lit).toHaveText('Plan');
  await page.getByRole('link', { name: 'Shopping List' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping List');
  await expect(lit).toHaveText('Plan');
  await place(page, 'Today').tap();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(lit).toHaveText('Today');

  await place(page, 'Messages').tap();
  await expect(page).toHaveURL('/customer/messages');
  await expect(page.getByText('How was the soup?', { exact: true })).toBeVisible();
  await expect(lit).toHaveText(/^Messages/);
  await place(page, 'Progress').tap();
  await expect(page).toHaveURL('/customer/myprogress');
  await expect(lit).toHaveText('Progress');
  await place(page, 'Me').tap();
  await expect(page).toHaveURL('/customer/me');
  await expect(lit).toHaveText('Me');

  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(bar(page)).toHaveCount(0);
  const theirs = await signIn(coach, PHONE);
  await theirs.goto('/client/inbox');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(theirs)).toHaveCount(0);
});

test('[PROG-01] [PROG-02] on a phone the first meal of My Progress is close to the top, and Submit stands clear of the bar under it', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer();
  await make.aPlan(customer, WEEK);
  const page = await signIn(customer, PHONE);
  await page.goto('/customer/myprogress');
  await expect(bar(page)).toBeVisible();
  const top = await boxOf(page.getByRole('banner'));
  const first = await boxOf(meal(page, 'Porridge with plums'));
  expect(first.y - (top.y + top.height)).toBeLessThanOrEqual(250);

  const { y, height } = await boxOf(submit(page));
  expect(y + height).toBeLessThanOrEqual((await boxOf(bar(page))).y);
  for (const row of await page.getByRole('checkbox').all()) await row.check();
  await expect(page.getByText('Congratulations, all done!')).toBeVisible();
  // The congratulation has not moved the meals.
  expect((await boxOf(meal(page, 'Porridge with plums'))).y).toBe(first.y);
  await submit(page).tap();
  await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();

  // The last field scrolls past both bars.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const notes = await boxOf(page.getByText('Notes', { exact: true }));
  expect(notes.y + notes.height).toBeLessThan(y);
});

/**
 * The screens of a customer that need nothing but their address. They are opened one after the other within the
 * page, so the same screen never comes twice in a row.
 */
const OF_CUSTOMERS = [
  '/customer/plan?week=next',
  ...new Set(
    SCREENS.filter(({ as, path }) => as === 'customer' && !/[A-Z?]|dashboard/.test(path)).map(
      ({ path }) => path,
    ),
  ),
  '/customer/myprogress?tab=trends',
];

/** The words of the text, none of them long, that are broken over several lines for want of width. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, 4);
    const broken = new Set<string>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: parent, textContent } = text;
      // Addresses have no spaces, and what is hidden for the eyes is one pixel wide.
      if (!parent?.checkVisibility() || parent.clientWidth === 1) continue;
      for (const { 0: word, index } of (textContent ?? '').matchAll(
        /(?<=^|\s)\p{L}{2,9}(?=\s|$)/gu,
      )) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.add(`${word} in ${parent.textContent?.slice(0, 40)}`);
      }
    }
    return [...broken];
  });

/** A phone 390 px wide at 200 %. */
const ENLARGED = { viewport: { width: 195, height: 422 } };

const ofDieticians = (customer: string) => [
  `/client/customers/${customer}`,
  `/client/customers/${customer}?tab=profile`,
  `/client/customers/${customer}?tab=notes`,
  '/client/customers',
  `/client/inbox?customer=${customer}`,
  '/client/inbox',
  `/client/dashboard?customer=${customer}`,
  '/client/clientprofilepage',
  '/client/dashboard',
];

test('[NAV-01] [HOME-01] [PROG-01] [PROF-01] on a phone at 200 % the bar keeps mark and toggle in the window, no common screen scrolls sideways, nor with text twice as large, and every word is whole', async ({
  make,
  signIn,
}) => {
  const coach = await make.aDietician({ name: 'Meera Nair' });
  const name = 'Wolfeschlegelsteinhausenbergerdorff';
  const customer = await make.aCustomer({ name, dietician: coach });
  await make.aPlan(customer, { ...WEEK, name: `${name} week` });
  await make.aMessage(customer, { text: 'May I swap the plums?' });
  await make.aCustomerProfile(customer, { dietaryRestrictions: 'No nuts', weight: 70 });
  await make.aVisit(customer, { text: 'Eats late.' });
  const found: string[] = [];
  const look = async (page: Page, path: string, go = goOn) => {
    await go(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const tooWide = await sideways(page);
    if (tooWide > 0) found.push(`${path}: ${tooWide} px too wide`);
    found.push(...(await brokenWords(page)).map((word) => `${path}: ${word}`));
    const toggle = await boxOf(page.getByRole('button', { name: 'Menu', exact: true }));
    if (toggle.x + toggle.width > 195)
      found.push(`${path}: the toggle ends at ${toggle.x + toggle.width} px`);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeInViewport({ ratio: 1 });
  };
  const theirs = await signIn(customer, { ...PHONE, ...ENLARGED });
  await theirs.goto('/customer/dashboard');
  const inLargeText = async (what: string) => {
    await theirs.setViewportSize(PHONE_360);
    await withLargeText(theirs, async () => {
      const tooWide = await sideways(theirs);
      if (tooWide > 0) found.push(`${what}, in large text: ${tooWide} px too wide`);
    });
    await theirs.setViewportSize(ENLARGED.viewport);
  };
  for (const path of OF_CUSTOMERS) {
    await look(theirs, path);
    await inLargeText(path);
    if (path !== '/customer/customerprofile') continue;
    await theirs.getByRole('button', { name: 'Edit Profile' }).tap();
    await expect(theirs.getByLabel('Dietary Restrictions')).toBeVisible();
    await inLargeText('the profile, edited');
  }
  const desk = await signIn(coach, { ...PHONE, ...ENLARGED });
  for (const path of ofDieticians(customer.id))
    await look(desk, path, async (to, at) => void (await to.goto(at)));
  expect(found).toEqual([]);
});

/** In each language the screens of one role; those of the other too by `npm run test:states`. */
const READERS = [
  ['ar-MA', 'customer'],
  ['de-AT', 'client'],
] as const;

for (const [locale, role] of READERS)
  test(`[WORDS-02] on a phone 320 px wide no common screen scrolls sideways, and every word is whole: ${locale}`, async ({
    make,
    signIn,
  }) => {
    const coach = await make.aDietician({ name: 'Meera Nair' });
    const customer = await make.aCustomer({ name: 'ليلى حداد', dietician: coach });
    await make.aPlan(customer, WEEK);
    await make.aMessage(customer, { text: 'هل يمكنني تبديل البرقوق؟' });
    await make.aCustomerProfile(customer, { dietaryRestrictions: 'No nuts', weight: 70 });
    await make.aVisit(customer, { text: 'Eats late.' });
    const found: string[] = [];
    for (const [person, paths] of [
      [customer, OF_CUSTOMERS],
      [coach, ofDieticians(customer.id)],
    ] as const) {
      if (person.role !== role && process.env.STATES !== 'all') continue;
      const page = await signIn(person, { ...PHONE, viewport: { width: 320, height: 640 } });
      await page.request.put('/api/me/locale', { data: { locale } });
      for (const path of paths) {
        await (person === customer ? goOn(page, path) : page.goto(path));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
        const tooWide = await sideways(page);
        if (tooWide > 0) found.push(`${path}: ${tooWide} px too wide`);
        found.push(...(await brokenWords(page)).map((word) => `${path}: ${word}`));
      }
    }
    expect(found).toEqual([]);
  });

test('[NAV-01] [PROF-01] Me has what is the customer’s own one tap away, and says how far the profile is filled in', async ({
  make,
  signIn,
}) => {
  const customer = await make.aCustomer({ name: 'Anna Berg' });
  const page = await signIn(customer, PHONE);
  await page.goto('/customer/dashboard');
  await page
    .getByRole('navigation', { name: 'Shortcuts' })
    .getByRole('link', { name: 'Me', exact: true })
    .tap();
  await expect(page).toHaveURL('/customer/me');
  const main = page.getByRole('main');
  await expect(main.getByText('Anna Berg')).toBeVisible();
  const links = main.getByRole('link');
  await expect(links).toHaveText([
    'Appointments',
    /^My Profile0 of \d+ filled in$/,
    'My Dietician',
    'Goals',
    'Summary for a doctor',
    'Reminders',
    'Library',
    'Questionnaires',
    'Notifications',
    'Sign-in settings',
    'My data',
    'Help',
  ]);
  await make.aCustomerProfile(customer, { dietaryRestrictions: 'No nuts', weight: 70 });
  await page.reload();
  await expect(links.nth(1)).toHaveText(/^My Profile[2-9] of \d+ filled in$/);

  await main.getByRole('link', { name: 'Reminders' }).tap();
  await expect(page).toHaveURL('/customer/reminders');
  await page.goBack();
  await main.getByText('Dark', { exact: true }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await main.getByRole('button', { name: 'Log out' }).tap();
  await expect(page).toHaveURL('/login');
});

const cutOff = (input: Locator) =>
  input.evaluate((element) => element.scrollWidth - element.clientWidth);
const scrolled = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 3));
const barHasRoom = async (page: Page) => {
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[popovertarget="person-menu"]')).toBeInViewport({ ratio: 1 });
};
const PHONE_360 = { width: 360, height: 780 };
const PHONE_320 = { width: 320, height: 640 };

/** From this width on the bar has all its entries. */
const TABLET = { width: 768, height: 800 };

/** Only the text is twice as large, as by a browser's setting. */
const withLargeText = async (page: Page, look: () => Promise<void>) => {
  const enlarge = (size: string) =>
    page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
  await enlarge('200%');
  await look();
  await enlarge('');
};

/** A screen of 1280 pixels enlarged to 200 %. */
const ENLARGED_DESK = { width: 640, height: 400 };

test('[PLAN-01] [CUST-01] [CUST-02] [CUST-03] [NAV-01] a dietician’s screens have room: the bar, the dates, the chips of the list, the buttons of the period, large text on a phone; enlarged, no bar stays over the plan', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer();
  await page.goto('/client/customers');
  const chips = page.getByRole('radiogroup', { name: 'Filter by status' }).locator('label');
  await expect(chips.first()).toHaveText(/\d/);
  const tops = await chips.evaluateAll((all) =>
    all.map((chip) => chip.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);

  await openCustomer(page, customer);
  await page.getByRole('textbox', { name: 'Notes' }).waitFor();
  const card = page.getByRole('region', { name: 'Coaching period' });
  const last = page.getByRole('button', { name: 'Renew Plan' });
  // Both are measured at one moment: something that arrives above them in between would move the second.
  const beneath = await last.evaluate(
    (button, around) =>
      (around?.getBoundingClientRect().bottom ?? 0) - button.getBoundingClientRect().bottom,
    await card.elementHandle(),
  );
  expect(beneath).toBeGreaterThan(0);
  expect(beneath).toBeLessThan(24);

  await page.setViewportSize(PHONE_360);
  await withLargeText(page, async () => expect(await sideways(page)).toBe(0));

  const wholeDates = async () => {
    for (const name of ['Start Date', 'End Date']) {
      const date = page.getByLabel(name, { exact: true });
      await date.fill('2026-12-28');
      expect(await cutOff(date)).toBeLessThanOrEqual(0);
      // The calendar's button covers the end of the field.
      expect((await boxOf(date)).width).toBeGreaterThan(180);
    }
  };
  await page.setViewportSize(PHONE_320);
  await wholeDates();
  await openFor(page, customer);
  await wholeDates();
  await page.setViewportSize(TABLET);
  await barHasRoom(page);
  await page.setViewportSize(ENLARGED_DESK);
  await scrolled(page);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(upload(page)).not.toBeInViewport();
});
