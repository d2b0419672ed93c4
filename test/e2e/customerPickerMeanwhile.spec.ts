import { expect, type Route } from '@playwright/test';
import { crowd, LIST, pickerOf } from './customerPicker.ts';
import { mark } from './customersScreen.ts';
import { test } from './fixtures.ts';

const NEXT_PAGE = /\/api\/customers\?.*after=/;

const refuse = (route: Route) =>
  route.fulfill({ status: 422, json: { error: { code: 'invalid', message: 'No.' } } });

test('[PLAN-01] people who could not be fetched are asked for again, and nobody loses their place @all', async ({
  make,
  dietician: { page },
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  const word = await crowd(make, 16);
  const picker = pickerOf(page);
  const options = page.getByRole('option');
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to fetch customers.' });
  // When the event stream opens, everything is fetched anew; here only Try again may do that.
  await page.route('**/api/events', (route) => route.abort());
  await page.route(LIST, refuse);
  await page.goto('/client/dashboard');
  await picker.click();
  await expect(failed).toBeVisible();
  await picker.press('Escape');
  await page.unroute(LIST);
  await picker.click();
  await expect(options.first()).toBeVisible();
  await expect(failed).toBeHidden();

  await page.route(LIST, refuse);
  await picker.fill(word);
  await expect(failed).toBeVisible();
  await picker.press('Tab');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.unroute(LIST);
  await page.route(LIST, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/limit=\d+/, 'limit=12'),
    }),
  );
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(12);
  await expect(picker).toBeFocused();

  await page.route(NEXT_PAGE, refuse);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  for (let nth = 1; nth < 12; nth += 1) await picker.press('ArrowDown');
  await expect(failed).toBeVisible();
  await page.unroute(NEXT_PAGE);
  const again = page.getByRole('button', { name: 'Try again' });
  // The keys scroll the list, and a late scroll event also asks again and takes the button away.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(options).toHaveCount(16, { timeout: 1000 });
  }).toPass();
  await expect(failed).toBeHidden();
  await expect(options.nth(11)).toHaveAttribute('aria-selected', 'true');
  await expect(options.nth(11)).toBeInViewport();
});

test('[PLAN-01] Enter takes whom the keys came to, whoever comes to the list or leaves it meanwhile @all', async ({
  make,
  dietician: { page },
}) => {
  const word = mark();
  const ids: string[] = [];
  for (const name of ['Ada', 'Bea', 'Cleo'])
    ids.push((await make.aCustomer({ name: `${name} ${word}` })).id);
  const [ada = '', bea = '', cleo = ''] = ids;
  let away = ada;
  await page.route(LIST, async (route) => {
    const response = await route.fetch();
    const found = (await response.json()) as { items: { id: string }[] };
    const items = found.items.filter(({ id }) => id !== away);
    await route.fulfill({ response, json: { ...found, items } });
  });
  const fetchAnew = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const picker = pickerOf(page);
  const reached = page.getByRole('option', { selected: true });
  await page.goto('/client/dashboard');
  await picker.fill(word);
  await expect(reached).toHaveText(new RegExp(`Bea ${word}`));
  await picker.press('ArrowDown');
  await expect(reached).toHaveText(new RegExp(`Cleo ${word}`));

  away = '';
  await fetchAnew();
  await expect(page.getByRole('option')).toHaveCount(3);
  await expect(reached).toHaveText(new RegExp(`Cleo ${word}`));
  away = cleo;
  await fetchAnew();
  await expect(page.getByRole('option')).toHaveCount(2);
  await expect(reached).toHaveCount(0);
  await picker.press('Enter');
  await expect(page).toHaveURL(/\/client\/dashboard$/);
  await picker.press('ArrowUp');
  await expect(reached).toHaveText(new RegExp(`Bea ${word}`));
  await picker.press('Enter');
  await expect(page).toHaveURL(new RegExp(bea));
});

test('[PLAN-01] a press takes the person it began on, wherever what is found meanwhile moves them, and nobody by the other button or drawn aside @all', async ({
  make,
  dietician: { page },
}) => {
  const word = mark();
  for (const name of ['Ada', 'Bea']) await make.aCustomer({ name: `${name} ${word}` });
  const cleo = await make.aCustomer({ name: `Cleo ${word}` });
  await page.goto('/client/dashboard');
  const picker = pickerOf(page);
  const options = page.getByRole('option');
  await picker.fill(word);
  await expect(options).toHaveCount(3);
  const ada = options.filter({ hasText: `Ada ${word}` });
  await ada.click({ button: 'right' });
  await ada.hover();
  await page.mouse.down();
  await options.filter({ hasText: `Bea ${word}` }).hover();
  await page.mouse.up();
  await expect(options).toHaveCount(3);
  expect(new URL(page.url()).search).toBe('');

  const answered = Promise.withResolvers<void>();
  await page.route(LIST, async (route) => {
    await answered.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(LIST);
  await picker.fill(`Cleo ${word}`);
  await asked;
  await options.filter({ hasText: 'Cleo' }).hover();
  await page.mouse.down();
  answered.resolve();
  await expect(options).toHaveCount(1);
  await page.mouse.up();
  await expect(page).toHaveURL(new RegExp(cleo.id));
  await expect(options).toHaveCount(0);
});
