import { expect, test } from 'vitest';
import { fileDatesOf } from './fileDates.ts';

const week = { startDate: '2026-11-23', endDate: '2026-11-29' };
const ofTitle = (title: string, near = '2026-11-25') => fileDatesOf([], [title], near);

test('[IMPORT-03] the dates of a title are read as its country writes them', () => {
  for (const title of [
    'Plan for Anna – 23 to 29 November 2026',
    'Week of 23 Nov',
    'w/c 23/11/2026',
    '23.11.–29.11.2026',
    '11/23/2026 - 11/29/2026',
    'Semana del 23 al 29 de noviembre',
    'Semaine du 23 au 29 novembre',
    'Woche vom 23. bis 29. November',
    '2026-11-23 to 2026-11-29',
    '11月23日-11月29日',
  ])
    expect(ofTitle(title), title).toEqual(week);
  expect(ofTitle('28 Dec – 3 Jan')).toEqual({ startDate: '2026-12-28', endDate: '2027-01-03' });
});

test('[IMPORT-03] a birth date, the date of a letter and amounts are no dates of a plan', () => {
  for (const title of ['DOB 12/03/1980', 'Date: 12/11/2026', '1500 - 1600 kcal', '50/30/20'])
    expect(ofTitle(title), title).toBeNull();
});

test('[IMPORT-03] the dates of days fit the names of the days; without a year they are near the plan', () => {
  const days = [
    { date: { year: null, first: 4, second: 1 }, weekday: 0 },
    { date: { year: null, first: 5, second: 1 }, weekday: 1 },
  ];
  expect(fileDatesOf(days, [], '2026-11-25')).toEqual({
    startDate: '2027-01-04',
    endDate: '2027-01-05',
  });
  const wrong = days.map((day) => ({ ...day, weekday: 6 }));
  expect(fileDatesOf(wrong, [], '2026-11-25')).toBeNull();
});

test('[IMPORT-03] days that lie months apart are no dates of one week', () => {
  const at = (first: number, second: number) => ({ date: { year: 2027, first, second } });
  expect(fileDatesOf([at(13, 1), at(19, 1)], [], '')).toEqual({
    startDate: '2027-01-13',
    endDate: '2027-01-19',
  });
  expect(fileDatesOf([at(13, 1), at(19, 4)], [], '')).toBeNull();
});
