import { describe, expect, it } from 'vitest';
import { BODY, type BodyKind, kindName } from '#domain/measurements/measurement.ts';
import { readFile, readText } from './ImportDialog.tsx';
import { recognise } from './recognise.ts';
import { rowsFrom } from './rowsFrom.ts';

const TODAY = '2026-11-24';

async function read(text: string, kind: BodyKind = 'weight', timeZone = 'Europe/Berlin') {
  const cells = await readText(text);
  if (!cells.ok) return cells;
  const sought = { kind, name: kindName(kind), units: BODY[kind].units };
  const outcome = recognise(cells.table, sought);
  if (!outcome.ok) return outcome;
  const { unit, order, unread } = outcome.found;
  const now = Date.parse(`${TODAY}T06:45:00Z`);
  const chosen = { kind, unit: unit ?? BODY[kind].units[0] ?? '', today: TODAY, timeZone, now };
  const dayOrder = order === 'either' ? 'day-first' : order;
  return { ok: true, unit, unread, ...rowsFrom(outcome.found, { ...chosen, order: dayOrder }) };
}

/** The rows as '2026-03-04 07:12 78.1'. */
async function rowsOf(text: string, kind?: BodyKind, timeZone?: string) {
  const outcome = await read(text, kind, timeZone);
  if (!('rows' in outcome)) return outcome;
  return outcome.rows.map(({ date, time, value }) => [date, time, value].filter(Boolean).join(' '));
}

describe('the measured column wins', () => {
  it.each([
    ['Libra', 'date;weight trend;weight\n2026-03-04;75.4;75.9\n'],
    ['a change before it', 'Date,Weight Change (kg),Weight (kg)\n2026-03-04,0.4,75.9\n'],
    ['an average before it', 'Date,7-day average weight,Weight\n2026-03-04,75.4,75.9\n'],
    ['a goal with the unit', 'Date,Goal weight (kg),Weight\n2026-03-04,70,75.9\n'],
    ['a start', 'Date;Startgewicht;Gewicht\n04.03.2026;90;75,9\n'],
    ['a goal in German', 'Datum;Zielgewicht (kg);Körpergewicht (kg)\n04.03.2026;70;75,9\n'],
    ['a mean in French', 'Date;Poids moyen;Poids\n04/03/2026;75,4;75,9\n'],
    ['a goal in Spanish', 'Fecha;Peso objetivo;Peso\n04/03/2026;70;75,9\n'],
    ['a difference in Italian', 'Data;Differenza peso;Peso\n04/03/2026;0,4;75,9\n'],
    ['a goal in Polish', 'Data;Waga docelowa;Waga\n04.03.2026;70;75,9\n'],
    ['a goal in Russian', 'Дата;Целевой вес;Вес\n04.03.2026;70;75,9\n'],
    ['the ideal in Chinese', '日期,理想体重,体重(kg)\n2026-03-04,70,75.9\n'],
    ['the mass of fat', 'Date,Fat mass weight (kg),Weight (kg)\n2026-03-04,15,75.9\n'],
    ['what is still to be lost', 'Date,Weight still to lose (kg),Weight\n2026-03-04,6,75.9\n'],
    ['the week before', 'Datum;Gewicht der Vorwoche (kg);Gewicht\n04.03.2026;76,4;75,9\n'],
    ['a goal in Dutch', 'Datum;Streefgewicht;Gewicht\n4-3-2026;70;75,9\n'],
    ['a short name', 'Datum;Gew.;Diff.\n04.03.2026;75,9 kg;-0,3\n'],
    ['a unit as its name', 'Datum;kg;BMI;Muskeln (%)\n04.03.2026;75,9;26,7;41\n'],
    ['Fitdays', 'Time,Fat-free Body Weight(kg),Weight(kg)\n2026-03-04,58,75.9\n'],
  ])('[IMPORT-04] %s', async (_, text) => {
    expect(await rowsOf(text)).toEqual(['2026-03-04 75.9']);
  });

  it('[IMPORT-04] without a measured one an average is read, and no goal or change is', async () => {
    const google =
      'Date,Max weight (kg),Min weight (kg),Average weight (kg)\n2026-03-04,77,75,75.9\n';
    expect(await rowsOf(google)).toEqual(['2026-03-04 75.9']);
    const wishes = 'Date,Goal weight (kg),Weight change\n2026-03-04,70,-0.4\n';
    expect(await rowsOf(wishes)).toMatchObject({ ok: false });
  });
});

