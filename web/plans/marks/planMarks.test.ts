import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Eater } from '#domain/allergens/allergens.ts';
import { isMarkReason } from '#domain/plans/markReason.ts';
import { emptyPlan } from '#domain/plans/week.ts';
import { NOBODY } from '#test/factories/eaters.ts';
import { mealPath } from '../form/fields.ts';
import { PlanForm } from '../form/planForm.ts';
import * as words from '../inWords.ts';
import { say } from '../words.ts';
import { markerFor } from './marker.ts';
import { coveredBy, isMore, PlanMarks } from './planMarks.ts';

const eater: Eater = { ...NOBODY, allergens: ['nuts'] };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[RAIL-02] a mark comes within 200 ms of its key, and after a paste, an import or another plan alike', async () => {
  const form = new PlanForm(emptyPlan('2026-11-23'), () => 0);
  const marks = new PlanMarks(form);
  const stop = marks.start(() => Promise.resolve(markerFor(eater)));
  await vi.advanceTimersByTimeAsync(200);
  expect([marks.read, marks.cells]).toEqual([true, []]);

  const path = mealPath(1, 1);
  form.type(path, 'Walnuts');
  await vi.advanceTimersByTimeAsync(200);
  expect(marks.of(path)?.words).toBe('Walnuts: tree nuts');
  form.fill({ [path]: 'Coconut', [mealPath(2, 1)]: 'Pesto' });
  await vi.advanceTimersByTimeAsync(200);
  expect(marks.cells.map((cell) => cell.path)).toEqual([mealPath(2, 1)]);
  const week = emptyPlan('2026-11-30');
  const [monday, ...others] = week.weeklyDietPlan;
  if (!monday) throw new Error('A week has a Monday.');
  const [, ...meals] = monday.meals;
  form.load({
    ...week,
    weeklyDietPlan: [{ ...monday, meals: ['Almonds', ...meals] }, ...others],
  });
  await vi.advanceTimersByTimeAsync(200);
  expect(marks.cells.map((cell) => cell.path)).toEqual([mealPath(0, 0)]);
  stop();
});

test('[RAIL-02] what is marked stays, while it is read anew because the customer does not eat something else', async () => {
  const form = new PlanForm(emptyPlan('2026-11-23'), () => 0);
  const path = mealPath(1, 1);
  form.type(path, 'Walnuts and salmon');
  const marks = new PlanMarks(form);
  const shown: (string | undefined)[] = [];
  marks.subscribe(() => shown.push(marks.read ? marks.of(path)?.words : 'not read'));
  const readFor = async (allergens: Eater['allergens']) => {
    const stop = marks.start(() => Promise.resolve(markerFor({ ...eater, allergens })));
    await vi.advanceTimersByTimeAsync(200);
    stop();
  };
  await readFor(['nuts']);
  await readFor(['nuts']);
  await readFor(['fish']);
  await readFor([]);
  expect(shown).toEqual(['Walnuts: tree nuts', 'Salmon: fish', 'not read']);
});

test('[RAIL-01] what cannot be looked for is named beside what is marked, and where nothing is', async () => {
  const marks = new PlanMarks(new PlanForm(emptyPlan('2026-11-23'), () => 0));
  const own = { ...eater, allergens: [], dietaryRestrictions: 'Low potassium' };
  const stop = marks.start(() => Promise.resolve(markerFor(own)));
  await vi.advanceTimersByTimeAsync(200);
  expect([marks.read, marks.cells, marks.unread]).toEqual([true, [], ['Low potassium']]);
  stop();
  expect(words.noMatchWords(marks.unread)).toContain('Please check: ‘Low potassium’');
  expect(words.noMatchWords(marks.unread)).not.toMatch(/\bsafe/i);
  expect(words.noMatchWords([])).toBe(say.noMatch);
});

test('[RAIL-02] a reason covers what was marked when it was written, and nothing that came later', () => {
  const walnuts = {
    path: mealPath(0, 0),
    day: 0,
    meal: 0,
    words: 'Walnuts: tree nuts',
    grave: true,
    holds: true,
    accepted: undefined,
  };
  const pesto = {
    ...walnuts,
    path: mealPath(1, 0),
    day: 1,
    words: 'Pesto: usually with tree nuts',
  };
  const covered = coveredBy([walnuts]);
  expect(isMore([walnuts], covered)).toBe(false);
  expect(isMore([], covered)).toBe(false);
  expect(isMore([walnuts, pesto], covered)).toBe(true);
  expect(isMore([{ ...walnuts, words: pesto.words }], covered)).toBe(true);
  expect(['x', 'x 12', '  ', 'She does'].map(isMarkReason)).toEqual([false, false, false, true]);
});

test('[RAIL-02] nothing that is said of marks calls a meal safe', () => {
  const said = Object.values(say).filter((each) => typeof each === 'string');
  expect(said.join(' ')).toContain('No known match');
  expect(said.join(' ')).not.toMatch(/\bsafe/i);
});
