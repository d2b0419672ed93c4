import { describe, expect, test } from 'vitest';
import { aDayWith, aRecord, eight } from './dayOfTest.ts';
import { type DayDraft, draftFrom, ticked } from './draft.ts';
import { adherenceShown, mealRows } from './mealRows.ts';

const CHANGED = eight('Porridge', '', 'Pea soup');
const formOf = (draft: DayDraft) => ({ ...draft, ...draft.values });
const soup = (day = aDayWith(null), draft?: DayDraft) =>
  mealRows(day, draft && formOf(draft))
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
    const draft = ticked(draftFrom(null), '2', 'Lentil soup', true);
    expect(soup(aDayWith(null, CHANGED), draft)).toEqual([
      ['Lentil soup', true, null],
      ['Pea soup', false, 'Changed'],
    ]);
  });

  test('[HIST-02] ticking the new dish moves the tick, and one can go back', () => {
    const day = aDayWith(null, CHANGED);
    const onOld = ticked(draftFrom(null), '2', 'Lentil soup', true);
    const onNew = ticked(onOld, '2', 'Pea soup', true);
    expect(onNew.dishes).toEqual({ '2': 'Pea soup' });
    expect(soup(day, onNew)).toEqual([
      ['Lentil soup', false, null],
      ['Pea soup', true, 'Changed'],
    ]);
    expect(soup(day, ticked(onNew, '2', 'Lentil soup', true))).toEqual([
      ['Lentil soup', true, null],
      ['Pea soup', false, 'Changed'],
    ]);
    const none = ticked(onNew, '2', 'Pea soup', false);
    expect(none.dishes).toEqual({});
    expect(soup(day, none)?.some(([, done]) => done)).toBe(false);
  });

  test('[HIST-02] of a logged day, too, the tick can move to the new dish and back', () => {
    const record = aRecord({ meals: { '2': true } });
    const day = aDayWith(record, CHANGED);
    const moved = ticked(draftFrom(record), '2', 'Pea soup', true);
    expect(soup(day, moved)).toEqual([
      ['Lentil soup', false, null],
      ['Pea soup', true, 'Changed'],
    ]);
    expect(adherenceShown(day, formOf(moved), null)).toMatchObject({ done: 1, meals: 2 });
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
    const draft = ticked(draftFrom(day.record), '1', 'A pear', true);
    expect(adherenceShown(day, formOf(draft), null)).toMatchObject({ done: 2, meals: 3 });
  });
});