it('[IMPORT-04] a column with few values counts; days without one are no refused rows', async () => {
  const days = [1, 2, 3, 4, 5, 6, 7].map(
    (day) => `2026-03-0${day},78.${day},${day === 3 ? 92.5 : '--'}`,
  );
  const text = `Date,Weight (kg),Waist (cm)\n${days.join('\n')}\n`;
  expect(await read(text, 'waist')).toMatchObject({
    rows: [{ date: '2026-03-03', value: 92.5 }],
    refused: [],
  });
  expect(await rowsOf(text)).toHaveLength(7);
});

describe('zones of times', () => {
  it.each([
    ['2018-01-18T23:00:00.000Z', '2018-01-19 00:00:00'],
    ['2018-01-18T23:00:00+02:00', '2018-01-18 22:00:00'],
    ['2018-01-18 23:30:10 -0500', '2018-01-19 05:30:10'],
    ['2018-07-18 23:30 UTC', '2018-07-19 01:30'],
    ['1516316400000', '2018-01-19 00:00:00'],
    ['1516316400', '2018-01-19 00:00:00'],
    ['2018-01-18 23:00:00', '2018-01-18 23:00:00'],
  ])('[IMPORT-04] %s is %s in Berlin', async (written, moment) => {
    expect(await rowsOf(`date;weight\n${written};61.5\n`)).toEqual([`${moment} 61.5`]);
  });

  it('[IMPORT-04] of an hour that a clock shows twice, the one that is meant', async () => {
    const text = 'date;weight\n2026-10-25T00:30:00Z;61\n2026-10-25T01:30:00Z;62\n';
    expect(await rowsOf(text)).toEqual([
      '2026-10-25 02:30:00 61',
      '2026-10-25 2026-10-25T01:30:00.000Z 62',
    ]);
  });
});

describe('dates', () => {
  it.each([
    ...[
      'Jul 18, 2026',
      '18 July 2026',
      'July 18th, 2026',
      'Sat, Jul 18, 2026',
      '18-Jul-26',
      '18. Juli 2026',
    ],
    ...[
      '18 de julio de 2026',
      '18 juillet 2026',
      '18 luglio 2026',
      '18 de julho de 2026',
      '18 जुलाई 2026',
    ],
    ...[
      '18 Temmuz 2026',
      '18 lipca 2026',
      '18 июля 2026 г.',
      '2026年7月18日',
      '18 يوليو 2026',
      '١٨ يوليو ٢٠٢٦',
    ],
    ...[
      '2026/07/18',
      '18.07.2026',
      '18. 07. 2026',
      'Sa, 18.07.2026',
      '18/07/2026 (sam.)',
      '2026/07/18(土)',
      '20260718',
      '٢٠٢٦-٠٧-١٨',
      '२०२६-०७-१८',
      '２０２６－０７－１８',
    ],
  ])('[IMPORT-04] %s', async (written) => {
    expect(await rowsOf(`Date;Weight\n${written};78,1\n`)).toEqual(['2026-07-18 78.1']);
  });

  it.each([
    ['4. März 2026 07:12', '07:12'],
    ['4. März 2026, 07:12 Uhr', '07:12'],
    ['Mar 4, 2026 7:12 PM', '19:12'],
    ['4/3/2026 7:12 p. m.', '19:12'],
    ['2026年3月4日 下午7:12', '19:12'],
    ['07:12 Mar.04 2026', '07:12'],
    ['04.03.2026 07.12', '07:12'],
    ['Mi, 04.03.2026 07:12', '07:12'],
    ['04.03.2026 – 07:12', '07:12'],
    ['04/03/2026 (mer.) 07:12', '07:12'],
  ])('[IMPORT-04] %s is of 4 March', async (written, time) => {
    expect(await rowsOf(`Date;Weight\n"${written}";78,1\n`)).toEqual([`2026-03-04 ${time} 78.1`]);
  });
});

