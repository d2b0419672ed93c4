import { expect, type Page } from '@playwright/test';
import { addDays, ageOn, formatDay } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { expectAccessible } from './accessible.ts';
import { PHONE, test } from './fixtures.ts';

const MINE = '/customer/customerprofile';
const THEIRS = '/client/clientprofilepage';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name });

test('[PROF-01] [PROF-02] [PROF-03] without a profile it opens in edit mode, what was typed is offered back after a reload, bad fields are named beside the field, and every field is kept, in several sittings', async ({
  customer: { page, person },
}) => {
  await page.goto(MINE);
  await field(page, 'Cravings').fill('Migraine');
  await page.reload();
  await expect(page.getByText('Here is what you typed last time and did not save.')).toBeVisible();
  await expect(field(page, 'Cravings')).toHaveValue('Migraine');
  await button(page, 'Discard it').click();
  await expect(field(page, 'Cravings')).toHaveValue('');
  await expect(field(page, 'Email')).toHaveValue(person.email);
  await expect(field(page, 'Email')).not.toBeEditable();

  await expect(field(page, 'Height Unit')).toHaveValue('cm');
  await field(page, 'Weight').fill('64,5');
  await field(page, 'Weight Unit').selectOption('lbs');
  await expect(field(page, 'Weight')).toHaveValue('142.2');
  await field(page, 'Weight Unit').selectOption('kg');
  await expect(field(page, 'Weight')).toHaveValue('64,5');
  // The date picker of an empty date of birth does not open at this month.
  await expect(page.locator('input[type="date"]')).toHaveValue('1985-07-01');
  await field(page, 'Date of Birth').fill(addDays(todayOf(person), 1));
  await field(page, 'Stress Level').fill('11');
  await field(page, 'Water Intake').fill('a lot');
  await button(page, 'Save Profile').click();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Enter your name.');
  await expect(page.getByText('The stress level is a whole number from 1 to 10.')).toBeVisible();
  await expect(page.getByText('Enter a number.')).toBeVisible();
  await expect(page.getByText('Your date of birth cannot be in the future.')).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Name').fill('Anna Albrecht');
  await expect(page.getByText('Enter your name.')).toBeHidden();

  await field(page, 'Date of Birth').fill('1990-05-14');
  await expect(field(page, 'Age')).toHaveValue(String(ageOn('1990-05-14', todayOf(person))));
  await field(page, 'Gender').selectOption('Female');
  await field(page, 'Height').fill('168');
  await field(page, 'Activity Level').selectOption('Moderately active');
  await field(page, 'Fitness Goals').fill('Swim a kilometre');
  await field(page, 'Stress Level').fill('4');
  await field(page, 'Water Intake').fill('1.5');
  await button(page, 'Save Profile').click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await button(page, 'Edit Profile').click();
  await field(page, 'Name').fill('Somebody else');
  await button(page, 'Cancel').click();
  await expect(page.getByRole('definition').filter({ hasText: 'Anna Albrecht' })).toBeVisible();
  await button(page, 'Edit Profile').click();

  await field(page, 'Wake Time').fill('06:40');
  await field(page, 'Sleep Time').fill('23:15');
  await field(page, 'Quality of Sleep').selectOption('Sound');
  await field(page, 'Smoking').selectOption('Quit');
  await field(page, 'Tobacco').selectOption('No');
  await field(page, 'Alcohol').selectOption('Socially');
  await field(page, 'Day Recall').fill('Desk until six');
  await field(page, 'Vegetarian').check();
  await field(page, 'Ovo-vegetarian').check();
  await field(page, 'Water Intake').press('ArrowUp');
  const texts = {
    'Dietary Restrictions': 'No walnuts',
    'Favorite Foods': 'Lentils',
    'Food Dislikes': 'Coconut',
    Cravings: 'Chocolate',
    'Diet Recall': 'Toast, soup, pasta',
    'Medical Conditions': 'Anaemia',
    Medications: 'Iron 210 mg',
    Supplements: 'Vitamin D',
    'Past Medical History': 'Appendix out',
    'Family Medical History': 'Diabetes',
    'Additional Information': 'Ramadan in spring',
  };
  for (const [name, words] of Object.entries(texts)) await field(page, name).fill(words);
  await button(page, 'Save Profile').click();
  await expect(button(page, 'Edit Profile')).toBeVisible();
  await page.reload();

  const said = {
    ...texts,
    'Date of Birth': formatDay('1990-05-14', 'medium'),
    Gender: 'Female',
    Weight: '64.5 kg',
    Height: '168 cm',
    'Activity Level': 'Moderately active',
    'Wake Time': '06:40',
    'Quality of Sleep': 'Sound',
    'Stress Level': '4 of 10',
    Smoking: 'Quit',
    Alcohol: 'Socially',
    'Dietary Preferences': 'Vegetarian, Ovo-vegetarian',
    'Water Intake': '1.6 litres a day',
  };
  const main = page.getByRole('main');
  for (const [name, words] of Object.entries(said)) {
    const entry = main.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
    await expect(entry.getByRole('definition'), name).toHaveText(words);
  }
});

