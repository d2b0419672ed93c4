import { expect, test } from 'vitest';
import { recognise } from '#domain/import/recognise.ts';
import { readSource } from '#web/import/readSource.ts';
import { archive } from './build/archive.ts';
import { file } from './labelled.ts';

const text = (place: string, words: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`;
const row = (number: number, cells: string, rest = '') =>
  `<row r="${number}"${rest}>${cells}</row>`;

/** A hidden column C, a hidden row 4, 'fish' merged over Monday and Tuesday, and a stray cell far below. */
const plan = (stray: string) =>
  `<worksheet><cols><col min="3" max="3" hidden="1"/></cols><sheetData>${[
    row(1, text('B1', 'Monday') + text('C1', 'secret') + text('D1', 'Tuesday')),
    row(3, text('A3', 'Breakfast') + text('B3', 'oats') + text('D3', 'eggs')),
    row(4, text('A4', 'Snack') + text('B4', 'old'), ' hidden="1"'),
    row(5, text('A5', 'Lunch') + text('B5', 'rice') + text('D5', 'dal')),
    row(6, text('A6', 'Dinner') + text('B6', 'fish')),
    stray,
  ].join('')}</sheetData><mergeCells><mergeCell ref="B6:D6"/></mergeCells></worksheet>`;

const workbookOf = (sheet: string) =>
  file(
    'plan.xlsx',
    archive({
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="A" r:id="r1"/><sheet name="B" state="hidden" r:id="r2"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/sheet2.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': sheet,
      'xl/worksheets/sheet2.xml': '<worksheet/>',
    }),
  );

/** Columns C and F are hidden; 'fish' is merged over B to D, 'soup' over F to G, of which only G is seen. */
const spanning = `<worksheet><cols><col min="3" max="3" hidden="1"/><col min="6" max="6" hidden="1"/></cols><sheetData>${[
  row(
    1,
    ['B1', 'D1', 'E1', 'G1']
      .map((place, at) => text(place, ['Monday', 'Tuesday', 'Wednesday', 'Thursday'][at] ?? ''))
      .join(''),
  ),
  row(
    2,
    text('A2', 'Lunch') +
      ['B2', 'D2', 'E2', 'G2'].map((place) => text(place, `rice ${place}`)).join(''),
  ),
  row(3, text('A3', 'Dinner') + text('B3', 'fish') + text('E3', 'dal') + text('F3', 'soup')),
].join(
  '',
)}</sheetData><mergeCells><mergeCell ref="B3:D3"/><mergeCell ref="F3:G3"/></mergeCells></worksheet>`;

test('[IMPORT-01] hidden columns within a merged cell are no days, and what is seen of the cell is read', async () => {
  const read = await readSource(
    file(
      'plan.xlsx',
      archive({
        'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
        'xl/worksheets/sheet1.xml': spanning,
      }),
    ),
  );
  if (!read.ok) throw new Error(read.message);
  const found = recognise(read.source);
  if (!found.ok) throw new Error(found.message);
  const dinners = found.weeks[0]?.days.slice(0, 4).map((day) => day[6]?.text);
  expect(dinners).toEqual(['fish', 'fish', 'dal', 'soup']);
});

test('[IMPORT-01] what is hidden and what is merged stays so beside a stray cell far away, and is said', async () => {
  for (const stray of ['', row(9000, text('A9000', 'Made by Anna'))]) {
    const read = await readSource(workbookOf(plan(stray)));
    if (!read.ok) throw new Error(read.message);
    const found = recognise(read.source);
    if (!found.ok) throw new Error(found.message);
    const [week] = found.weeks;
    const texts = week?.days
      .slice(0, 2)
      .map((day) => day.map((cell) => cell.text).filter((each) => each !== ''));
    expect(texts).toEqual([
      ['oats', 'rice', 'fish'],
      ['eggs', 'dal', 'fish'],
    ]);
    expect(week?.leftovers.map((leftover) => leftover.text)).toContain(
      '1 hidden row, 1 hidden column and 1 hidden sheet were not read.',
    );
  }
});

test('[IMPORT-01] a hidden column inside of a merged cell is no day more: what is merged goes no further than it is seen', async () => {
  const merged = `<worksheet><cols><col min="3" max="4" hidden="1"/></cols><sheetData>${[
    row(
      1,
      text('B1', 'Monday') + text('C1', 'kcal') + text('E1', 'Tuesday') + text('F1', 'Wednesday'),
    ),
    row(2, text('A2', 'Breakfast') + text('B2', 'oats') + text('E2', 'eggs') + text('F2', 'toast')),
    row(3, text('A3', 'Lunch') + text('B3', 'lentils') + text('F3', 'rice')),
    row(4, text('A4', 'Dinner') + text('B4', 'fish')),
  ].join(
    '',
  )}</sheetData><mergeCells><mergeCell ref="B3:E3"/><mergeCell ref="B4:D4"/></mergeCells></worksheet>`;
  const read = await readSource(workbookOf(merged));
  if (!read.ok) throw new Error(read.message);
  const found = recognise(read.source);
  if (!found.ok) throw new Error(found.message);
  const texts = found.weeks[0]?.days
    .slice(0, 3)
    .map((day) => day.map((cell) => cell.text).filter((each) => each !== ''));
  expect(texts).toEqual([
    ['oats', 'lentils', 'fish'],
    ['eggs', 'lentils'],
    ['toast', 'rice'],
  ]);
});
