import { expect, test } from 'vitest';
import { instant, integer, listOf, nullable, object, oneOf, recordOf, string } from './shape.ts';

const draft = object({
  name: string,
  basedOn: integer,
  unit: oneOf(['kg', 'lbs']),
  days: listOf(nullable(string), 2),
  savedAt: instant,
  cells: recordOf(string),
});
const typed = {
  name: 'Lentils',
  basedOn: 3,
  unit: 'kg',
  days: ['a', null],
  savedAt: '2026-11-21T07:30:00.000Z',
  cells: { 'meals.0': '' },
};

test('[T-C2] what this browser kept is read as it was, without what does not belong', () => {
  expect(draft({ ...typed, more: 1 })).toEqual(typed);
});

test.each([
  null,
  [],
  'text',
  { ...typed, name: 7 },
  { ...typed, name: undefined },
  { ...typed, basedOn: 1.5 },
  { ...typed, unit: 'stone' },
  { ...typed, days: ['a'] },
  { ...typed, days: ['a', 2] },
  { ...typed, savedAt: 'yesterday' },
  { ...typed, cells: { a: null } },
  { ...typed, cells: [] },
])('[T-C2] kept data that does not fit is refused: %j', (rubbish) => {
  expect(() => draft(rubbish)).toThrow(TypeError);
});
