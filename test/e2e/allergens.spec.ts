import { expect } from '@playwright/test';
import { MEALS } from '../factories/plans.ts';
import { expectAccessible } from './accessible.ts';
import { test } from './fixtures.ts';
import { button } from './named.ts';
import { cell, field, fromMenu, message, openFor, upload } from './plansScreen.ts';

test('[RAIL-01] [RAIL-02] what somebody must not eat stands beside the week, is marked in it, and is uploaded with a reason alone', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer({ name: 'Nora Nutfree' });
  await make.aCustomerProfile(customer, {
    allergens: ['nuts'],
    dietaryRestrictions: 'No kiwi.',
    foodDislikes: 'Okra',
    medications: 'Iron',
  });
  await openFor(page, customer);
  for (const words of ['Tree nuts', 'No kiwi.', 'Okra', 'Iron'])
    await expect(page.getByText(words, { exact: true })).toBeVisible();

  await field(page, 'Plan Name').fill('Week of nuts');
  await expect(page.getByText(/^No known match/)).toBeVisible();
  await cell(page, 1, 2).fill('Coconut yogurt, nutmeg');
  await cell(page, 2, 2).fill('Yogurt with walnuts');
  await expect(cell(page, 2, 2)).toHaveAccessibleDescription('Walnuts: tree nuts');
  await expect(cell(page, 1, 2)).toHaveAccessibleDescription('');
  await cell(page, 3, 2).focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Pesto\tOkra curry');
    const paste = new ClipboardEvent('paste', {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    });
    document.activeElement?.dispatchEvent(paste);
  });
  await expect(cell(page, 3, 2)).toHaveAccessibleDescription('Pesto: usually with tree nuts');
  await expect(cell(page, 4, 2)).toHaveAccessibleDescription('Okra: they dislike “Okra”');

  const marks = page.getByRole('region', {
    name: '2 meals conflict with Nora Nutfree’s restrictions',
  });
  await expect(marks.getByRole('listitem')).toHaveCount(3);
  await upload(page).click();
  await expect(field(page, 'Reason')).toBeFocused();
  await expect(marks.getByRole('alert')).toContainText('Write why');
  await field(page, 'Reason').fill('Tested again: no allergy any more.');
  await button(page, 'Upload Anyway').click();
  await expect(message(page, 'Diet plan uploaded.')).toBeVisible();
  await expect(page.getByText(/^Uploaded for Nora Nutfree, \d/)).toBeVisible();
  await expect(marks).toHaveCount(0);

  await fromMenu(page, /^More for .*Week of nuts/, 'Versions');
  await expect(page.getByRole('dialog')).toContainText(
    'Reason: Tested again: no allergy any more.',
  );
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1680, height: 1000 });
  const rail = page.getByRole('complementary', { name: 'About this customer' });
  await expect(rail).toContainText('Tree nuts');
  await expect(rail).toContainText('Last seven days');
  await button(page, 'Next customer').click();
  await expect(page.getByRole('combobox', { name: 'Customer' })).toBeFocused();
});

