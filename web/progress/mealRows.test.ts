import { describe, expect, test } from 'vitest';
import type { MealState } from '#domain/progress/dayParts.ts';
import type { MealIndex } from '#domain/progress/progress.ts';
import type { DailyProgress } from '#domain/progress/progressSchema.ts';
import { aDayWith, aRecord, eight } from './dayOfTest.ts';
import { DAY, dayShown, type MealsForm } from './dayShown.ts';
import { adherenceShown, mealRows } from './mealRows.ts';

const CHANGED = eight('Porridge', '', 'Pea soup');
const OPEN = { done: false } as MealState;
/** The meals on screen after a tick that waits to be sent. */
const ticked = (
  record: DailyProgress | null,
  index: MealIndex,
  dish: string,
  base: MealState = OPEN,
) => {
  const value = { done: true, dish };
  const waits = { date: '2026-11-24', kind: DAY, text: '', refused: null, madeAt: '' };
  const change = { ...waits, personId: 'anna', key: index, part: `meals.${index}`, value };
  return dayShown(record, [{ ...change, bases: [base] }]).meals;
};
const soup = (day = aDayWith(null), form?: MealsForm) =>
  mealRows(day, form)
    .find(({ index }) => index === '2')
    ?.dishes.map(({ meal, done, mark }) => [meal, done, mark]);

describe('the meals on screen', () => {
  test('[HIST-01] of a logged day are its own, and what is planned now is beside them, not done', () => {
    const record = aRecord({ meals: { '2': true } });
    expect(soup(aDayWith(record, CHANGED))).toEqual([
      ['Lentil soup', true, null],
      ['Pea soup', false, 'Changed'],
    ]);
    expect(adherenceShown(aDayWith(record, CHANGED), undefined, null)).toMatchObject({
      done: 1,
      meals: 2,
    });
  });

  test('[HIST-02] a tick not sent yet stays on its dish when the plan changes under it', () => {
    expect(soup(aDayWith(null, CHANGED), ticked(null, '2', 'Lentil soup'))).toEqual([
      ['Lentil soup', true, null],
      ['Pea soup', false, 'Changed'],
    ]);
  });

  test('[HIST-02] the tick of a logged day can move to the new dish and back', () => {
    const record = aRecord({ meals: { '2': true } });
    const day = aDayWith(record, CHANGED);
    const base = { done: true, dish: 'Lentil soup' } as MealState;
    const moved = ticked(record, '2', 'Pea soup', base);
    expect(moved.dishes).toMatchObject({ '2': 'Pea soup' });
    expect(soup(day, moved)).toEqual([
      ['Lentil soup', false, null],
      ['Pea soup', true, 'Changed'],
    ]);
    expect(adherenceShown(day, moved, null)).toMatchObject({ done: 1, meals: 2 });
    expect(soup(day, ticked(record, '2', 'Lentil soup', base))).toEqual([
      ['Lentil soup', true, null],
      ['Pea soup', false, 'Changed'],
    ]);
  });

  test('[HIST-02] a meal that is planned no longer stays, and says so', () => {
    const record = aRecord({ meals: { '2': true } });
    const row = mealRows(aDayWith(record, eight('Porridge'))).find(({ index }) => index === '2');
    expect(row).toMatchObject({ isPlannedNoLonger: true, dishes: [{ meal: 'Lentil soup' }] });
  });

  test('[HIST-02] a meal that was planned only later is new, and counts once it is ticked', () => {
    const day = aDayWith(aRecord(), eight('Porridge', 'A pear', 'Lentil soup'));
    const row = mealRows(day).find(({ index }) => index === '1');
    expect(row?.dishes).toMatchObject([{ meal: 'A pear', done: false, mark: 'New' }]);
    expect(adherenceShown(day, undefined, null)).toMatchObject({ done: 1, meals: 2 });
    const form = ticked(day.record, '1', 'A pear');
    expect(adherenceShown(day, form, null)).toMatchObject({ done: 2, meals: 3 });
  });
});
