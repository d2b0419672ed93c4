import { expect } from '@playwright/test';
import { addDays, dayIn, formatDay } from '#domain/day.ts';
import { say as plansInGerman } from '#web/plans/form/words.de.ts';
import { say as askedInGerman } from '#web/questionnaires/words.de.ts';
import { PASSWORD } from '../factories/people.ts';
import { anItem } from '../factories/questionnaires.ts';
import { textbox } from './authScreen.ts';
import { button, mark } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';

const WISH = 'What would you like to change?';
const SOUP = 'Linsensuppe mit Brot';

test('[INVITE-01] [FORM-01] [VISIT-02] [VISIT-03] [WORDS-01] a new customer goes from the invitation through questionnaire, appointment and first plan to the follow-up, with two dieticians in two languages', async ({
  make,
  signIn,
}) => {
  const [anna, jonas] = [
    await make.aDietician({ name: 'Anna Berg' }),
    await make.aDietician({ name: 'Jonas Gruber' }),
  ];
  await make.someHours(anna);
  const title = `First visit ${mark()}`;
  await make.aQuestionnaire({
    title,
    by: anna,
    items: [anItem('wish', { text: WISH })],
  });
  const desk = await signIn(anna);
  const german = await signIn(jonas);
  expect((await german.request.put('/api/me/locale', { data: { locale: 'de-AT' } })).ok()).toBe(
    true,
  );

  // Invited, and signed up on the phone.
  const email = `lena.${mark()}@example.test`;
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await desk.goto('/client/customers');
  await desk.getByRole('link', { name: 'Invite' }).click();
  await textbox(desk, 'Email addresses').fill(`Lena Roth ${email}`);
  const today = dayIn('UTC', new Date());
  await textbox(desk, 'Start Date').fill(addDays(today, -1));
  await textbox(desk, 'End Date').fill(addDays(today, 90));
  await button(desk, 'Make links').click();
  await desk.getByRole('button', { name: 'Copy link of Lena Roth' }).click();
  const link = await desk.evaluate(() => navigator.clipboard.readText());
  const phone = await signIn(null, PHONE);
  await phone.goto(link);
  await textbox(phone, 'Password').fill(PASSWORD);
  await textbox(phone, 'Confirm Password').fill(PASSWORD);
  await phone.getByRole('checkbox').check();
  await button(phone, 'Sign Up').click();
  await expect(phone).toHaveURL('/customer/dashboard');

  // A questionnaire, and an appointment.
  const row = desk.getByRole('listitem');
  const person = row.filter({ hasText: email }).getByRole('link', { name: 'Lena Roth' });
  const address = (await person.getAttribute('href')) ?? '';
  await desk.goto(`${address}?tab=profile`);
  await desk.getByLabel('Send a questionnaire').selectOption(title);
  await button(desk, 'Send').click();
  await expect(desk.getByRole('link', { name: title })).toBeVisible();
  const asks = phone.getByRole('region', { name: 'Your dietician asks you' });
  await asks.getByRole('link', { name: title }).click();
  await phone.getByLabel(WISH).fill('To sleep through the night');
  await button(phone, 'Finish').click();
  await expect(phone.getByText('Your dietician has your answers.')).toBeVisible();
  await phone.goto('/customer/appointments');
  const day = formatDay(addDays(today, 3), 'long');
  await phone.getByRole('button', { name: `${day}, 10:00` }).click();
  await expect(phone.getByText(/^Booked: /)).toBeVisible();

  // A colleague reads the answers in German, and writes the first plan.
  await german.goto(`${address}?tab=profile`);
  await expect(german.locator('html')).toHaveAttribute('lang', 'de');
  const sent = german.getByRole('region', { name: askedInGerman.questionnaires });
  await sent.getByRole('link', { name: title }).click();
  await expect(german.getByRole('definition')).toHaveText(['To sleep through the night']);
  await german.goto(`/client/dashboard?customer=${address.split('/').at(-1)}`);
  const inForm = (name: string) => german.getByRole('textbox', { name, exact: true });
  await inForm(plansInGerman.fields.name).fill('Woche eins');
  await inForm(plansInGerman.fields.startDate).fill(today);
  await inForm(plansInGerman.fields.startDate).press('Enter');
  await inForm(plansInGerman.mealOfDay(1, 4)).fill(SOUP);
  await button(german, plansInGerman.uploadPlan).click();
  await phone.goto('/customer/dashboard');
  const soup = phone.getByRole('checkbox', { name: new RegExp(SOUP) });
  await soup.check();
  await expect(phone.getByText('Saved', { exact: true })).toBeVisible();

  // The follow-up: what was eaten, and a record that is signed.
  await desk.goto(`${address}?tab=notes`);
  await button(desk, 'Write Record').click();
  const record = desk.getByRole('form', { name: 'New record' });
  await record
    .getByRole('textbox', { name: 'Assessment' })
    .fill('Sleeps badly after late dinners.');
  await button(desk, 'Save Visit').click();
  await button(desk, `Sign visit of ${formatDay(today, 'dated')}`).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(desk.getByText('Visit signed.')).toBeVisible();
});