test('[RAIL-01] [RAIL-02] a dietician chooses allergens on the phone; the week heeds them, and the customer sees who chose', async ({
  dietician: { page, person },
  signIn,
  make,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to load resource/);
  const customer = await make.aCustomer({ name: 'Fay Fishless' });
  await make.aPlan(customer, { name: 'Before', meals: MEALS.with(1, 'Salmon') });
  await page.goto(`/client/customers/${customer.id}?tab=profile`);
  const chosen = page.getByRole('region', { name: 'Allergens You Choose' });
  await button(page, 'Choose Allergens').click();
  await expect(chosen.getByRole('checkbox').first()).toBeFocused();
  await page.getByRole('checkbox', { name: 'Fish' }).check();
  await expectAccessible(page);
  await button(page, 'Save Allergens').click();
  // The message first: it goes after three seconds.
  await expect(message(page, 'Allergens saved.')).toBeVisible();
  await expect(chosen).toContainText(/^Chosen by .+ on .+: Fish\./);
  await expect(button(page, 'Choose Allergens')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Meals to look at' })).toContainText('Salmon');

  await test.step('what a colleague chooses while a save fails is not overwritten', async () => {
    await button(page, 'Choose Allergens').click();
    await page.getByRole('checkbox', { name: 'Celery' }).check();
    await page.route('**/chosen-allergens', (route) => route.abort(), { times: 1 });
    await button(page, 'Save Allergens').click();
    await expect(chosen.getByRole('alert')).toContainText('Failed to save the allergens.');
    const path = `/api/customers/${customer.id}/profile/chosen-allergens`;
    const colleague = await page.request.put(path, {
      data: { allergens: ['fish', 'mustard'] },
      headers: { origin: new URL(page.url()).origin, 'if-match': '"1"' },
    });
    expect(colleague.status()).toBe(200);
    await expect(chosen).toContainText(/^Chosen by .+ on .+: Fish, Mustard\./);
    await button(page, 'Save Allergens').click();
    await expect(chosen.getByRole('alert')).toContainText('chose Mustard: ticked here as well.');
    await expect(page.getByRole('checkbox', { name: 'Mustard' })).toBeChecked();
    await button(page, 'Save Allergens').click();
    await expect(chosen).toContainText(/^Chosen by .+ on .+: Fish, Celery, Mustard\./);
  });

  await openFor(page, customer);
  await expect(page.getByText(`Fish, Celery, Mustard (chosen by ${person.name})`)).toBeVisible();
  await cell(page, 1, 4).fill('Salmon with dill');
  await expect(cell(page, 1, 4)).toHaveAccessibleDescription('Salmon: fish');
  await cell(page, 2, 4).fill('Celery soup');
  await field(page, 'Reason').fill('Tested again');

  const own = await signIn(customer);
  await own.goto('/customer/customerprofile');
  await expect(own.getByText(`${person.name} chose allergens for you on`)).toContainText('Fish');
  await field(own, 'Name').fill('Fay Fishless');
  await own.getByRole('checkbox', { name: 'Celery' }).check();
  await button(own, 'Save Profile').click();
  // The marks change while somebody writes the reason, who keeps the focus and the text.
  await expect(cell(page, 2, 4)).toHaveAccessibleDescription('Celery: celery');
  await expect(field(page, 'Reason')).toBeFocused();
  await expect(field(page, 'Reason')).toHaveValue('Tested again');
});

test('[RAIL-02] [RAIL-03] [RAIL-04] a way of eating is heeded, a reason is asked once, and again where a version comes back', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer({ name: 'Vera Veg' });
  await make.aCustomerProfile(customer, {
    gender: 'female',
    dietaryRestrictions: 'Strict vegetarian. Tree nut allergy, once a swollen lip.',
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/client/customers/${customer.id}?tab=profile`);
  await expect(page.getByText('Tree nuts, from her words')).toBeVisible();
  await expect(page.getByText('Vegetarian, from her words')).toBeVisible();
  await expect(page.getByText(/^Nothing written/)).toHaveCount(3);
  await page.goto(`/client/customers/${customer.id}/doctor-summary`);
  await expect(page.getByText('Tree nuts, from her words')).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 900 });
  await openFor(page, customer);
  await expect(page.getByText('Tree nuts, from her words')).toBeVisible();
  await field(page, 'Plan Name').fill('Week of Vera');
  await cell(page, 1, 2).fill('Chicken soup');
  await cell(page, 2, 2).fill('Havermout met melk');
  await cell(page, 3, 2).fill('Tofu sausage');
  await expect(cell(page, 1, 2)).toHaveAccessibleDescription(
    'Chicken soup: conflicts with “Vegetarian”',
  );
  await expect(cell(page, 2, 2)).toHaveAccessibleDescription(
    'Not checked: language not recognized',
  );
  await expect(cell(page, 3, 2)).toHaveAccessibleDescription('');
  await field(page, 'Reason').fill('She eats it at her mother’s.');
  await button(page, 'Upload Anyway').click();
  await expect(message(page, 'Diet plan uploaded.')).toBeVisible();

  await test.step('the same dish asks no more, another one does', async () => {
    await field(page, 'Plan Name').fill('Second week');
    await cell(page, 4, 2).fill('Chicken soup');
    const marks = page.getByRole('region', {
      name: '1 meal conflicts with Vera Veg’s restrictions',
    });
    await expect(marks).toContainText(/Accepted \w+ \d+ \w+: “She eats it at her mother’s.”/);
    await expect(field(page, 'Reason')).toHaveCount(0);
    await cell(page, 4, 2).fill('Turkey wrap');
    await expect(field(page, 'Reason')).toBeVisible();
    await cell(page, 4, 2).fill('Chicken soup');
    await upload(page).click();
    await expect(message(page, 'Diet plan uploaded.')).toBeVisible();
  });
});
