import { expect } from '@playwright/test';
import { submit } from './dayScreen.ts';
import { PHONE, test } from './fixtures.ts';

const SAID = '6 glasses of 250 ml';

test('[DAY-06] a bare 6 is asked about beside the field, and one tap answers; submitted without an answer it is asked once more, and then kept as typed', async ({
  make,
  signIn,
}) => {
  const page = await signIn(await make.aCustomer(), PHONE);
  await page.goto('/customer/myprogress');
  const water = page.getByLabel('Water Intake');
  await water.fill('6');
  const question = page.getByRole('group', { name: '6 glasses or 6 litres?' });
  await expect(page.getByText(SAID)).toBeHidden();
  await expect(page.getByRole('button', { name: 'One glass more' })).toBeDisabled();
  await expect(water).toHaveAccessibleDescription('6 glasses or 6 litres?');
  await question.getByRole('button', { name: '6 glasses' }).tap();
  await expect(water).toHaveValue('6 glasses');
  await expect(question).toBeHidden();
  await expect(page.getByText(SAID)).toBeVisible();

  await water.fill('٦');
  await page.getByRole('button', { name: '٦ litres' }).tap();
  await expect(page.getByText('24 glasses of 250 ml')).toBeVisible();
  await water.fill('64 oz');
  await expect(page.getByText('7½ glasses of 250 ml')).toBeVisible();

  const edit = page.getByRole('button', { name: 'Edit Progress' });
  await page.getByLabel('Water Intake').fill('6');
  await submit(page).tap();
  await expect(page.getByRole('button', { name: '6 glasses' })).toBeFocused();
  await expect(page.getByText(/submit again to keep it as typed/)).toBeVisible();
  await expect(edit).toBeHidden();
  await submit(page).tap();
  await expect(edit).toBeVisible();
  await expect(page.getByLabel('Water Intake')).toHaveValue('6');

  await page.reload();
  await expect(page.getByLabel('Water Intake')).toHaveValue('6');
  await expect(page.getByText(/litres|glasses/)).toHaveCount(0);
  await edit.tap();
  await page.getByLabel('Notes').fill('The water stays as it was.');
  await submit(page).tap();
  await expect(edit).toBeVisible();
});
