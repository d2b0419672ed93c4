import { expect, type Page } from '@playwright/test';
import { say as waitingInGerman } from '#domain/attention/words.de.ts';
import { addDays, type Day, formatDay, weekdayOf } from '#domain/day.ts';
import { weekOf } from '#domain/plans/weeks.ts';
import { say as account } from '#web/auth/words.ar.ts';
import { say as homeInArabic } from '#web/home/words.ar.ts';
import { say as home } from '#web/home/words.ts';
import { say as kit } from '#web/kit/words.ar.ts';
import { say as inGerman } from '#web/kit/words.de.ts';
import { say as plansInGerman } from '#web/plans/form/words.de.ts';
import { say as progress } from '#web/progress/words.ts';
import { todayOf } from '../factories/people.ts';
import { messages } from './conversationScreen.ts';
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

const SOUP = 'Linsensuppe mit Brot';
const QUESTION = 'هل يمكنني أكل الأرز مساءً؟';
const ANSWER = 'Ja, eine kleine Portion.';
const speaks = async (page: Page, locale: string) => {
  const answer = await page.request.put('/api/me/locale', { data: { locale } });
  expect(answer.ok()).toBe(true);
};

test('[WORDS-01] [WORDS-02] [WORDS-03] a German dietician and an Arabic customer spend a week together, each in their own language', async ({
  make,
  signIn,
}) => {
  const dietician = await make.aDietician({ name: 'Anna Gruber' });
  const customer = await make.aCustomer({ name: 'ليلى حداد', dietician });
  const desk = await signIn(dietician);
  const phone = await signIn(customer, PHONE);
  await speaks(desk, 'de-AT');
  await speaks(phone, 'ar-MA');
  const today = todayOf(customer);

  await desk.goto(`/client/dashboard?customer=${customer.id}`);
  await expect(desk.locator('html')).toHaveAttribute('lang', 'de');
  const inForm = (name: string) => desk.getByRole('textbox', { name, exact: true });
  await inForm(plansInGerman.fields.name).fill('Woche eins');
  await inForm(plansInGerman.fields.startDate).fill(today);
  await inForm(plansInGerman.fields.startDate).press('Enter');
  await inForm(plansInGerman.mealOfDay(1, 4)).fill(SOUP);
  await desk.getByRole('button', { name: plansInGerman.uploadPlan, exact: true }).click();

  await phone.goto('/customer/dashboard');
  await expect(phone.locator('html')).toHaveAttribute('dir', 'rtl');
  const ofToday = phone.getByRole('region', { name: kit.today });
  await expect(ofToday).toContainText(SOUP);
  await expect(ofToday).not.toContainText(/Today|Heute/);
  await expect(ofToday.getByText(SOUP).first()).toHaveCSS('unicode-bidi', /isolate|plaintext/);
  const bell = phone.getByRole('button', { name: /^الإشعارات/ });
  await bell.tap();
  await expect(phone.getByText('لديك خطة غذائية جديدة').first()).toBeVisible();

  await phone.goto('/customer/messages');
  await phone.getByRole('textbox', { name: kit.message, exact: true }).fill(QUESTION);
  await phone.getByRole('button', { name: kit.send, exact: true }).tap();
  await desk.goto('/client/dashboard');
  await expect(desk.getByText(waitingInGerman.asked.justNow).first()).toBeVisible();
  await desk.goto(`/client/inbox?customer=${customer.id}`);
  const asked = messages(desk.getByRole('main')).filter({ hasText: QUESTION });
  await expect(asked.getByText(QUESTION)).toHaveCSS('direction', 'rtl');
  await desk.getByRole('textbox', { name: inGerman.message, exact: true }).fill(ANSWER);
  await desk.getByRole('button', { name: inGerman.send, exact: true }).click();

  const answered = messages(phone.getByRole('main')).filter({ hasText: ANSWER });
  await expect(answered.getByText(ANSWER)).toHaveCSS('direction', 'ltr');

  // The week goes on: days are logged and weighed in Arabic, and read in German with its own figures and dates.
  for (const back of [6, 5, 4, 3, 2, 1])
    await make.aDay(customer, addDays(today, -back), { sleepHours: 7.5 });
  await phone.goto('/customer/dashboard');
  await phone.getByRole('checkbox').first().tap();
  await phone.getByRole('button', { name: homeInArabic.addWeight }).tap();
  const weight = phone.getByRole('dialog').getByLabel('الوزن', { exact: true });
  await expect(weight).toBeFocused();
  await weight.fill('78.4');
  await weight.press('Enter');
  await expect(phone.getByText(/78[.,]4\sكغ/).first()).toBeVisible();

  await desk.goto(`/client/customers/${customer.id}?tab=trends`);
  const main = desk.getByRole('main');
  await expect(main).toContainText('78,4 kg');
  await expect(main).toContainText(/7,5 Std\.|7,5 Stunden/);
  await desk.goto(`/client/customers/${customer.id}?date=${today}`);
  await expect(main).toContainText(SOUP);
  await expect(main).toContainText(dayOfIn('de-AT', today));
  await expect(main).not.toContainText(/[A-Z][a-z]+day|اليوم/);

  await desk.goto(`/client/customers/${customer.id}?tab=plans`);
  await expect(main).toContainText('Woche eins');
  await phone.goto('/customer/plan');
  const week = phone.getByRole('main');
  await expect(week).toContainText(dayOfIn('ar-MA', addDays(today, 1)));
  await expect(week).not.toContainText(/Montag|Monday/);
});

/** The weekday as a region writes it. */
function dayOfIn(locale: string, day: string): string {
  const written = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return written.format(new Date(`${day}T12:00:00Z`));
}
