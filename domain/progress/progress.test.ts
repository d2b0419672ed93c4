import { describe, expect, test } from 'vitest';
import { NO_LOGGED_PLAN } from './loggedPlan.ts';
import { EMPTY_PROGRESS, submitRefusal } from './progress.ts';
import { dailyProgressSchema, progressInputSchema } from './progressSchema.ts';

const messageFor = (field: string, value: unknown) =>
  progressInputSchema.safeParse({ ...EMPTY_PROGRESS, [field]: value }).error?.issues[0]?.message;

describe('what a customer submits', () => {
  test('[PROG-03] may be blank, or hold every field', () => {
    expect(progressInputSchema.parse(EMPTY_PROGRESS)).toEqual(EMPTY_PROGRESS);
    const full = {
      meals: { '0': true, '3': false },
      instead: { '3': { kind: 'skipped', words: 'No appetite' } },
      picked: { '0': 'Porridge' },
      waterIntake: '6 glasses',
      sleepHours: 7.5,
      mood: 'Good',
      dietScore: 4,
      notes: 'Felt light.',
    } as const;
    expect(progressInputSchema.parse(full)).toEqual(full);
  });

  test.each([1, 2, 3, 4, 5, null])('[PROG-03] takes a diet score of %j', (score) => {
    expect(messageFor('dietScore', score)).toBeUndefined();
  });

  test.each([0, 6, -1, 3.5, Number.NaN, Number.POSITIVE_INFINITY, '3'])(
    '[T-C1] refuses a diet score of %j',
    (score) => {
      expect(messageFor('dietScore', score)).toBe('The diet score is a whole number from 1 to 5.');
    },
  );

  test.each([0, 0.5, 7.25, 24, null])('[PROG-03] takes %j hours of sleep', (hours) => {
    expect(messageFor('sleepHours', hours)).toBeUndefined();
  });

  test('[T-C1] refuses hours that no night has', () => {
    expect(messageFor('sleepHours', -0.5)).toBe('Sleep is between 0 and 24 hours.');
    expect(messageFor('sleepHours', 24.5)).toBe('Sleep is between 0 and 24 hours.');
    expect(messageFor('sleepHours', Number.NaN)).toBe('Enter the hours as a number.');
    expect(messageFor('sleepHours', Number.POSITIVE_INFINITY)).toBe('Enter the hours as a number.');
    expect(messageFor('sleepHours', '8')).toBe('Enter the hours as a number.');
  });

  test('[T-C1] trims words, bounds them and refuses what cannot be stored', () => {
    expect(progressInputSchema.parse({ ...EMPTY_PROGRESS, notes: '  well \n' }).notes).toBe('well');
    expect(messageFor('waterIntake', 'w'.repeat(60))).toBeUndefined();
    expect(messageFor('waterIntake', 'w'.repeat(61))).toBe('At most 60 characters.');
    expect(messageFor('mood', 'm'.repeat(61))).toBe('At most 60 characters.');
    expect(messageFor('notes', 'n'.repeat(5000))).toBeUndefined();
    expect(messageFor('notes', 'n'.repeat(5001))).toBe('At most 5000 characters.');
    expect(messageFor('notes', 'a\u0000b')).toMatch(/cannot be stored/);
    expect(messageFor('notes', 'a\ud800b')).toMatch(/cannot be stored/);
  });

  test('[T-C2] refuses unknown and missing fields', () => {
    expect(progressInputSchema.safeParse({ ...EMPTY_PROGRESS, date: '2026-11-24' }).success).toBe(
      false,
    );
    const { notes: _, ...withoutNotes } = EMPTY_PROGRESS;
    expect(progressInputSchema.safeParse(withoutNotes).success).toBe(false);
  });

  test('[PROG-06] is stored with its date and the moment it was submitted', () => {
    const record = {
      date: '2026-11-24',
      ...EMPTY_PROGRESS,
      submittedAt: '2026-11-24T20:15:00.000Z',
      version: 1,
      planned: NO_LOGGED_PLAN,
    };
    expect(dailyProgressSchema.parse(record)).toEqual(record);
  });
});

describe('the day it is for', () => {
  test('[T-C1] [PROG-09] is today or earlier, in their own days', () => {
    expect(submitRefusal('2026-11-24', '2026-11-24')).toBeNull();
    expect(submitRefusal('2026-11-01', '2026-11-24')).toBeNull();
    expect(submitRefusal('2026-11-25', '2026-11-24')?.code).toBe('future-day');
    expect(submitRefusal('2027-01-01', '2026-12-31')?.code).toBe('future-day');
  });
});
