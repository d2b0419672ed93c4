import { describe, expect, it } from 'vitest';
import {
  BODY,
  type BodyKind,
  IMPORT_ROWS_MAX,
  kindName,
} from '#domain/measurements/measurement.ts';
import { readFile, readText } from './ImportDialog.tsx';
import { recognise } from './recognise.ts';
import { rowsFrom } from './rowsFrom.ts';

const TODAY = '2026-11-24';

async function read(text: string, kind: BodyKind = 'weight', name = kindName(kind)) {
  const cells = await readText(text);
  if (!cells.ok) return cells;
  const outcome = recognise(cells.table, { kind, name, units: BODY[kind].units });
  if (!outcome.ok) return outcome;
  const { unit, order } = outcome.found;
  const now = Date.parse(`${TODAY}T06:45:00Z`);
  const chosen = { kind, unit: unit ?? 'kg', today: TODAY, timeZone: 'UTC', now };
  const read = order === 'either' ? 'day-first' : order;
  return { ok: true, unit, order, ...rowsFrom(outcome.found, { ...chosen, order: read }) };
}

const VALUE = { date: '2026-03-04', time: null, value: 78.1 };

describe('what scales export is recognised', () => {
  it.each([
    [
      'Withings',
      'Date,"Weight (kg)","Fat mass (kg)","Bone mass (kg)",Comments\n"2026-03-04 07:12:33",78.1,20.1,3.2,\n',
      { ...VALUE, time: '07:12:33' },
    ],
    [
      'Renpho',
      'Time of Measurement,Weight(kg),BMI,Body Fat(%),Fat-Free Body Weight(kg)\n"2026.03.04 07:12",78.10,26.7,25.0,58.1\n',
      { ...VALUE, time: '07:12' },
    ],
    [
      'Renpho of today, with the time apart',
      'Date,Time,Weight(kg),BMI\n2026.03.04,07:12:33,78.10,26.7\n',
      { ...VALUE, time: '07:12:33' },
    ],
    ['Fitbit', 'Body\nDate,Weight,BMI,Fat\n"2026-03-04","78.1","26.7","25"\n', VALUE],
    [
      'Withings with a comment',
      'Date,"Weight (kg)",Comments\n"2026-03-04 07:12:33",78.1,"after the run; tired,\tslow"\n',
      { ...VALUE, time: '07:12:33' },
    ],
    ['a plain list', '2026-03-04;78,1\n', VALUE],
    ['a plain list with tabs and a heading', 'Datum\tGewicht\n04.03.2026\t78,1 kg\n', VALUE],
    ['one with commas and points', 'date,value\r\n2026-03-04,78.1\r\n\r\n', VALUE],
    [
      'one of the afternoon',
      '3/14/2026 7:12 PM,78.1\n',
      { ...VALUE, date: '2026-03-14', time: '19:12' },
    ],
  ])('[TREND-05] %s', async (_, text, row) => {
    expect(await read(text)).toMatchObject({ ok: true, rows: [row], refused: [] });
  });

  it('[TREND-05] the unit is that of the heading or of the cells; the file may leave it open', async () => {
    expect(await read('Date,Weight (lbs)\n2026-03-04,172\n')).toMatchObject({ unit: 'lb' });
    expect(await read('2026-03-04;172 lb\n')).toMatchObject({ unit: 'lb' });
    expect(await read('2026-03-04;78.1\n')).toMatchObject({ unit: null });
  });

  it('[TREND-05] of several columns the one of the kind', async () => {
    const text = 'Date,Weight(kg),Body Fat(%),Waist (in)\n2026-03-04,78.1,25.5,33\n';
    expect(await read(text, 'bodyFat')).toMatchObject({ rows: [{ value: 25.5 }] });
    expect(await read(text, 'waist')).toMatchObject({ unit: 'in', rows: [{ value: 33 }] });
  });

  it('[TREND-05] our own file: only rows of the kind, each in its unit and at its instant', async () => {
    const [at, later] = ['2026-03-04T06:12:33.000Z', '2026-03-05T11:00:00.000Z'];
    const text = `date,measuredAt,kind,value,unit,note,writtenBy\r\n2026-03-04,${at},Body fat,25.5,%,,Anna\r\n2026-03-04,${at},Weight,78.1,kg,"boots; off",Anna\r\n2026-03-05,${later},Weight,172,lb,,Anna\r\n`;
    const values = [
      { ...VALUE, time: at },
      { date: '2026-03-05', time: later, value: 172, unit: 'lb' },
    ];
    expect(await read(text)).toMatchObject({ unit: 'kg', rows: values, lines: [3, 4] });
    expect(await read(text, 'bodyFat')).toMatchObject({ unit: '%', rows: [{ value: 25.5 }] });
    expect(await read(text, 'waist')).toEqual({
      ok: false,
      sentence: 'There is no value of waist in this file.',
    });
  });

  it('[TREND-05] dates that can be read in two ways are asked about, those that tell are not', async () => {
    expect(await read('3/4/2026,78\n4/5/2026,78\n')).toMatchObject({ order: 'either' });
    expect(await read('3/4/2026,78\n13/5/2026,78\n')).toMatchObject({ order: 'day-first' });
    expect(await read('3/4/2026,78\n3/13/2026,78\n')).toMatchObject({ order: 'month-first' });
  });

  it('[TREND-05] rows that cannot be are left out, each with its line and reason', async () => {
    const text =
      'date;kg\n2026-03-04;78,1\n2026-02-30;78\n2026-03-05;much\n2027-01-01;78\n2026-03-06;7810\n2026-03-07;-1\n';
    const { rows, refused } = (await read(text)) as { rows: unknown; refused: unknown };
    expect(rows).toEqual([VALUE]);
    expect(refused).toEqual([
      { line: 3, why: 'no date that exists' },
      { line: 4, why: 'no number above 0' },
      { line: 5, why: 'This day has not come yet.' },
      { line: 6, why: 'This has to be between 1 and 800 kg.' },
      { line: 7, why: 'no number above 0' },
    ]);
  });
});

