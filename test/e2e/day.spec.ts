import { expect } from '@playwright/test';
import { addDays } from '#domain/day.ts';
import { todayOf } from '../factories/people.ts';
import { FIVE, meal, ring, submit, WEEK } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';

test.describe('My Progress', () => {
  test('[PROG-01] [PROG-02] [PROG-03] [PROG-04] [PROG-05] [PROG-06] a day, ticked and submitted with one thumb', async ({
    make,
    signIn,
  }) => {
    const customer = await make.aCustomer();
    await make.aPlan(customer, WEEK);
    const page = await signIn(customer, PHONE);
    await page.goto('/customer/myprogress');

    await expect(page.getByRole('checkbox')).toHaveCount(5);
    await expect(page.getByRole('checkbox').first()).not.toBeFocused();
    const tabs = page.getByRole('group', { name: 'What to see' });
    const right = await tabs.evaluate((each) => each.getBoundingClientRect().right);
    const margin = await page
      .getByRole('heading', { level: 1 })
      .evaluate((each) => each.getBoundingClientRect().left);
    expect(margin).toBeGreaterThan(0);
    expect(right, 'the tabs keep the margin of the page').toBeLessThanOrEqual(390 - margin);
    await expect(tabs).toHaveCSS('border-bottom-width', '0px');
    await expect(ring(page)).toHaveAttribute('aria-valuenow', '0');
    for (const [done, name] of FIVE.entries()) {
      await meal(page, name).tap();
      await expect(ring(page)).toHaveAttribute('aria-valuetext', `${done + 1} of 5 meals`);
    }
    await expect(ring(page)).toHaveAttribute('aria-valuenow', '100');
    await expect(page.getByText('Congratulations')).toBeVisible();
    await meal(page, '10:30: An apple').tap();
    await expect(ring(page)).toHaveAttribute('aria-valuenow', '80');
    await expect(page.getByText('Congratulations')).toBeHidden();

    for (let glass = 0; glass < 6; glass += 1)
      await page.getByRole('button', { name: 'One glass more' }).tap();
    await expect(page.getByLabel('Water Intake')).toHaveValue('1.5 L');
    await page.getByLabel('Sleep Hours').fill('7');
    await page.getByRole('button', { name: 'Half an hour more' }).tap();
    await page.getByRole('radiogroup', { name: 'Mood' }).getByLabel('Good').tap();
    await page.getByRole('radiogroup', { name: 'Diet Score' }).getByLabel('4').tap();
    await page.getByLabel('Notes').fill('Light and rested.');
    await submit(page).tap();

    const submitted = async () => {
      await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
      await expect(submit(page)).toBeHidden();
      await expect(ring(page)).toHaveAttribute('aria-valuenow', '80');
      await expect(meal(page, 'Breakfast: Porridge with plums')).toBeChecked();
      await expect(meal(page, 'An apple')).not.toBeChecked();
      for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeDisabled();
      await expect(page.getByLabel('Water Intake')).toHaveValue('1.5 L');
      await expect(page.getByLabel('Sleep Hours')).toHaveValue('7.5');
      await expect(page.getByRole('radio', { name: 'Good' })).toBeChecked();
      await expect(page.getByRole('radio', { name: '4' })).toBeChecked();
      await expect(page.getByLabel('Notes')).toHaveValue('Light and rested.');
    };
    await submitted();
    await page.reload();
    await submitted();

    await page.getByRole('button', { name: 'Edit Progress' }).tap();
    await meal(page, 'Lentil soup').tap();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await submit(page).tap();
    await submitted();

    await page.getByRole('button', { name: 'Edit Progress' }).tap();
    await meal(page, 'An apple').tap();
    await submit(page).tap();
    await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
    await expect(page.getByText('Congratulations')).toBeVisible();
  });

  test('[PROG-02] a blank cell is no meal, and a day of blanks has none @all', async ({
    make,
    signIn,
  }) => {
    const customer = await make.aCustomer();
    const blank = Array.from({ length: 8 }, () => '');
    const days = [
      ['', ' ', 'Only soup', '', '', '', '', ''],
      ...Array.from({ length: 6 }, () => blank),
    ];
    await make.aPlan(customer, { meals: days, startDate: addDays(todayOf(customer), 0) });
    await make.aPlan(customer, {
      meals: Array.from({ length: 7 }, () => blank),
      startDate: addDays(todayOf(customer), -7),
    });
    const page = await signIn(customer, PHONE);
    await page.goto('/customer/myprogress');
    await expect(page.getByRole('checkbox')).toHaveCount(1);
    await meal(page, 'Only soup').tap();
    await expect(ring(page)).toHaveAttribute('aria-valuenow', '100');
    await page.getByRole('button', { name: 'Previous Day' }).tap();
    await expect(page.getByText('No meals are planned for this day.')).toBeVisible();
    await expect(ring(page)).toBeHidden();
  });

  test('[PROG-03] water in the customer’s own words, sleep that is no number, a score taken back @all', async ({
    customer,
    make,
  }) => {
    const { page, person } = customer;
    await make.aPlan(person, WEEK);
    await page.goto('/customer/myprogress');
    await page.getByLabel('Water Intake').fill('two big bottles');
    await expect(page.getByRole('button', { name: 'One glass more' })).toBeDisabled();
    await page.getByRole('radio', { name: '3' }).check();
    await page.getByRole('radio', { name: '3' }).click();
    await expect(page.getByRole('radio', { name: '3' })).not.toBeChecked();
    await page.getByRole('radio', { name: 'Low' }).check();
    await page.getByRole('button', { name: 'Clear Mood' }).click();
    await expect(page.getByRole('radio', { name: 'Low' })).not.toBeChecked();

    await page.getByLabel('Sleep Hours').fill('well');
    await submit(page).click();
    await expect(page.getByText('Enter the hours as a number.')).toBeVisible();
    await expect(page.getByLabel('Sleep Hours')).toBeFocused();
    await page.getByLabel('Sleep Hours').fill('25');
    await submit(page).click();
    await expect(page.getByText('Sleep is between 0 and 24 hours.')).toBeVisible();
    await page.getByLabel('Sleep Hours').fill('7:30');
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
    await expect(page.getByLabel('Water Intake')).toHaveValue('two big bottles');
    await expect(page.getByLabel('Sleep Hours')).toHaveValue('7.5');
    for (const radio of await page.getByRole('radio').all()) await expect(radio).not.toBeChecked();
  });

  test('[PROG-07] no plan at all, or none for this date: everything else can still be logged @all', async ({
    customer,
    make,
  }) => {
    const { page, person } = customer;
    await page.goto('/customer/myprogress');
    await expect(page.getByText('No diet plan available.')).toBeVisible();
    await page.getByLabel('Sleep Hours').fill('8');
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();

    await make.aPlan(person, WEEK);
    await page.goto(`/customer/myprogress?date=${addDays(todayOf(person), -30)}`);
    await expect(page.getByText('No diet plan found for the selected date.')).toBeVisible();
    await page.getByLabel('Notes').fill('On a journey');
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Edit Progress' })).toBeVisible();
    await expect(page.getByLabel('Notes')).toHaveValue('On a journey');
  });
});
