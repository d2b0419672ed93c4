import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { cell, field, openFor } from './plansScreen.ts';

/** Pastes what a program leaves on the clipboard: the same as text and as HTML. */
const paste = (page: Page, plain: string, html: string) =>
  page.evaluate(
    ([text, markup]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      clipboardData.setData('text/html', markup);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    },
    [plain, html] as const,
  );

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head>
<body lang=EN-GB><!--StartFragment-->
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'>
 <tr style='mso-yfti-irow:0'>
  <td width=200 valign=top style='width:150pt'>
  <p class=MsoNormal>Porridge with
  plums<o:p></o:p></p>
  <p class=MsoNormal>A&nbsp;cup of tea<o:p></o:p></p>
  </td>
  <td width=200><p class=MsoNormal>Eggs,<br>
  rye bread<o:p></o:p></p></td>
 </tr>
 <tr>
  <td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td>
  <td><p class=MsoNormal>Soup<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Bread<o:p></o:p></p></td>
 </tr>
</table><!--EndFragment--></body></html>`;

const EXCEL = `<html><body><!--StartFragment--><table border=0 cellpadding=0 width=256><col width=64 span=4>
 <tr height=20><td colspan=2 height=20 class=xl65>Oats</td><td rowspan=2>Apple<br style='mso-data-placement:same-cell;'>
    or pear</td><td>Dal</td></tr>
 <tr height=20><td>Soup</td><td></td><td>Rice</td></tr>
 <![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=64></td><td width=64></td><td width=64></td><td width=64></td></tr><![endif]>
</table><!--EndFragment--></body></html>`;

const SHEETS = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid}--></style>
<table xmlns="http://www.w3.org/1999/xhtml" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody>
<tr style="height:21px;"><td>Idli</td><td>Dosa<br/>Chutney</td></tr><tr style="height:21px;"><td></td><td>Curd</td></tr></tbody></table>`;

test('[PLAN-01] [T-E1] tables of other programs land cell by cell, a script in one does nothing, and a single cell is plain text', async ({
  dietician: { page },
  make,
  problems,
}) => {
  // The Content-Security-Policy reports code that it would not let run in any case.
  problems.allow(/inline event handler|script-src-attr/);
  await openFor(page, await make.aCustomer());
  await cell(page, 2, 2).click();
  const harmful = `<table><tr><td>Oats<img src=x onerror="document.title='run'"><script>document.title='run'</script></td><td>Milk</td></tr></table>`;
  await paste(page, 'Oats\tMilk', harmful);
  await expect(cell(page, 2, 2)).toHaveValue('Oats');
  await expect(cell(page, 3, 2)).toHaveValue('Milk');
  expect(await page.title()).not.toBe('run');
  await cell(page, 7, 7).click();
  await page.keyboard.type('Soup');
  await paste(page, 'one\n', '<table><tr><td>one</td></tr></table>');
  // The grid leaves this paste to the browser. It is no real paste, so nothing is filled in.
  await expect(cell(page, 7, 7)).toHaveValue('Soup');

  await test.step('Word: paragraphs and line breaks stay within their cell', async () => {
    await cell(page, 3, 2).click();
    const plain = 'Porridge with plums\nA cup of tea\tEggs,\nrye bread\n\tSoup\n\nBread\n';
    await paste(page, plain, WORD);
    await expect(page.getByText('Pasted 4 cells. Undo takes it back.')).toBeVisible();
    await expect(cell(page, 3, 2)).toHaveValue('Porridge with plums\nA cup of tea');
    await expect(cell(page, 4, 2)).toHaveValue('Eggs,\nrye bread');
    await expect(cell(page, 3, 3)).toHaveValue('');
    await expect(cell(page, 4, 3)).toHaveValue('Soup\n\nBread');
    await expect(cell(page, 3, 4)).toHaveValue('');
    await page.keyboard.press('Control+z');
    await expect(cell(page, 4, 2)).toHaveValue('');
  });

  await test.step('Excel: merged cells stand in each place that they cover', async () => {
    await cell(page, 1, 4).fill('Keeps');
    await cell(page, 1, 2).click();
    await paste(page, 'Oats\t\t"Apple\nor pear"\tDal\nSoup\t\t\tRice\n', EXCEL);
    const row = async (meal: number) =>
      Promise.all([1, 2, 3, 4].map((day) => cell(page, day, meal).inputValue()));
    await expect(cell(page, 4, 3)).toHaveValue('Rice');
    expect(await row(2)).toEqual(['Oats', 'Oats', 'Apple\nor pear', 'Dal']);
    expect(await row(3)).toEqual(['Soup', '', 'Apple\nor pear', 'Rice']);
    expect(await row(4)).toEqual(['Keeps', '', '', '']);
  });

  await test.step('Google Sheets: what does not fit at the edge is said', async () => {
    await cell(page, 6, 8).click();
    await paste(page, 'Idli\t"Dosa\nChutney"\n\tCurd', SHEETS);
    const said = 'Pasted 2 cells. 1 cell did not fit into the week. Undo takes it back.';
    await expect(page.getByText(said)).toBeVisible();
    await expect(cell(page, 6, 8)).toHaveValue('Idli');
    await expect(cell(page, 7, 8)).toHaveValue('Dosa\nChutney');
  });

  await test.step('a whole week of a web page, words beside it left out', async () => {
    const line = (meal: number) =>
      `<tr><th>Meal<br>${meal}</th>${[1, 2, 3, 4, 5, 6, 7].map((day) => `<td><ul><li>Dish ${day}</li><li>of ${meal}</li></ul></td>`).join('')}</tr>`;
    const week = [1, 2, 3, 4, 5, 6, 7, 8].map(line).join('');
    await field(page, 'Meal 1 Timing').click();
    await paste(page, 'Our week', `<h1>Our week</h1><table>${week}</table>`);
    await expect(
      page.getByText(/^Pasted 64 cells. The text beside the table was left out/),
    ).toBeVisible();
    await expect(field(page, 'Meal 8 Timing')).toHaveValue('Meal 8');
    await expect(cell(page, 1, 1)).toHaveValue('Dish 1\nof 1');
    await expect(cell(page, 7, 8)).toHaveValue('Dish 7\nof 8');
  });
});