it('[IMPORT-04] Garmin: the date is a row above the values', async () => {
  const text = [
    'Time,Weight,Change,BMI,Body Fat,Skeletal Muscle Mass,Bone Mass,Body Water,',
    '" Jul 18, 2026",',
    '8:28 AM,80.0 kg,0.2 kg,24.7,20.1 %,35.2 kg,4.1 kg,58.0 %,',
    '7:01 AM,80.3 kg,0.1 kg,24.7,20.2 %,35.2 kg,4.1 kg,58.0 %,',
    '" Jul 17, 2026",',
    '7:35 AM,79.8 kg,-0.3 kg,24.6,--,35.1 kg,4.1 kg,57.9 %,',
  ].join('\n');
  expect(await read(text)).toMatchObject({ unit: 'kg', refused: [] });
  expect(await rowsOf(text)).toEqual([
    '2026-07-18 08:28 80',
    '2026-07-18 07:01 80.3',
    '2026-07-17 07:35 79.8',
  ]);
  expect(await rowsOf(text, 'bodyFat')).toEqual(['2026-07-18 08:28 20.1', '2026-07-18 07:01 20.2']);
});

it('[IMPORT-04] Fitbit: of several sections the one of the kind; the others are named', async () => {
  const text = [
    'Body\nDate,Weight,BMI,Fat',
    '"2026-03-04","78.1","26.7","25"\n"2026-03-05","78.0","26.7","25"\n',
    'Activities\nDate,Calories Burned,Steps,Distance',
    '"2026-03-04","2,101","9,000","6.5"\n"2026-03-05","2,230","11,204","8.1"\n',
    'Foods\nDate,Calories In\n"2026-03-04","1,800"\n',
    'Sleep\nStart Time,End Time,Minutes Asleep\n"2026-03-04 11:02PM","2026-03-05 6:40AM","430"\n',
  ].join('\n');
  expect(await rowsOf(text)).toEqual(['2026-03-04 78.1', '2026-03-05 78']);
  expect(await read(text)).toMatchObject({
    unread: ['BMI', 'Fat', 'Activities', 'Foods', 'Sleep'],
  });
  expect(await rowsOf(text, 'bodyFat')).toEqual(['2026-03-04 25', '2026-03-05 25']);
  const last = text.split('\n\n').toReversed().join('\n\n');
  expect(await rowsOf(last), 'in any order').toEqual(['2026-03-04 78.1', '2026-03-05 78']);
  const months = 'Date,Weight\nMarch\n2026-03-04,78\nApril\n2026-04-04,77\n';
  expect(await rowsOf(months)).toEqual(['2026-03-04 78', '2026-04-04 77']);
});

it.each([
  ...[
    'Body Fat (%)',
    'body_fat',
    'PBF',
    'BF%',
    'KFA (%)',
    'bodyFat',
    'BODY FAT %',
    'Fat',
    'fat %',
    'Fat rate',
    'Body fat percentage',
  ],
  ...[
    'Körperfett',
    'Körperfettanteil (%)',
    'Fettanteil',
    'Masse grasse (%)',
    'Graisse corporelle',
    'Grasa corporal (%)',
  ],
  ...[
    '% grasa',
    'Grasso corporeo',
    'Massa grassa (%)',
    'Gordura corporal',
    'Massa gorda %',
    'Vücut yağ oranı (%)',
  ],
  ...[
    'Tkanka tłuszczowa (%)',
    'Процент жира',
    'Жир (%)',
    '体脂率(%)',
    '体脂肪率',
    'نسبة الدهون',
    'शरीर की वसा',
    'Vet%',
  ],
])('[IMPORT-04] %s is body fat', async (heading) => {
  const text = `Date;Weight;Visceral fat;${heading};Fat-free mass (kg)\n2026-03-04;78,1;9;25,5;58\n`;
  expect(await rowsOf(text, 'bodyFat')).toEqual(['2026-03-04 25.5']);
  expect(await rowsOf(text)).toEqual(['2026-03-04 78.1']);
});

it.each([
  ['Tour de taille', 'waist'],
  ['Taillenumfang', 'waist'],
  ['Cintura', 'waist'],
  ['Obwód talii', 'waist'],
  ['Hüfte', 'hip'],
  ['Tour de hanches', 'hip'],
  ['Cadera', 'hip'],
  ['Brustumfang', 'chest'],
  ['Pecho', 'chest'],
  ['Oberarm', 'upperArm'],
  ['Biceps', 'upperArm'],
  ['Oberschenkel', 'thigh'],
  ['Muslo', 'thigh'],
] as const)('[IMPORT-04] %s is %s', async (heading, kind) => {
  expect(await rowsOf(`Date;Gewicht;${heading} (cm)\n2026-03-04;78,1;55,5\n`, kind)).toEqual([
    '2026-03-04 55.5',
  ]);
});

