import { describe, expect, test } from 'vitest';
import { MEAL_INDEXES, type MealIndex } from './adherence.ts';
import { changedParts, withParts } from './dayParts.ts';
import {
  conflictPath,
  contentOf,
  type DayConflict,
  isSame,
  mergeDay,
  stateOf,
} from './mergeDay.ts';
import { EMPTY_PROGRESS } from './progress.ts';
import type { DailyProgress, DayContent } from './progressSchema.ts';

const content = (wishes: Partial<DayContent> = {}): DayContent => ({
  ...EMPTY_PROGRESS,
  dishes: {},
  ...wishes,
});
const paths = (conflicts: readonly DayConflict[]) => conflicts.map(conflictPath);

describe('two devices that log one day', () => {
  test('[HIST-07] each field is taken from the one that changed it', () => {
    const base = content({ notes: 'Slept badly.', waterIntake: '1 L' });
    const mine = { ...base, waterIntake: '2 L', mood: 'Good' };
    const stored = { ...base, notes: 'Slept badly, then well.', dietScore: 4 };
    expect(mergeDay(base, mine, stored)).toEqual({
      content: { ...base, ...mine, notes: stored.notes, dietScore: 4 },
      conflicts: [],
    });
  });

  test('[HIST-07] each meal, too: ticks of both are there, and what one took away is not', () => {
    const base = content({ meals: { '1': true }, dishes: { '1': 'Porridge' } });
    const mine = content({
      meals: { '1': true, '3': true },
      dishes: { '1': 'Porridge', '3': 'Soup' },
    });
    const stored = content({ meals: { '1': false, '6': true }, dishes: { '6': 'Trout' } });
    expect(mergeDay(base, mine, stored)).toEqual({
      content: content({
        meals: { '1': false, '3': true, '6': true },
        dishes: { '3': 'Soup', '6': 'Trout' },
      }),
      conflicts: [],
    });
  });

  test('[HIST-07] what both changed differently is a conflict, and nothing is chosen for them', () => {
    const base = content({ notes: 'A' });
    const mine = content({
      notes: 'B',
      sleepHours: 7,
      meals: { '3': true },
      dishes: { '3': 'Soup' },
    });
    const stored = content({
      notes: 'C',
      sleepHours: 7,
      meals: { '3': true },
      dishes: { '3': 'Salad' },
    });
    const { conflicts } = mergeDay(base, mine, stored);
    expect(paths(conflicts)).toEqual(['notes', 'meals.3']);
    expect(conflicts[0]).toEqual({ field: 'notes', mine: 'B', stored: 'C' });
  });

  test('[HIST-07] the same on both is none; nor is what is sent a second time', () => {
    const base = content();
    const mine = content({ notes: 'B', meals: { '3': true }, dishes: { '3': 'Soup' } });
    expect(mergeDay(base, mine, mine)).toEqual({ content: mine, conflicts: [] });
    expect(mergeDay(null, mine, mine)).toEqual({ content: mine, conflicts: [] });
    // An older page does not send the dish of a tick.
    expect(mergeDay(base, { ...mine, dishes: {} }, mine)).toEqual({ content: mine, conflicts: [] });
  });

  test('[HIST-07] both began from nothing: both are there', () => {
    const mine = content({ meals: { '1': true }, dishes: { '1': 'Porridge' } });
    const stored = content({ notes: 'Tired.' });
    expect(mergeDay(null, mine, stored).content).toEqual({ ...mine, notes: 'Tired.' });
    expect(mergeDay(null, mine, null).content).toEqual(mine);
    expect(mergeDay(stored, mine, null).content).toEqual(mine);
  });

  test('[HIST-07] in every case of a field: nothing that one of them wrote is lost without being named', () => {
    const words = ['', 'A', 'B'];
    for (const from of words)
      for (const here of words)
        for (const there of words) {
          const merged = mergeDay(
            content({ notes: from }),
            content({ notes: here }),
            content({ notes: there }),
          );
          const both = here !== from && there !== from && here !== there;
          expect(paths(merged.conflicts)).toEqual(both ? ['notes'] : []);
          if (!both) expect(merged.content.notes).toBe(here === from ? there : here);
        }
  });
});