test('[PROF-01] saved on two devices: neither loses what it typed', async ({
  customer: { page, person },
  make,
  signIn,
}) => {
  await make.aCustomerProfile(person, { cravings: 'Crisps' });
  const phone = await signIn(person, PHONE);
  for (const each of [page, phone]) {
    await each.goto(MINE);
    await button(each, 'Edit Profile').click();
  }
  await field(page, 'Medications').fill('Iron 210 mg');
  await field(page, 'Cravings').fill('Chocolate');
  await field(phone, 'Supplements').fill('Vitamin D');
  await field(phone, 'Cravings').fill('Bread');
  await button(phone, 'Save Profile').click();
  await expect(button(phone, 'Edit Profile')).toBeVisible();

  await button(page, 'Save Profile').click();
  const news = page.getByRole('alert');
  await expect(news).toContainText('This profile was saved somewhere else.');
  await expect(news).toContainText('Different there: Cravings.');
  await button(page, 'Keep mine, add the rest').click();
  await expect(field(page, 'Supplements')).toHaveValue('Vitamin D');
  await button(page, 'Save Profile').click();
  await expect(button(page, 'Edit Profile')).toBeVisible();
  for (const words of ['Iron 210 mg', 'Vitamin D', 'Chocolate'])
    await expect(page.getByRole('definition').filter({ hasText: words })).toBeVisible();
});

test('[CUST-08] the dietician reads it, what matters clinically first', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer();
  await make.aCustomerProfile(customer, {
    medicalConditions: 'Coeliac disease',
    medications: '',
    dietaryRestrictions: 'No gluten',
  });
  await page.goto(`/client/customers/${customer.id}`);
  await button(page, 'View Profile').click();
  await expect(page).toHaveURL(/tab=profile/);
  const first = page.getByRole('region', { name: 'Before you plan' });
  await expect(first).toContainText('Coeliac disease');
  await expect(first).toContainText('No gluten');
  await expect(first).toContainText('Nothing written. Ask before planning.');
});

test('[DPROF-01] [NAV-04] a dietician writes their page; a customer reads it and only reads it', async ({
  dietician: { page, person },
  make,
  signIn,
}) => {
  await page.goto(THEIRS);
  await button(page, 'Save Profile').click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Enter your name.');
  await field(page, 'Name').fill('Meera Nair');
  await field(page, 'Bio').fill('I plan in weeks.');
  await field(page, 'Expertise').fill('Diabetes');
  await field(page, 'Contact Number').fill('+44 20 7946 0182');
  await button(page, 'Save Profile').click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(page.getByText('I plan in weeks.')).toBeVisible();

  const customer = await signIn(await make.aCustomer({ dietician: person }), PHONE);
  await customer.goto('/customer/dashboard');
  await button(customer, 'Menu').click();
  await customer.getByRole('link', { name: 'My Dietician' }).click();
  await expect(customer).toHaveURL(`/customer/publiclientprofile/${person.id}`);
  await expect(customer.getByText('Meera Nair')).toBeVisible();
  await expect(customer.getByRole('link', { name: /7946 0182/ })).toBeVisible();
  await expect(customer.getByRole('button', { name: 'Edit Profile' })).toHaveCount(0);

  await button(page, 'Edit Profile').click();
  await field(page, 'Bio').fill('I plan in weeks, not in rules.');
  await button(page, 'Save Profile').click();
  await expect(customer.getByText('I plan in weeks, not in rules.')).toBeVisible();
});

test('[TREND-05] 1,78 as a height asks whether 178 cm is meant, and is not saved as it is', async ({
  customer: { page },
}) => {
  await page.goto('/customer/customerprofile');
  await page.getByLabel('Name', { exact: true }).fill('Ada Quill');
  const height = page.getByLabel('Height', { exact: true });
  await height.fill('1,78');
  await expect(height).toHaveAccessibleDescription('Did you mean 178 cm?');
  await page.getByRole('button', { name: 'Save Profile' }).first().click();
  await expect(height).toHaveAccessibleDescription(/^Height is between 30 and 280 cm/);
  await page.getByRole('button', { name: 'Use 178 cm' }).click();
  await expect(height).toHaveValue('178');
  await page.getByRole('button', { name: 'Save Profile' }).first().click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(page.getByText('178 cm')).toBeVisible();
});