it('[TREND-05] a time of today that is still to come is left out, with its line', async () => {
  expect(await read(`${TODAY} 06:44,78\n${TODAY} 23:58,79\n`)).toMatchObject({
    rows: [{ value: 78 }],
    refused: [{ line: 2, why: 'This time has not come yet.' }],
  });
});

describe('what cannot be read ends in a sentence', () => {
  it.each([
    ['two units', '2026-03-04;78 kg\n2026-03-05;172 lb\n', 'in kg and in lb'],
    ['two units in a column', '2026-03-04,78,kg\n2026-03-05,172,lb\n', 'in kg and in lb'],
    [
      'a unit beside the heading’s',
      'Date,Weight (kg)\n2026-03-04,78\n2026-03-05,172 lb\n',
      'in kg and in lb',
    ],
    ['another one in all cells', 'Date,Weight (lb)\n2026-03-04,78 kg\n', 'in lb and in kg'],
    ['a unit in one cell alone', '2026-03-04;78\n2026-03-05;172 lb\n', 'some have none'],
    ['metres in a cell', 'Date,Weight\n2026-03-04,78 m\n', '“m”, which is no unit of weight'],
    ['decimal commas, no heading', '2026-03-04,78,1\n2026-03-05,78\n', 'Decimal commas need'],
    ['decimal commas', 'date,weight\n2026-03-04,78\n2026-03-05,78,1\n', 'Decimal commas need'],
    ['dates in two orders', '3/13/2026,78\n13/3/2026,78\n', 'in two ways'],
    ['no dates', 'name;mail\nAnna;anna@example.test\n', 'No column of dates'],
    [
      'no column of the kind',
      'Date,Steps,Floors\n2026-03-04,9000,12\n',
      'No column of weight was found in this file. There are: “Date”, “Steps”, “Floors”.',
    ],
    ['nothing', ' \n\n', 'nothing in this file'],
    ['too many rows', '2026-03-04;78\n'.repeat(IMPORT_ROWS_MAX + 20), 'more than 1,900 rows'],
  ])('[TREND-05] %s', async (_, text, sentence) => {
    expect(await read(text)).toEqual({ ok: false, sentence: expect.stringContaining(sentence) });
  });

  it('[TREND-05] a million lines, and a picture', async () => {
    const long = new File(['2026-03-04;78\n'.repeat(1_000_000)], 'scale.csv');
    expect(await readFile(long)).toMatchObject({ sentence: expect.stringContaining('1 MB') });
    const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0])], 'scale.csv');
    expect(await readFile(picture)).toMatchObject({ ok: false });
  });
});
