import { expect, type Page } from '@playwright/test';
import { archive } from '../import/build/archive.ts';
import { excelHtml } from '../import/build/html.ts';
import { across } from '../import/build/rows.ts';
import { xlsx } from '../import/build/xlsx.ts';
import { english } from '../import/foods.ts';
import { DAYS, dish, of } from '../import/labelled.ts';
import { expectAccessible } from './accessible.ts';
import { PHONE, test } from './fixtures.ts';
import { button } from './named.ts';
import { cell, field, openFor, storedPlans, upload } from './plansScreen.ts';
import { sideways } from './settled.ts';

const rows = [
  [across('Spring week', 8)],
  ['', ...DAYS],
  ['Breakfast', ...of(english, 'breakfast')],
  ['Lunch', ...of(english, 'lunch')],
  ['Dinner', ...of(english, 'dinner')],
  ['Total kcal', '1500', '1500', '1500', '1500', '1500', '1500', '1500'],
  [across('Drink 2 l of water', 8)],
];
const workbook = {
  name: 'spring.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(xlsx([{ name: 'Week', rows }])),
};
const wordFile = (content: Buffer) => ({
  name: 'plan.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from(archive({ 'word/document.xml': content })),
});
const preview = (page: Page) => page.getByRole('table', { name: 'Week to use' });
const left = (page: Page) => page.getByRole('list', { name: 'Not imported' });

const paste = (page: Page, html: string) =>
  page.evaluate((markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', markup);
    clipboardData.setData('text/plain', 'Spring week\n\tMonday');
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);

test('[IMPORT-01] a first plan comes from a file with few presses, and one Undo takes it back', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer();
  await openFor(page, customer);
  const sent: string[] = [];
  page.on('request', (request) => {
    // Counting foods stores nothing.
    const isCount = request.url().endsWith('/api/food-counts');
    if (request.method() !== 'GET' && !isCount) sent.push(request.url());
  });
  let presses = 0;
  const press = async (name: string) => {
    presses += 1;
    await button(page, name).click();
  };
  await press('Import');
  presses += 1;
  await page.getByLabel('File', { exact: true }).setInputFiles(workbook);
  await expect(preview(page).getByRole('cell', { name: dish(english, 'lunch', 2) })).toBeVisible();
  await expect(page.getByText('21 meals on 7 days, 8 not imported, listed below.')).toBeVisible();
  await expect(left(page).getByText('Total kcal')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Goes into the notes' })).toContainText(
    'Drink 2 l of water',
  );
  await expect(button(page, 'Take Over')).toBeFocused();
  presses += 1;
  await page.keyboard.press('Enter');
  await expect(cell(page, 3, 4)).toHaveValue(dish(english, 'lunch', 2));
  await expect(cell(page, 7, 7)).toHaveValue(dish(english, 'dinner', 6));
  await expect(field(page, 'Meal 2 Timing')).toHaveValue('Breakfast');
  await expect(field(page, 'Plan Name')).toHaveValue('Spring week');
  await expect(field(page, 'Notes')).toHaveValue('Spring week\nDrink 2 l of water');
  expect(sent).toEqual([]);

  await test.step('one Undo takes it back, one Redo brings it again', async () => {
    await button(page, 'Undo').click();
    await expect(cell(page, 3, 4)).toHaveValue('');
    await expect(field(page, 'Plan Name')).toHaveValue('');
    await button(page, 'Redo').click();
    await expect(cell(page, 3, 4)).toHaveValue(dish(english, 'lunch', 2));
  });
  presses += 1;
  await upload(page).click();
  await expect.poll(async () => (await storedPlans(page, customer)).length).toBe(1);
  expect(presses).toBeLessThanOrEqual(4);
});

