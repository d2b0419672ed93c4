import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './fixtures.ts';
import { button } from './named.ts';
import { cell, field, openGrid } from './plansScreen.ts';

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

const chosen = (page: Page) => page.locator('[data-sides]');
/** What is announced to people who do not see which cells are chosen. */
const said = (page: Page) => page.locator('table + [aria-live="polite"]');

/** The meals of some days and of some rows of them, counted from 1. */
const meals = (page: Page, days: readonly number[], rows: readonly number[]) =>
  Promise.all(rows.map((row) => Promise.all(days.map((day) => cell(page, day, row).inputValue()))));

const BLOCK = [
  ['Oats', 'Eggs\n"Toast"', ''],
  ['=1+1', '007', 'شوربة عدس 🥗'],
];

async function begin(page: Page, path: () => Promise<void>) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await path();
  // The code for ranges is fetched at the first sign of a person at the page.
  await field(page, 'Plan Name').click();
  await expect(said(page)).toBeAttached();
  for (const [row, texts] of BLOCK.entries())
    for (const [day, text] of texts.entries()) await cell(page, day + 1, row + 1).fill(text);
}

test('[GRID-01] [RAIL-02] by keyboard: cells are chosen, copied, pasted, cut, filled and cleared, each undone in one step', async ({
  dietician: { page },
  make,
}) => {
  const customer = await make.aCustomer();
  await make.aCustomerProfile(customer, { allergens: ['eggs'] });
  await begin(page, () => openGrid(page, customer));

  await cell(page, 1, 1).click();
  await press(page, 'Home', 'Shift+ArrowRight');
  // The cell still had text to select, so no cells are chosen.
  await expect(chosen(page)).toHaveCount(0);
  await press(page, 'Shift+End', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown');
  await expect(chosen(page)).toHaveCount(6);
  await expect(cell(page, 1, 1)).toBeFocused();
  await expect(said(page)).toHaveText(
    /^Early morning to Breakfast, [A-Z]\w+day to [A-Z]\w+day: 6 cells chosen$/,
  );
  await expectAccessible(page);
  await press(page, 'Control+c');
  await expect(page.getByText('Copied 6 cells.')).toBeVisible();
  await press(page, 'Escape');
  await expect(chosen(page)).toHaveCount(1);
  await press(page, 'F2');
  await expect(chosen(page)).toHaveCount(0);
  await expect(said(page)).toHaveText('');

  await test.step('into the cell that one writes in, and over a cell that is chosen', async () => {
    await cell(page, 4, 4).click();
    await press(page, 'Control+v');
    await expect(page.getByText('Pasted 6 cells. Undo takes it back.')).toBeVisible();
    expect(await meals(page, [4, 5, 6], [4, 5])).toEqual(BLOCK);
    await expect(cell(page, 5, 4)).toHaveAccessibleDescription('Eggs: eggs');
    await press(page, 'Control+z');
    await expect(cell(page, 4, 4)).toHaveValue('');
    // Nothing was written in the cell, so Escape chooses it and arrows move on.
    await press(page, 'Escape', 'ArrowDown');
    await expect(chosen(page)).toHaveCount(1);
    await expect(cell(page, 4, 5)).toBeFocused();
    await press(page, 'Control+v');
    await expect(chosen(page)).toHaveCount(6);
    expect(await meals(page, [4, 5, 6], [5, 6])).toEqual(BLOCK);
  });

  await test.step('cut, and back by one undo', async () => {
    await press(page, 'Control+x');
    await expect(page.getByText('Cut 6 cells. Undo takes it back.')).toBeVisible();
    expect((await meals(page, [4, 5, 6], [5, 6])).flat().join('')).toBe('');
    await press(page, 'Control+z');
    expect(await meals(page, [4, 5, 6], [5, 6])).toEqual(BLOCK);
  });

  await test.step('cleared, and back by one undo; then a letter replaces the active cell alone', async () => {
    await press(page, 'Delete');
    await expect(page.getByText('Cleared 5 cells. Undo takes it back.')).toBeVisible();
    await press(page, 'Control+z');
    expect(await meals(page, [4, 5, 6], [5, 6])).toEqual(BLOCK);
    await expect(cell(page, 5, 5)).toHaveAccessibleDescription('Eggs: eggs');
    // A word in no customer's plan: otherwise Escape would close a list of meals first.
    await page.keyboard.type('Kohlrabi');
    await expect(chosen(page)).toHaveCount(0);
    await expect(cell(page, 4, 5)).toHaveValue('Kohlrabi');
    await expect(cell(page, 4, 6)).toHaveValue('=1+1');
    await press(page, 'Escape');
    await expect(cell(page, 4, 5)).toHaveValue('Oats');
  });

  await test.step('filled down and to the right, without loading the page anew', async () => {
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await cell(page, 1, 2).click();
    await press(page, 'Escape', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown');
    await press(page, 'Control+d');
    await expect(page.getByText('Filled 4 cells. Undo takes it back.')).toBeVisible();
    const filled = ['=1+1', '007'];
    expect(await meals(page, [1, 2], [2, 3, 4])).toEqual([filled, filled, filled]);
    await press(page, 'Control+r');
    await expect(page.getByText('Filled 3 cells. Undo takes it back.')).toBeVisible();
    expect(await meals(page, [2], [2, 3, 4])).toEqual([['=1+1'], ['=1+1'], ['=1+1']]);
    await press(page, 'Control+z', 'Control+z');
    expect(await meals(page, [1, 2], [2, 3, 4])).toEqual([filled, ['', ''], ['', '']]);
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  });

  await test.step('once Ctrl+A chooses the text of the cell, twice all cells; Tab goes on', async () => {
    await cell(page, 2, 2).click();
    await press(page, 'Control+a');
    await expect(chosen(page)).toHaveCount(0);
    await press(page, 'Control+a');
    await expect(chosen(page)).toHaveCount(64);
    await press(page, 'Tab');
    await expect(chosen(page)).toHaveCount(1);
    await expect(cell(page, 3, 2)).toBeFocused();
  });

  await button(page, 'Keys').click();
  await expect(page.getByRole('dialog', { name: 'Keys in the week' })).toContainText('Ctrl+D');
  await expectAccessible(page);
  await press(page, 'Escape');
  await expect(cell(page, 3, 2)).toBeFocused();
});

// What Google Sheets copies for three columns and two rows; one text has a line break.
const SHEETS = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #ccc;}br {mso-data-placement:same-cell;}--></style>
<table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/><col width="100"/></colgroup><tbody>
<tr style="height:21px;"><td style="font-family:Arial;">Oats</td><td>Eggs<br/>&quot;Toast&quot;</td><td></td></tr>
<tr style="height:21px;"><td>=1+1</td><td>007</td><td dir="rtl">شوربة عدس 🥗</td></tr></tbody></table>`;
const SHEETS_TEXT = 'Oats\t"Eggs\n""Toast"""\t\n=1+1\t007\tشوربة عدس 🥗';

test('[GRID-01] by mouse: a drag chooses cells and Shift with a click more of them, typing replaces, and what is on the clipboard comes back the same', async ({
  dietician: { page },
  make,
}) => {
  await begin(page, async () => openGrid(page, await make.aCustomer()));
  const middle = async (day: number, meal: number) => {
    const box = await cell(page, day, meal).boundingBox();
    if (!box) throw new Error('The cell is not on screen.');
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };

  await page.mouse.move(...(await middle(1, 1)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(2, 1)), { steps: 4 });
  await page.mouse.move(...(await middle(2, 2)), { steps: 4 });
  await page.mouse.up();
  await expect(chosen(page)).toHaveCount(4);
  await expect(cell(page, 1, 1)).toBeFocused();
  await cell(page, 3, 2).click({ modifiers: ['Shift'] });
  await expect(chosen(page)).toHaveCount(6);

  await press(page, 'Control+c');
  await expect(page.getByText('Copied 6 cells.')).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text() ?? '';
    const table = new DOMParser().parseFromString(await read('text/html'), 'text/html');
    const rows = [...table.querySelectorAll('tr')].map((row) =>
      [...row.cells].map((each) => {
        for (const line of each.querySelectorAll('br')) line.replaceWith('\n');
        return each.textContent;
      }),
    );
    return { text: (await read('text/plain')).replaceAll('\r\n', '\n'), rows };
  });
  expect(copied).toEqual({ text: SHEETS_TEXT, rows: BLOCK });

  await page.keyboard.type('P');
  await expect(cell(page, 1, 1)).toHaveValue('P');
  await expect(cell(page, 2, 1)).toHaveValue('Eggs\n"Toast"');
  await expect(chosen(page)).toHaveCount(0);

  // A drag within one cell selects text; a click ends the choice of cells.
  const [x, y] = await middle(2, 2);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 20, y, { steps: 3 });
  await page.mouse.up();
  await expect(chosen(page)).toHaveCount(0);
  await cell(page, 5, 5).click();
  await cell(page, 6, 6).click({ modifiers: ['Shift'] });
  await expect(chosen(page)).toHaveCount(4);
  await cell(page, 6, 6).click();
  await expect(chosen(page)).toHaveCount(0);

  await cell(page, 4, 5).click();
  await press(page, 'Escape');
  await page.evaluate(
    ([html, text]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      clipboardData.setData('text/plain', text);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    [SHEETS, SHEETS_TEXT] as const,
  );
  await expect(chosen(page)).toHaveCount(6);
  expect(await meals(page, [4, 5, 6], [5, 6])).toEqual(BLOCK);
  await expect(said(page)).toHaveText(/: 6 cells chosen$/);
  expect(await cell(page, 6, 6).evaluate((box) => getComputedStyle(box).direction)).toBe('rtl');
});
