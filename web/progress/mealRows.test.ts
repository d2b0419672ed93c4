import { describe, expect, test } from 'vitest';
import { DEFAULT_TIMINGS } from '#domain/plans/plan.ts';
import type { MealState } from '#domain/progress/dayParts.ts';
import type { MealIndex } from '#domain/progress/progress.ts';
import type { DailyProgress, TrackedDay } from '#domain/progress/progressSchema.ts';
import { DAY, dayShown, type MealsForm } from './dayShown.ts';
import {
  adherenceShown,
  type MealRow,
  mealParts,
  mealRows,
  nextMeal,
  openDishes,
} from './mealRows.ts';

const TIMINGS = ['Breakfast', '', 'Lunch', '', 'Dinner', '', '', ''];

const eight = (...meals: string[]) => Array.from({ length: 8 }, (_, at) => meals[at] ?? '');

/** A logged day for tests: porridge done, soup not. */
const aRecord = (wishes: Partial<DailyProgress> = {}): DailyProgress => ({
  date: '2026-11-24',
  meals: { '0': true },
  instead: {},
  picked: {},
  waterIntake: '1.5 L',
  sleepHours: 7.5,
  mood: 'Good',
  dietScore: 4,
  notes: 'Felt light.',
  submittedAt: '2026-11-24T20:15:00.000Z',
  version: 1,
  planned: {
    planId: 'spring',
    planName: 'Spring week',
    meals: eight('Porridge', '', 'Lentil soup'),
    mealTimings: TIMINGS,
    from: 'logged',
  },
  ...wishes,
});

/** The day of {@link aRecord}, for which the plan now has `meals`. */
const aDayWith = (
  record: DailyProgress | null,
  meals: readonly string[] = eight('Porridge', '', 'Lentil soup'),
): TrackedDay => ({
  date: '2026-11-24',
  today: '2026-11-24',
  planned: {
    planId: 'spring',
    planVersion: 1,
    planName: 'Spring week',
    meals: [...meals],
    mealTimings: TIMINGS,
  },
  hasAnyPlan: true,
  record,
});

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
      ['Pea soup', false, 'changed'],
    ]);
    expect(adherenceShown(aDayWith(record, CHANGED), undefined, null)).toMatchObject({
      done: 1,
      meals: 2,
    });
  });

  test('[HIST-02] a tick not sent yet stays on its dish when the plan changes under it', () => {
    expect(soup(aDayWith(null, CHANGED), ticked(null, '2', 'Lentil soup'))).toEqual([
      ['Lentil soup', true, null],
      ['Pea soup', false, 'changed'],
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
      ['Pea soup', true, 'changed'],
    ]);
    expect(adherenceShown(day, moved, null)).toMatchObject({ done: 1, meals: 2 });
    expect(soup(day, ticked(record, '2', 'Lentil soup', base))).toEqual([
      ['Lentil soup', true, null],
      ['Pea soup', false, 'changed'],
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
    expect(row?.dishes).toMatchObject([{ meal: 'A pear', done: false, mark: 'new' }]);
    expect(adherenceShown(day, undefined, null)).toMatchObject({ done: 1, meals: 2 });
    const form = ticked(day.record, '1', 'A pear');
    expect(adherenceShown(day, form, null)).toMatchObject({ done: 2, meals: 3 });
  });
});

const MEALS = ['Water', 'Oats', '', 'Dal', 'Tea', 'Nuts', 'Soup', 'Milk'];
const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const rows = (meals: readonly string[], timings: readonly string[], done: readonly number[] = []) =>
  meals.flatMap((meal, place): MealRow[] => {
    const dish = { timing: timings[place] ?? '', meal, done: done.includes(place) };
    const dishes = [{ ...dish, alternatives: [], picked: undefined, mark: null }];
    const rest = { isPlannedNoLonger: false, instead: undefined, photos: [] };
    return meal === '' ? [] : [{ index: String(place) as MealIndex, dishes, ...rest }];
  });
