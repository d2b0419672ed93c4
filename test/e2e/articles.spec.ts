import { expect } from '@playwright/test';
import { attacks } from '../articles/attacks.ts';
import { PHONE, test } from './fixtures.ts';

test('[LIB-01] [LIB-02] a dietician writes, looks at the preview, publishes, and gives it to a customer', async ({
  dietician,
  make,
  signIn,
}) => {
  const { page } = dietician;
  const customer = await make.aCustomer({ name: 'Lena Library' });
  const reading = await signIn(customer, PHONE);
  await reading.goto('/customer/dashboard');
  await page.goto('/client/articles');
  await page.getByRole('link', { name: 'New Article' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Enter a title.')).toBeVisible();
  await page.getByLabel('Title').fill('Millet for dinner');
  await page.getByLabel('Summary').fill('A grain that cooks itself.');
  await page.getByLabel('Tags').fill('Grains, dinner');
  await page
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('## How\n\nTwo parts of *water*.');
  await expect(page.getByRole('heading', { name: 'How' })).toBeVisible();
  // Unsaved text is there again.
  await page.reload();
  await expect(page.getByText('Here is what you typed last time')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Article published.')).toBeVisible();

  await page.getByRole('button', { name: 'Give to a Customer' }).click();
  // Enter chooses the only one found, also when it is pressed before they are found.
  await page.getByRole('textbox', { name: 'Customer' }).fill('Lena Library');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Give', exact: true }).click();
  await expect(page.getByText('Given to Lena Library.')).toBeVisible();

  const card = reading.getByRole('region', { name: 'From your dietician' });
  await card.getByRole('link', { name: 'Millet for dinner' }).click();
  await expect(reading.getByRole('heading', { name: 'How' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Readers' })).toContainText('Lena Library');

  await page.getByRole('button', { name: 'Delete Article' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Articles', level: 1 })).toBeVisible();
});

test('[PROMISE-06] [LIB-02] [LIB-01] a customer finds an article by word and tag, and reads it, also without JavaScript', async ({
  customer,
  make,
  signIn,
}) => {
  const { page, person } = customer;
  const tag = `tag ${Date.now()}`;
  const { id } = await make.anArticle({
    title: 'Kohlrabi raw',
    summary: 'Sweet and crisp.',
    tags: [tag],
    markdown: '## Peel it\n\nUnder the skin it is quince-like.',
  });
  await page.goto('/customer/dashboard');
  await page.locator('main').getByRole('link', { name: 'Library' }).click();
  const search = page.getByRole('textbox', { name: 'Search' });
  await search.fill('quinces kohlrabi');
  const found = page.getByRole('listitem').filter({ hasText: 'Kohlrabi raw' });
  await expect(found.locator('mark')).toHaveText(['Kohlrabi', 'quince']);
  await search.fill('quinces zucchini');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Show All Articles' }).click();
  await page.goto(`/customer/library?tag=${encodeURIComponent(tag)}`);
  await expect(page.getByRole('radio', { name: tag })).toBeChecked();
  await expect(page.getByRole('list', { name: 'Articles' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: 'Kohlrabi raw' }).click();
  await expect(page.getByRole('heading', { name: 'Peel it' })).toBeVisible();
  await page.getByRole('link', { name: 'Library' }).first().click();
  await expect(found).toContainText('Read');

  const without = await signIn(person, { javaScriptEnabled: false });
  await without.goto(`/api/articles/${id}/page`);
  await expect(without.getByRole('heading', { level: 1, name: 'Kohlrabi raw' })).toBeVisible();
  await expect(without.getByText('Under the skin')).toBeVisible();
});

test('[T-M2] whatever was typed, nothing of it runs or is fetched from elsewhere', async ({
  customer,
  make,
  practice,
}) => {
  const { page } = customer;
  const texts = attacks.filter((each) => !each.includes('\u0000'));
  const { id } = await make.anArticle({
    title: '<img src=x onerror=window.attacked=true>',
    summary: '<script>window.attacked=true</script>',
    markdown: texts.join('\n\n'),
  });
  // A message is plain text, whatever it contains.
  for (let from = 0; from < texts.length; from += 20)
    await make.aMessage(customer.person, { text: texts.slice(from, from + 20).join('\n') });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { origin } = new URL(practice.url);
  const inMessages = '/customer/messages';
  for (const path of [`/customer/library/${id}`, `/api/articles/${id}/page`, inMessages]) {
    await page.goto(path);
    await expect(page.getByText('Read this').first()).toBeVisible();
    if (path === inMessages)
      await expect(page.getByRole('link', { name: 'Read this' })).toHaveCount(0);
    const links = await page
      .getByRole('link', { name: 'Read this' })
      .evaluateAll((all) => all.map((each) => new URL((each as HTMLAnchorElement).href).protocol));
    expect(links.filter((each) => !/^(https?|mailto):$/.test(each))).toEqual([]);
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    expect(
      await page.locator('main script, article script, main iframe, article iframe').count(),
    ).toBe(0);
  }
  expect(asked.filter((url) => !url.startsWith(origin) && !/^(data|blob):/.test(url))).toEqual([]);
  const pictures = asked.filter((url) => url.includes('/pictures/') || url.includes('/sign-out'));
  expect(pictures).toEqual([]);
});

test('[FOOD-04] a pasted recipe is planned by its name, opened from the meal and bought as its ingredients', async ({
  dietician: { page },
  make,
  signIn,
}) => {
  const title = `Lentil stew ${Date.now() % 10_000}`;
  await page.goto('/client/articles/new');
  await page.getByText('Recipe', { exact: true }).click();
  await page
    .getByLabel('Paste a recipe')
    .fill(`${title}\nServes 4\nIngredients\n400 g red lentils\n2 carrots\nMethod\nBoil it all.`);
  await page.getByRole('button', { name: 'Fill the Fields' }).click();
  await expect(page.getByRole('textbox', { name: 'Portions' })).toHaveValue('4');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('400 g red lentils');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Article published.')).toBeVisible();

  const customer = await make.aCustomer();
  await make.aPlan(customer, { meals: [`2 portions ${title}`] });
  const phone = await signIn(customer, PHONE);
  await phone.goto('/customer/dashboard');
  await phone.getByRole('button', { name: /^The recipe, something else/ }).tap();
  await phone.getByRole('link', { name: `Recipe: ${title}` }).tap();
  const ingredients = phone.getByRole('region', { name: 'Ingredients' });
  await expect(ingredients).toContainText('For 2 portions');
  await expect(ingredients).toContainText('200 g red lentils');
  await ingredients.getByRole('button', { name: 'More portions' }).tap();
  await expect(ingredients).toContainText('300 g red lentils');
  await phone.goto('/customer/shopping?days=this');
  await expect(phone.getByRole('checkbox', { name: /^Red lentils, / })).toBeVisible();
});