it('[IMPORT-04] a column of units is that of the column before it', async () => {
  const text = 'Date,Weight,Unit,Body Fat (%)\n2026-05-30,231,lb,20\n2026-05-31,230,lb,21\n';
  expect(await read(text, 'bodyFat')).toMatchObject({
    unit: '%',
    rows: [{ value: 20 }, { value: 21 }],
  });
  expect(await read(text)).toMatchObject({ unit: 'lb', rows: [{ value: 231 }, { value: 230 }] });
});

it('[IMPORT-04] digits of any script', async () => {
  for (const text of [
    '٢٠٢٦-٠٣-٠٤,٧٨٫١\n',
    '۲۰۲۶-۰۳-۰۴;۷۸٫۱ کیلوگرم\n',
    'दिनांक;वजन\n०४.०३.२०२६;७८,१ किलो\n',
  ])
    expect(await rowsOf(text)).toEqual(['2026-03-04 78.1']);
});

describe('what other programs export', () => {
  it.each([
    [
      'Samsung Health, in UTC with an offset beside it',
      'com.samsung.health.weight,6312001,4\nstart_time,weight,height,update_time,create_time,body_fat,time_offset,datauuid\n2026-03-04 23:12:00.000,78.1,171,2026-03-06 08:00:00.000,2026-03-05 07:00:00.000,25.5,UTC+0100,a1b2\n',
      '2026-03-05 00:12:00',
    ],
    [
      'Apple Health, a kind in each row',
      'type,sourceName,unit,creationDate,startDate,endDate,value\nHKQuantityTypeIdentifierBodyMass,Scale,kg,2026-03-05 08:00:00 +0100,2026-03-04 07:12:33 +0100,2026-03-04 07:12:33 +0100,78.1\nHKQuantityTypeIdentifierBodyMassIndex,Scale,count,2026-03-05 08:00:00 +0100,2026-03-04 07:12:33 +0100,2026-03-04 07:12:33 +0100,26.7\nHKQuantityTypeIdentifierLeanBodyMass,Scale,kg,2026-03-05 08:00:00 +0100,2026-03-04 07:12:33 +0100,2026-03-04 07:12:33 +0100,58\n',
      '2026-03-04 07:12:33',
    ],
    [
      'Cronometer',
      'Day,Time,Group,Metric,Unit,Amount\n2026-03-04,7:12 AM,,Weight,kg,78.1\n2026-03-04,7:12 AM,,Body Fat,%,25.5\n2026-03-04,7:12 AM,,Blood Pressure,mmHg,120/80\n',
      '2026-03-04 07:12',
    ],
    ['MyFitnessPal', 'Date,Weight\n2026-03-04,78.1\n', '2026-03-04'],
    ['Happy Scale', 'Date,Weight,Moving average\n"Mar 4, 2026",78.1,78.4\n', '2026-03-04'],
    [
      'Zepp',
      'time,weight,height,bmi,fatRate,bodyWaterRate,boneMass,metabolism,muscleRate,visceralFat\n2026-03-04 06:12:33+0000,78.1,171.0,26.7,25.5,null,null,null,null,null\n',
      '2026-03-04 07:12:33',
    ],
    [
      'Eufy',
      'Time,WEIGHT (kg),BMI,BODY FAT %,HEART RATE,MUSCLE MASS (kg),WATER %\n2026-03-04 07:12:33,78.1,26.7,25.5,60,55,52\n',
      '2026-03-04 07:12:33',
    ],
    [
      'openScale',
      '"bone","chest","comment","dateTime","fat","hip","visceralFat","waist","water","weight"\n"0.0","0.0","","2026-03-04 07:12","25.5","0.0","0.0","0.0","0.0","78.1"\n',
      '2026-03-04 07:12',
    ],
    [
      'Libra',
      '#Version:6\n#Units:kg\n\n#date;weight;weight trend;body fat;body fat trend;log\n2026-03-04T06:12:33.000Z;78.1;78.4;25.5;25.7;\n',
      '2026-03-04 07:12:33',
    ],
    [
      'Withings with its own columns',
      'Date,"Weight (kg)","Fat mass (kg)","Bone mass (kg)","Muscle mass (kg)","Hydration (kg)",Comments\n"2026-03-04 07:12:33",78.1,20.1,3.2,55,40,\n',
      '2026-03-04 07:12:33',
    ],
  ])('[IMPORT-04] %s', async (_, text, moment) => {
    expect(await read(text)).toMatchObject({ ok: true, refused: [] });
    expect(await rowsOf(text)).toEqual([`${moment} 78.1`]);
    if (/fat(?! mass)/i.test(text))
      expect(await rowsOf(text, 'bodyFat')).toEqual([`${moment} 25.5`]);
  });

  it('[IMPORT-04] the unit may be named above the heading', async () => {
    expect(await read('#Units:lbs\n#date;weight\n2026-03-04;172\n')).toMatchObject({ unit: 'lb' });
  });
});