const day = (...done: number[]) => rows(MEALS, DEFAULT_TIMINGS, done);

describe('all that is as planned', () => {
  const open = (rows: readonly MealRow[], minutes: number | null) => {
    const meals = MEALS.map(
      (_, at) => rows.find(({ index }) => Number(index) === at)?.dishes[0]?.meal ?? '',
    );
    const mealTimings = MEALS.map(
      (_, at) => rows.find(({ index }) => Number(index) === at)?.dishes[0]?.timing ?? '',
    );
    const planned = { planId: 'a', planVersion: 1, planName: 'Week', meals, mealTimings };
    const { dishes, isMore } = openDishes(rows, { planned, record: null }, minutes);
    return [dishes.map(({ meal }) => meal).join(), isMore];
  };

  test('[DAY-07] [DAY-02] is what was due by now; in the evening, and on a past day, all of it', () => {
    expect(open(day(1), at(12))).toEqual(['Water', true]);
    expect(open(day(1), at(13))).toEqual(['Water,Dal', true]);
    expect(open(day(0, 1), at(23))).toEqual(['Dal,Tea,Nuts,Soup,Milk', false]);
    expect(open(day(), null)).toEqual([MEALS.filter(Boolean).join(), false]);
  });

  test('[DAY-07] of timings without a time, goes by the place in the day', () => {
    const untimed = rows(['Oats', 'Dal', '', '', '', '', 'Soup'], ['One', 'Two']);
    expect(open(untimed, at(12))).toEqual(['Oats,Dal', true]);
  });
});

describe('the next meal', () => {
  test('[HOME-01] is the first one not over yet', () => {
    expect(nextMeal(day(), at(5))).toBe('0');
    expect(nextMeal(day(), at(7, 30))).toBe('1');
    expect(nextMeal(day(), at(12))).toBe('3');
    expect(nextMeal(day(), at(20, 30))).toBe('7');
  });

  test('[HOME-01] stays for a while after its time', () => {
    expect(nextMeal(day(), at(8, 45))).toBe('1');
    expect(nextMeal(day(), at(8, 46))).toBe('3');
  });

  test('[HOME-01] is never one that is done, nor a blank cell', () => {
    expect(nextMeal(day(1), at(7, 30))).toBe('3');
    expect(nextMeal(day(1, 2, 3), at(10, 30))).toBe('4');
  });

  test('[HOME-01] is none once the day is over, or all is done', () => {
    expect(nextMeal(day(), at(23, 30))).toBeNull();
    expect(nextMeal(day(...MEALS.keys()), at(5))).toBeNull();
    expect(nextMeal([], at(5))).toBeNull();
  });

  test('[HOME-01] goes by order where no timing says when', () => {
    const untimed = (...done: number[]) =>
      rows(['Oats', 'Dal', 'Soup'], ['One', 'Two', 'Three'], done);
    expect(nextMeal(untimed(), at(23))).toBe('0');
    expect(nextMeal(untimed(0), at(5))).toBe('1');
  });

  test('[HOME-01] an untimed meal follows the one before it', () => {
    const mixed = (...done: number[]) =>
      rows(['Oats', 'Fruit', 'Dal'], ['8:00', 'Then', '13:00'], done);
    expect(nextMeal(mixed(0), at(8))).toBe('1');
    expect(nextMeal(mixed(), at(11))).toBe('2');
  });
});

test('[DAY-06] the meals of a day are drawn in order, each part where those before it end', () => {
  const shown = { meals: 7, done: 2, other: 1, skipped: 0, toCome: 3 };
  expect(mealParts(shown as Parameters<typeof mealParts>[0])).toEqual([
    { kind: 'done', count: 2, from: 0 },
    { kind: 'other', count: 1, from: 2 },
    { kind: 'missed', count: 1, from: 3 },
    { kind: 'toCome', count: 3, from: 4 },
  ]);
});
