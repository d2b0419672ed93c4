import { expect, type Page } from '@playwright/test';
import { addDays, type Day, formatDay, weekdayOf } from '#domain/day.ts';
import { weekOf } from '#domain/plans/weeks.ts';
import { say as account } from '#web/auth/words.ar.ts';
import { say as home } from '#web/home/words.ts';
import { say as kit } from '#web/kit/words.ar.ts';
import { say as inGerman } from '#web/kit/words.de.ts';
import { say as progress } from '#web/progress/words.ts';
import { todayOf } from '../factories/people.ts';
import { PHONE, test, WITH_WORKER } from './fixtures.ts';
import { installed, keptIn } from './keptIn.ts';

const MIXED = 'أرز basmati (200 g)، ثم water 1,5 l';

const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const lang = (page: Page) => page.locator('html');

test('[WORDS-01] whoever chooses another language under Me reads it at once and on the next device, and keeps what they typed', async ({
  make,
  signIn,
}) => {
  const person = await make.aCustomer();
  const page = await signIn(person, PHONE);
  await page.goto('/customer/messages');
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(MIXED);
  await page.goto('/customer/me');
  await choice(page, 'Language').selectOption('de');
  await expect(lang(page)).toHaveAttribute('lang', 'de');
  await page.goto('/customer/messages');
  const message = page.getByRole('textbox', { name: inGerman.message, exact: true });
  await expect(message).toHaveValue(MIXED);
  await message.press('Control+Enter');
  await expect(page.getByRole('article').getByText(MIXED)).toHaveCSS('direction', 'rtl');

  const other = await signIn(person);
  await other.goto('/customer/messages');
  await expect(lang(other)).toHaveAttribute('lang', 'de');
  await expect(other.getByRole('article').getByText(MIXED)).toBeVisible();
});

test('[WORDS-01] a visitor reads the language of the browser, English where we do not speak it, and keeps a message to the practice when choosing another', async ({
  signIn,
}) => {
  const visitor = await signIn(null, { locale: 'fr-CA' });
  await visitor.goto('/login');
  await expect(lang(visitor)).toHaveAttribute('lang', 'fr');
  const stranger = await signIn(null, { locale: 'ja-JP' });
  await stranger
    .context()
    .addCookies([{ name: 'locale', value: 'tlh-QO', url: new URL(visitor.url()).origin }]);
  await stranger.goto('/');
  await expect(lang(stranger)).toHaveAttribute('lang', 'en');
  await stranger.getByRole('textbox', { name: 'Message' }).fill(MIXED);
  // The code of the form keeps what is typed; it comes once a visitor is near.
  await expect(stranger.getByRole('form')).toHaveAttribute('novalidate');
  await choice(stranger, 'Language').selectOption('ar');
  await expect(lang(stranger)).toHaveAttribute('dir', 'rtl');
  await stranger.locator('textarea').scrollIntoViewIfNeeded();
  await expect(stranger.locator('textarea')).toHaveValue(MIXED);
});

test('[WORDS-03] an American’s weeks are those of the plan, from Monday on, until they choose Sunday', async ({
  make,
  signIn,
}) => {
  const person = await make.aCustomer();
  const monday = weekOf(todayOf(person)).from;
  await make.aPlan(person, { startDate: monday });
  const page = await signIn(person, PHONE);
  await page.request.put('/api/me/locale', { data: { locale: 'en-US' } });
  const logged = page.getByRole('group', { name: progress.daysWeek }).getByRole('button').first();
  const planned = page.getByRole('region', { name: home.thisWeek, exact: true });
  const begins = async (day: Day) => {
    await page.goto('/customer/myprogress');
    await expect(logged).toContainText(formatDay(day, 'shortWeekday'));
    await page.goto('/customer/plan');
    await expect(planned.getByRole('listitem').first()).toContainText(
      formatDay(day, 'shortWeekday'),
    );
  };
  await begins(monday);
  await page.goto('/customer/me');
  await choice(page, 'Weeks begin on').selectOption({ label: 'Sunday' });
  await expect(choice(page, 'Weeks begin on')).toHaveValue('sun');
  await begins(addDays(monday, weekdayOf(todayOf(person)) === 7 ? 6 : -1));
});

test('[WORDS-02] [DAY-04] without a network an Arabic phone shows today from right to left, in the Arabic font', async ({
  make,
  signIn,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  const person = await make.aCustomer();
  await make.aPlan(person, { meals: [MIXED, '', '', '', '', '', '', ''] });
  const page = await signIn(person, WITH_WORKER);
  await page.request.put('/api/me/locale', { data: { locale: 'ar-MA' } });
  await page.goto('/account');
  const keep = page.getByRole('button', { name: account.keepMyDays });
  await keep.click();
  await expect(keep).toBeHidden();
  await page.goto('/customer/dashboard');
  await expect(lang(page)).toHaveAttribute('dir', 'rtl');
  await installed(page);
  await expect.poll(() => keptIn(page)).toContain(MIXED);
  await page.context().setOffline(true);
  await page.reload();
  await expect(lang(page)).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('checkbox').first()).toHaveAccessibleName(
    new RegExp(MIXED.slice(0, 4)),
  );
  const hasFont = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].some(
        ({ family, status }) => family.includes('Noto Sans Arabic') && status === 'loaded',
      );
    });
  await expect.poll(hasFont).toBe(true);
});

test('[WORDS-02] a plan prints from right to left, its first day on the right and each meal in its own direction', async ({
  make,
  signIn,
}) => {
  const person = await make.aCustomer({ name: 'ليلى حداد' });
  await make.aPlan(person, { meals: [MIXED, 'Porridge', '', '', '', '', '', ''] });
  const page = await signIn(person);
  await page.request.put('/api/me/locale', { data: { locale: 'ar-MA' } });
  await page.goto('/customer/plan');
  await expect(page.getByRole('main').getByText('Porridge').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const sheet = page.locator(`section[aria-label="${kit.planToPrint}"]`);
  await expect(sheet).toHaveCSS('direction', 'rtl');
  const heads = sheet.locator('thead tr > *');
  const first = await heads.nth(1).boundingBox();
  const last = await heads.last().boundingBox();
  expect(first?.x ?? 0).toBeGreaterThan(last?.x ?? 0);
  await expect(sheet.getByText('Porridge').first()).toHaveCSS('direction', 'ltr');
});
