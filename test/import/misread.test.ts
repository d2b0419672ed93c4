import { expect, test } from 'vitest';
import { type ImportCell, recognise } from '#domain/import/recognise.ts';
import { plainTable, type Source } from '#domain/import/source.ts';

const rows = (...given: string[][]): Source => ({
  sheets: [{ name: '', blocks: [plainTable(given)] }],
});
const lines = (...given: string[]): Source => ({
  sheets: [{ name: '', blocks: given.map((text) => ({ kind: 'line', text })) }],
});

function daysOf(source: Source): readonly (readonly ImportCell[])[] {
  const found = recognise(source);
  if (!found.ok) throw new Error(found.message);
  return found.weeks[0]?.days ?? [];
}
/** The texts of a day by their places among the eight meals. */
const said = (day: readonly ImportCell[] | undefined) =>
  Object.fromEntries((day ?? []).flatMap(({ text }, at) => (text === '' ? [] : [[at, text]])));
const doubts = (day: readonly ImportCell[] | undefined) =>
  (day ?? []).flatMap(({ unsure }) => unsure);

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

test('[IMPORT-01] a dish that is called like a meal makes no heading of its row', () => {
  const days = daysOf(
    rows(
      ['', ...WEEK],
      ['Breakfast', ...WEEK.map((day) => `oats ${day}`)],
      ['Lunch', ...WEEK.map((day) => `dal ${day}`)],
      ['Evening', ...WEEK.map(() => 'Tea')],
      ['Dinner', 'roti', 'rice', 'soup', 'dal', 'roti', 'rice', 'soup'],
    ),
  );
  expect(said(days[0])).toEqual({ 1: 'oats Mon', 3: 'dal Mon', 5: 'Tea', 6: 'roti' });
  expect(said(days[6])).toEqual({ 1: 'oats Sun', 3: 'dal Sun', 5: 'Tea', 6: 'soup' });
});

test('[IMPORT-01] meals of one line are told apart after dashes and in small letters too', () => {
  const meals = (line: string) => said(daysOf(lines(line))[0]);
  const all = { 1: 'oats', 3: 'rice', 6: 'fish' };
  expect(meals('Monday: Breakfast - oats; Lunch - rice; Dinner - fish')).toEqual(all);
  expect(meals('Monday: Breakfast – oats, Lunch – rice, Dinner – fish')).toEqual(all);
  expect(meals('Monday: Breakfast: oats - Lunch: rice - Dinner: fish')).toEqual(all);
  expect(meals('Day 1: Breakfast- oats. Lunch- rice.')).toEqual({ 1: 'oats.', 3: 'rice.' });
  expect(meals('monday: breakfast: oats, lunch: rice')).toEqual({ 1: 'oats', 3: 'rice' });
  expect(meals('Monday: Breakfast: oats, tea - 1 cup')).toEqual({ 1: 'oats, tea - 1 cup' });
});

test('[IMPORT-01] a text that names a further meal is marked', () => {
  const days = daysOf(lines('Monday', 'Breakfast: oats and then lunch: rice', 'Dinner: fish'));
  expect(said(days[0])).toEqual({ 1: 'oats and then lunch: rice', 6: 'fish' });
  expect(doubts(days[0])).toEqual(['It may hold more than one meal.']);
});