it('[IMPORT-04] means below the days, times in words and units in only some cells change nothing', async () => {
  const days = 'Date;Time;Weight\n4/3/2026;morning;78,1 kg\n5/3/2026;evening;78 kg\n';
  expect(await rowsOf(`${days};;\nMedia;;78\nMin;;77\nMax;;78,5\n`)).toEqual([
    '2026-03-04 78.1',
    '2026-03-05 78',
  ]);
});

it('[IMPORT-04] a row of units below the heading belongs to it', async () => {
  const text = 'Date,Weight,Fat\n,lb,%\n2026-03-04,172,25.5\n';
  expect(await read(text)).toMatchObject({ unit: 'lb', rows: [{ value: 172 }], refused: [] });
  expect(await rowsOf(text, 'bodyFat')).toEqual(['2026-03-04 25.5']);
});

it.each([
  ['Date,Stone,Pounds\n2026-03-04,12,4\n2026-03-05,12,\n', 'lb', [172, 168]],
  ['Date,Weight (st),Weight (lb)\n2026-03-04,12,4\n2026-03-05,12,2.5\n', 'lb', [172, 170.5]],
  ['Date,Weight (st),Weight (lb)\n2026-03-04,12.29,172\n', 'lb', [172]],
  ['Date,Weight (st)\n2026-03-04,12\n', 'lb', [168]],
  ['timestamp,weight grams\n2026-03-04,78100\n', 'kg', [78.1]],
  ['Date,Weight\n2026-03-04,78000 g\n', 'kg', [78]],
  ['Date,Weight g\n2026-03-04,78000\n', 'kg', [78]],
  ['Date,Weight,Fat\n,g,%\n2026-03-04,78000,25.5\n', 'kg', [78]],
])('[IMPORT-04] %j: stones become pounds, and grams kilograms', async (text, unit, values) => {
  expect(await read(text)).toMatchObject({ unit, rows: values.map((value) => ({ value })) });
});

it.each([
  ['Date,g,Weight\n2026-03-04,450,78.1\n', [78.1]],
  ['Date,kg,Weight\n2026-03-04,0.7,78.1\n', [78.1]],
  ['Date,kg,Average weight\n2026-03-04,0.7,78.1\n', [78.1]],
  ['Date,kg\n2026-03-04,78.1\n', [78.1]],
])(
  '[IMPORT-04] %j: a column headed only by a unit is read if none is named',
  async (text, values) => {
    expect(await read(text)).toMatchObject({ rows: values.map((value) => ({ value })) });
  },
);

it('[IMPORT-04] a file as Excel writes it is read, whatever its encoding', async () => {
  const text = 'Datum\tKörpergewicht\n04.03.2026\t78,1\n';
  const wide = [...`\uFEFF${text}`].map((char) => char.charCodeAt(0));
  for (const bytes of [
    Uint8Array.from(wide.flatMap((code) => [code % 256, code >> 8])),
    Uint8Array.from(wide.slice(1)),
  ])
    expect(await readFile(new File([bytes], 'weight.txt'))).toMatchObject({
      table: { rows: [['Datum', 'Körpergewicht'], ['04.03.2026', '78,1'], ['']] },
    });
});

it('[IMPORT-04] stones are read as pounds, and the body’s fat as a fraction is a percentage', async () => {
  const stones = await read('Date,Weight\n2026-03-04,12 st 4 lb\n2026-03-05,12st\n');
  expect(stones).toMatchObject({ unit: 'lb', rows: [{ value: 172 }, { value: 168 }] });
  const apple =
    'type,unit,startDate,value\nBodyFatPercentage,%,2026-03-04 07:12:00 +0100,0.253\nBodyFatPercentage,%,2026-03-05 07:12:00 +0100,24.9\n';
  expect(await rowsOf(apple, 'bodyFat')).toEqual([
    '2026-03-04 07:12:00 25.3',
    '2026-03-05 07:12:00 24.9',
  ]);
});
