import { describe, expect, test } from 'vitest';
import { NO_LOGGED_PLAN } from '#domain/progress/loggedPlan.ts';
import type { DailyProgress } from '#domain/progress/progressSchema.ts';
import { valuesOf } from './dayValues.ts';
import { checkDay } from './submitDay.ts';

const RECORD: DailyProgress = {
  date: '2026-11-24',
  meals: { '0': true, '3': false },
  instead: { '3': { kind: 'other', words: 'Pizza' } },
  picked: { '0': 'Porridge' },
  waterIntake: '1.5 L',
  sleepHours: 7.5,
  mood: 'Good',
  dietScore: 4,
  notes: 'Felt light.',
  submittedAt: '2026-11-24T20:15:00.000Z',
  version: 1,
  planned: NO_LOGGED_PLAN,
};

describe('a day in the form', () => {
  test('[PROG-06] is what was stored, and is submitted as it was', () => {
    const { date: _date, submittedAt: _at, version: _nth, planned: _plan, ...input } = RECORD;
    expect(checkDay(valuesOf(RECORD))).toEqual({ ok: true, input });
  });

  test('[PROG-04] begins blank, and a blank day can be submitted', () => {
    expect(valuesOf(null).sleepHours).toBe('');
    expect(checkDay(valuesOf(null)).ok).toBe(true);
  });

  test('[PROG-03] names every wrong field, beside it', () => {
    const wrong = { ...valuesOf(RECORD), sleepHours: 'well', notes: 'n'.repeat(5001) };
    expect(checkDay(wrong)).toEqual({
      ok: false,
      errors: { sleepHours: 'Enter the hours as a number.', notes: 'At most 5000 characters.' },
    });
    expect(checkDay({ ...valuesOf(null), sleepHours: '25' })).toEqual({
      ok: false,
      errors: { sleepHours: 'Sleep is between 0 and 24 hours.' },
    });
  });
});
