import { expect, type Page } from '@playwright/test';
import { button } from './customersScreen.ts';
import { PHONE, test } from './fixtures.ts';

/** The next save to this address is answered only when the returned function is called. */
async function savesLate(page: Page, path: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    if (route.request().method() !== 'GET') await promise;
    await route.fallback();
  });
  return resolve;
}

/** Presses the button, and resolves once the save is under way. */
async function press(page: Page, name: string, path: RegExp) {
  const sent = page.waitForRequest(
    (request) => path.test(request.url()) && request.method() !== 'GET',
  );
  await button(page, name).click();
  await sent;
}

const ARTICLES = /\/api\/articles(\/[^/]*)?$/;

test('[LIB-01] what is typed while an article is saved for the first time stays, and is saved with the next', async ({
  dietician: { page },
}) => {
  await page.goto('/client/articles/new');
  await page.getByLabel('Title').fill('Millet');
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('Two parts of water.');
  const arrive = await savesLate(page, ARTICLES);
  await press(page, 'Save Draft', ARTICLES);
  await text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Then salt.');
  arrive();
  await expect(page.getByRole('heading', { name: 'Edit article' })).toBeVisible();
  // The field is still the one that is being typed in.
  await page.keyboard.type(' Then rest.');
  await expect(text).toHaveValue('Two parts of water. Then salt. Then rest.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(text).toHaveValue('Two parts of water. Then salt. Then rest.');
  await button(page, 'Save Draft').click();
  await expect(page.getByText('Draft saved.')).toBeVisible();
  await page.goto('/client/articles/new');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('[VISIT-01] what is typed while a visit is saved stays in its form, for a new visit and for one that is changed', async ({
  make,
  dietician: { page },
}) => {
  const customer = await make.aCustomer();
  const path = /\/visits(\/[^/?]*)?$/;
  await page.goto(`/client/customers/${customer.id}?tab=notes`);
  const visits = page.getByRole('region', { name: 'Visits' });
  const text = visits.getByLabel('What was talked about');
  await button(page, 'Add Visit').click();
  await text.fill('Sleeps better.');
  const arrive = await savesLate(page, path);
  await press(page, 'Save Visit', path);
  await visits.getByLabel('Next step').fill('Iron.');
  arrive();
  await expect(visits.getByRole('form', { name: 'Edit visit' })).toBeVisible();
  await expect(text).toHaveValue('Sleeps better.');
  await expect(visits.getByLabel('Next step')).toHaveValue('Iron.');

  const arriveAgain = await savesLate(page, path);
  await press(page, 'Save Visit', path);
  await text.fill('Sleeps better. Eats late.');
  arriveAgain();
  await expect(page.getByText('Visit saved.').first()).toBeVisible();
  await expect(text).toHaveValue('Sleeps better. Eats late.');
  await expect(visits.getByRole('alert')).toHaveCount(0);
  await button(page, 'Save Visit').click();
  await expect(visits.getByRole('article')).toHaveText([/Sleeps better. Eats late..*Iron/s]);
});

test('[GOAL-01] what is typed while a goal is saved stays in its form', async ({
  customer: { page },
}) => {
  const path = /\/goals(\/[^/?]*)?$/;
  await page.goto('/customer/goals');
  await button(page, 'Set a Goal').click();
  await page.getByLabel('About').selectOption('Water');
  await page.getByLabel('Each day').fill('1.6');
  const arrive = await savesLate(page, path);
  await press(page, 'Save Goal', path);
  await page.getByLabel('Each day').fill('1.8');
  arrive();
  await expect(page.getByRole('heading', { name: /Edit “Water: 1.6 L/ })).toBeVisible();
  await expect(page.getByLabel('Each day')).toHaveValue('1.8');

  const arriveAgain = await savesLate(page, path);
  await press(page, 'Save Goal', path);
  await page.getByLabel('Each day').fill('2');
  arriveAgain();
  await expect(page.getByRole('heading', { name: /Edit “Water: 1.8 L/ })).toBeVisible();
  await expect(page.getByLabel('Each day')).toHaveValue('2');
  await button(page, 'Save Goal').click();
  await expect(page.getByRole('list', { name: 'Open goals' })).toContainText('Water: 2 L');
});

test('[PROF-01] what is typed while a profile is saved stays in its form', async ({
  make,
  signIn,
}) => {
  const person = await make.aCustomer({ name: 'Ada' });
  const page = await signIn(person, PHONE);
  const path = /\/profile$/;
  await page.goto('/customer/customerprofile');
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  const arrive = await savesLate(page, path);
  await press(page, 'Save Profile', path);
  await page.getByLabel('Food Dislikes').fill('Coriander');
  arrive();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(page.getByLabel('Food Dislikes')).toHaveValue('Coriander');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await button(page, 'Save Profile').click();
  await expect(button(page, 'Edit Profile')).toBeVisible();
  await expect(page.getByText('Coriander')).toBeVisible();
});

test('[NOTIFY-02] what is chosen while notification settings are saved stays, and is saved with the next', async ({
  customer: { page },
}) => {
  const path = /\/notifications\/settings$/;
  const box = (name: string) => page.getByRole('checkbox', { name });
  await page.goto('/customer/notifications');
  await box('Changed meals: Push').uncheck();
  const arrive = await savesLate(page, path);
  await press(page, 'Save Notifications', path);
  await box('A new diet plan: Push').uncheck();
  await box('Nothing on my devices').check();
  arrive();
  await expect(page.getByText('Notifications saved.')).toBeVisible();
  await expect(box('A new diet plan: Push')).not.toBeChecked();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await button(page, 'Save Notifications').click();
  await expect(page.getByText('Notifications saved.').first()).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(box('A new diet plan: Push')).not.toBeChecked({ timeout: 2000 });
    await expect(page.getByText('Here is what you chose last time')).toBeHidden();
  }).toPass();
  await expect(box('Changed meals: Push')).not.toBeChecked();
  await expect(box('Nothing on my devices')).toBeChecked();
});

test('[BOARD-02] what is typed while thresholds are saved stays in their dialog', async ({
  make,
  dietician: { page, person },
}) => {
  await make.aCustomer({ dietician: person });
  const path = /\/practice\/attention$/;
  await page.goto('/client/dashboard');
  await page
    .getByRole('region', { name: 'Who Needs You' })
    .getByRole('button', { name: 'Thresholds' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Thresholds of the practice' });
  const [first, second] = [dialog.getByRole('textbox').nth(0), dialog.getByRole('textbox').nth(1)];
  const [was, wasThen] = [await first.inputValue(), await second.inputValue()];
  await first.fill('6');
  const arrive = await savesLate(page, path);
  await press(page, 'Save Thresholds', path);
  await second.fill('41');
  arrive();
  await expect(page.getByText('Thresholds saved.')).toBeVisible();
  await expect(second).toHaveValue('41');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await first.fill(was);
  await second.fill(wasThen);
  await button(page, 'Save Thresholds').click();
  await expect(dialog).toBeHidden();
});
