import { expect } from '@playwright/test';
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
});