describe('two devices, one meal', () => {
  const states: DayContent[] = [
    content(),
    content({ meals: { '3': true }, dishes: { '3': 'Soup' } }),
    content({ instead: { '3': { kind: 'other', words: 'Pizza' } } }),
    content({ instead: { '3': { kind: 'other', words: 'Pasta' } } }),
    content({ instead: { '3': { kind: 'skipped', words: '' } } }),
  ];

  test('[DAY-02] [HIST-07] ticked, something else or skipped is one part: never two of them at once', () => {
    for (const base of states)
      for (const mine of states)
        for (const stored of states) {
          const { content: merged, conflicts } = mergeDay(base, mine, stored);
          const both = base !== mine && base !== stored && mine !== stored;
          expect(paths(conflicts)).toEqual(both ? ['meals.3'] : []);
          expect(stateOf(merged, '3')).toEqual(stateOf(mine === base ? stored : mine, '3'));
          expect(merged.meals['3'] === true && merged.instead['3'] !== undefined).toBe(false);
        }
  });

  test('[DAY-02] [HIST-07] in any order, what one of them said of a meal is there or is named', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % below;
    };
    const said = (index: MealIndex): Partial<DayContent> =>
      [
        { meals: { [index]: true }, dishes: { [index]: `Dish ${index}` } },
        { instead: { [index]: { kind: 'other' as const, words: `Words ${random(3)}` } } },
        { instead: { [index]: { kind: 'skipped' as const, words: '' } } },
        {},
      ][random(4)] ?? {};
    const dayOf = () => {
      const day = content({ meals: {}, dishes: {}, instead: {}, picked: {} });
      for (const index of MEAL_INDEXES) {
        const { meals, dishes, instead } = said(index);
        Object.assign(day.meals, meals);
        Object.assign(day.dishes, dishes);
        Object.assign(day.instead, instead);
      }
      return day;
    };
    for (let round = 0; round < 200; round += 1) {
      const [base, phone, tablet] = [dayOf(), dayOf(), dayOf()];
      const one = mergeDay(base, phone, tablet);
      const other = mergeDay(base, tablet, phone);
      expect(paths(one.conflicts)).toEqual(paths(other.conflicts));
      const named = paths(one.conflicts);
      for (const index of MEAL_INDEXES) {
        if (named.includes(`meals.${index}`)) continue;
        const merged = stateOf(one.content, index);
        expect(merged).toEqual(stateOf(other.content, index));
        for (const device of [phone, tablet])
          if (!isSame(stateOf(device, index), stateOf(base, index)))
            expect(merged).toEqual(stateOf(device, index));
      }
      expect(withParts(base, phone, changedParts(base, phone)).instead).toEqual(phone.instead);
    }
  });
});

describe('two devices, one meal with alternatives', () => {
  const DISH = 'Porridge\nor Omelette';
  const eaten = (picked?: string) =>
    content({
      meals: { '3': true },
      dishes: { '3': DISH },
      picked: picked === undefined ? {} : { '3': picked },
    });
  const merge = (base: DayContent, mine: DayContent, stored: DayContent) => {
    const { content: merged, conflicts } = mergeDay(base, mine, stored);
    return [merged.picked['3'], paths(conflicts)];
  };
  const [none, ticked, porridge, omelette] = [
    content(),
    eaten(),
    eaten('Porridge'),
    eaten('Omelette'),
  ];

  test('[REUSE-03] [HIST-07] of a tick and a tick that says which, the one that says more is kept', () => {
    expect(merge(none, ticked, omelette)).toEqual(['Omelette', []]);
    expect(merge(none, omelette, ticked)).toEqual(['Omelette', []]);
    expect(merge(ticked, omelette, ticked)).toEqual(['Omelette', []]);
    expect(merge(ticked, ticked, omelette)).toEqual(['Omelette', []]);
  });

  test('[REUSE-03] [HIST-07] two that were picked are a conflict, and changing it on one device is none', () => {
    expect(merge(none, porridge, omelette)[1]).toEqual(['meals.3']);
    expect(merge(ticked, porridge, omelette)[1]).toEqual(['meals.3']);
    expect(merge(porridge, omelette, porridge)).toEqual(['Omelette', []]);
    expect(merge(porridge, none, porridge)).toEqual([undefined, []]);
    expect(merge(porridge, ticked, porridge)).toEqual([undefined, []]);
  });

  test('[REUSE-03] tick and alternative are one part of a day', () => {
    expect(changedParts(porridge, omelette)).toEqual(['meals.3']);
    expect(withParts(none, omelette, ['meals.3'])).toEqual(omelette);
    expect(withParts(omelette, none, ['meals.3']).picked).toEqual({});
  });
});

test('[HIST-07] a device begins from the fields of a day and the dishes of its ticks', () => {
  const record: DailyProgress = {
    ...EMPTY_PROGRESS,
    date: '2026-11-24',
    meals: { '1': true, '3': false },
    notes: 'Well.',
    submittedAt: '2026-11-24T20:15:00.000Z',
    version: 2,
    planned: {
      planId: 'p',
      planName: 'Spring week',
      meals: ['', 'Porridge', '', 'Soup', '', '', '', ''],
      mealTimings: Array(8).fill(''),
      from: 'logged',
    },
  };
  expect(contentOf(record)).toEqual(
    content({ meals: record.meals, notes: 'Well.', dishes: { '1': 'Porridge' } }),
  );
});
