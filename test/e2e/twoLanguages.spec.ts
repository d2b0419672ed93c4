import { expect, type Page } from '@playwright/test';
import { say as waitingInGerman } from '#domain/attention/words.de.ts';
import { addDays } from '#domain/day.ts';
import { say as homeInArabic } from '#web/home/words.ar.ts';
import { say as inArabic } from '#web/kit/words.ar.ts';
import { say as inGerman } from '#web/kit/words.de.ts';
import { say as plansInGerman } from '#web/plans/form/words.de.ts';
import { todayOf } from '../factories/people.ts';
import { messages } from './conversationScreen.ts';
import { PHONE, test } from './fixtures.ts';

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
  const ofToday = phone.getByRole('region', { name: inArabic.today });
  await expect(ofToday).toContainText(SOUP);
  await expect(ofToday).not.toContainText(/Today|Heute/);
  await expect(ofToday.getByText(SOUP).first()).toHaveCSS('unicode-bidi', /isolate|plaintext/);
  const bell = phone.getByRole('button', { name: /^الإشعارات/ });
  await bell.tap();
  await expect(phone.getByText('لديك خطة غذائية جديدة').first()).toBeVisible();

  await phone.goto('/customer/messages');
  await phone.getByRole('textbox', { name: inArabic.message, exact: true }).fill(QUESTION);
  await phone.getByRole('button', { name: inArabic.send, exact: true }).tap();
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