test('[IMPORT-01] a paste with headings lands as it did and offers the import; a clean block offers nothing', async ({
  dietician: { page },
  make,
}) => {
  await openFor(page, await make.aCustomer());
  await cell(page, 1, 1).click();
  await paste(
    page,
    excelHtml([
      ['Oats', 'Eggs'],
      ['Soup', 'Rice'],
    ]),
  );
  await expect(cell(page, 2, 2)).toHaveValue('Rice');
  await expect(async () => {
    await cell(page, 1, 3).click();
    await paste(page, excelHtml(rows));
    // If a busy machine reads for more than two seconds, no import is offered and the paste stays as it is.
    const isOffered = await button(page, 'Import It')
      .waitFor({ timeout: 20_000 })
      .then(() => true)
      .catch(() => false);
    if (!isOffered) await button(page, 'Undo').click();
    expect(isOffered).toBe(true);
  }).toPass();
  await button(page, 'Import It').click();
  await expect(preview(page)).toBeVisible();
  // What the paste had put into cells is gone again; what was there before is not.
  await button(page, 'Take Over').click();
  await expect(cell(page, 1, 2)).toHaveValue(dish(english, 'breakfast', 0));
  await button(page, 'Undo').click();
  await expect(cell(page, 2, 2)).toHaveValue('Rice');
  await expect(cell(page, 1, 4)).toHaveValue('');

  await test.step('a file let go over the grid opens it as well', async () => {
    const data = await page.evaluateHandle(
      ([bytes]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], 'spring.xlsx'));
        return transfer;
      },
      [[...workbook.buffer]] as const,
    );
    await cell(page, 1, 1).dispatchEvent('drop', { dataTransfer: data });
    await expect(preview(page)).toBeVisible();
    await page.getByLabel('First Day').selectOption('Tuesday');
    await expect(preview(page).getByRole('row').nth(4).getByRole('cell').first()).toHaveText(
      dish(english, 'lunch', 1),
    );
    await page.keyboard.press('Escape');
    await expect(preview(page)).toBeHidden();
    await expect(cell(page, 2, 2)).toHaveValue('Rice');
  });
});

test('[IMPORT-02] [T-M3] what cannot be read says what it is, a bomb too; on a phone all of it is in reach', async ({
  dietician: { person },
  signIn,
  make,
}) => {
  const page = await signIn(person, PHONE);
  await openFor(page, await make.aCustomer());
  await button(page, 'Import').click();
  const fileField = page.getByLabel('File', { exact: true });
  await fileField.setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(page.getByRole('alert')).toContainText('This is a PDF');
  await fileField.setInputFiles(wordFile(Buffer.alloc(60_000_000, 0x20)));
  await expect(page.getByRole('alert')).toContainText('Unpacked, this file has more than 24 MB');
  await page
    .getByLabel('Paste Here')
    .fill('Monday\nBreakfast: oats or eggs\nLunch: soup\nTuesday: rice bowl');
  await expect(preview(page).getByRole('cell', { name: 'oats or eggs' })).toBeVisible();
  // Nothing in the file says which meal it is.
  await expect(page.getByRole('list', { name: 'To check' })).toContainText(/^1 cell: /);
  await expect(preview(page).getByRole('cell', { name: /^rice bowl.*check/ })).toBeVisible();
  await expectAccessible(page);
  expect(await sideways(page)).toBe(0);
  await button(page, 'Take Over').click();
  await expect(cell(page, 1, 2)).toHaveValue('oats or eggs');
});

const chat = `Your plan for 6 to 12 January 2031
### Monday
**Breakfast (294 calories, 41 g carbohydrates)**
- 25 g oats
**Power break**
- 1 banana
**Lunch**
- Rice and dal
**Total: 1,450 kcal**
### Tuesday
**Breakfast (310 calories)**
- Same as Monday
**Power break**
- –
**Lunch**
- Same as Friday
### Feel good every day
- Sleep well`;

test('[IMPORT-03] the preview marks what it could not place, names what is left, and offers the dates', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer();
  await openFor(page, customer);
  await button(page, 'Import').click();
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'chat.txt', mimeType: 'text/plain', buffer: Buffer.from(chat) });

  const check = page.getByRole('list', { name: 'To check' });
  for (const why of [
    '1 cell: Unknown meal heading: placed by its order.',
    '1 cell: Same as another meal: copied from there.',
    '1 cell: It refers to a meal that we couldn’t find.',
  ])
    await expect(check).toContainText(why);
  await expect(preview(page).getByRole('cell', { name: /^1 banana check/ })).toBeVisible();
  await expect(preview(page).getByRole('cell', { name: /^25 g oats check/ })).toBeVisible();
  await expect(left(page)).toContainText('Same as Monday');
  await expect(left(page)).toContainText('Total: 1,450 kcal');
  await expect(page.getByRole('list', { name: 'Goes into the notes' })).toContainText('Sleep well');

  await page.getByLabel('Use the file’s dates: 6 Jan 2031 to 12 Jan 2031').check();
  await expect(preview(page).getByRole('columnheader', { name: /6 Jan/ })).toBeVisible();
  await button(page, 'Take Over').click();
  await expect(field(page, 'Start Date')).toHaveValue('2031-01-06');
  await expect(field(page, 'End Date')).toHaveValue('2031-01-12');
  await expect(cell(page, 1, 2)).toHaveValue('25 g oats');
  await expect(cell(page, 2, 2)).toHaveValue('25 g oats');
  await expect(cell(page, 2, 3)).toHaveValue('');
});
