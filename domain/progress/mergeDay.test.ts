import { describe, expect, test } from 'vitest';
import { conflictPath, contentOf, type DayConflict, mergeDay } from './mergeDay.ts';
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
    // An older page does not say for which dish.
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
