import { expect, test } from 'vitest';
import { recognise } from '#domain/import/recognise.ts';
import { plainTable } from '#domain/import/source.ts';
import { TIMING_MAX } from '#domain/plans/plan.ts';
import { mealPath, timingPath } from '../form/fields.ts';
import { changesFrom, nameFor, replacedIn } from './takeOver.ts';
import { say } from './words.ts';

test('[IMPORT-01] the preview says how many meals of the plan the imported week replaces', () => {
  const table = plainTable([
    ['', 'Monday', 'Tuesday'],
    ['Breakfast', 'Oats', 'Eggs'],
    ['Lunch', 'Soup', ''],
  ]);
  const found = recognise({ sheets: [{ name: '', blocks: [table] }] });
  const week = found.ok ? found.weeks[0] : undefined;
  if (!week) throw new Error('There is no week.');
  const none = { [mealPath(0, 1)]: ' Oats', [mealPath(4, 3)]: ' ' };
  expect(replacedIn(week, none)).toBe(0);
  // Another text in the same meal, and a meal that the import leaves empty.
  const two = { ...none, [mealPath(1, 1)]: 'Porridge', [mealPath(5, 6)]: 'Fish' };
  expect(replacedIn(week, two)).toBe(2);
  expect(say.replacesMeals(2)).toBe(
    'This replaces the plan’s week: 2 meals there will be removed.',
  );
  expect(say.replacesMeals(1)).toBe('This replaces the plan’s week: 1 meal there will be removed.');
});

const long = `after swimming, ${'or whenever there is time, '.repeat(20)}`;
const week = {
  title: 'Week 2',
  titles: ['Plan for the spring'],
  days: [],
  timings: ['07:00', long, null, null, null, null, null, null],
  leftovers: [
    { kind: 'note', text: 'Drink water.' },
    { kind: 'unread', text: 'page 3' },
  ],
} as never;

test('[IMPORT-01] a timing too long for its field is cut there and stands whole in the notes', () => {
  const { notes, ...fields } = changesFrom(week, { notes: 'Mine. ' }, 'plan.docx', false);
  expect(fields[timingPath(0)]).toBe('07:00');
  expect(fields[timingPath(1)]?.length).toBeLessThanOrEqual(TIMING_MAX);
  expect(notes?.split('\n')).toEqual(['Mine.', 'Drink water.', long]);
  expect(timingPath(2) in fields).toBe(false);
});

test('[IMPORT-01] what was left out comes into the notes if that is wished', () => {
  expect(changesFrom(week, {}, 'plan.docx', true).notes).toContain('page 3');
  expect(changesFrom(week, {}, 'plan.docx', false).notes).not.toContain('page 3');
});

test('[IMPORT-01] the plan is named after its title or its file, and keeps a name that it has', () => {
  expect(changesFrom(week, { name: 'Mine' }, 'spring_week.docx', false).name).toBeUndefined();
  expect(changesFrom(week, { name: ' ' }, 'spring_week.docx', false).name).toBe(
    'Plan for the spring, Week 2',
  );
  expect(nameFor({ title: '', titles: [], leftovers: [] } as never, 'spring__week 1.docx')).toBe(
    'spring week 1',
  );
});
