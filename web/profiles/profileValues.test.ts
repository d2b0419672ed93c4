import { afterEach, expect, test } from 'vitest';
import { setReader } from '#domain/language/language.ts';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import { checkProfile } from './checkProfile.ts';
import { valuesOf } from './profileValues.ts';

afterEach(() => setReader(() => 'en-GB'));

const typed = (changes: Partial<ReturnType<typeof valuesOf>>) =>
  checkProfile({ ...valuesOf(null), name: 'Leila', ...changes }, '2026-11-24');

test('[PROF-03] a new profile starts with kilograms and centimetres', () => {
  expect(valuesOf(null)).toMatchObject({ weightUnit: 'kg', heightUnit: 'cm' });
});

test('a saved profile comes out of its form as it went in', () => {
  const profile = {
    ...EMPTY_PROFILE,
    name: 'Leila',
    weight: 66.4,
    stressLevels: 6,
    waterIntake: 1.6,
    gender: 'female' as const,
    dateOfBirth: '1991-04-18',
    wakeTime: '06:40',
    dietaryPreferences: ['vegetarian' as const],
  };
  expect(checkProfile(valuesOf(profile), '2026-11-24')).toEqual({ ok: true, input: profile });
});

test('[WORDS-03] a field begins with the number as its reader writes it, and reads both signs', () => {
  setReader(() => 'de-DE');
  const values = valuesOf({ ...EMPTY_PROFILE, name: 'Leila', weight: 66.4, waterIntake: 1.6 });
  expect([values.weight, values.waterIntake]).toEqual(['66,4', '1,6']);
  for (const weight of ['66,4', '66.4'])
    expect(checkProfile({ ...values, weight }, '2026-11-24')).toMatchObject({
      ok: true,
      input: { weight: 66.4, waterIntake: 1.6 },
    });
});

test('[PROF-02] only the name is required', () => {
  expect(typed({})).toEqual({ ok: true, input: { ...EMPTY_PROFILE, name: 'Leila' } });
  expect(typed({ name: '  ' })).toEqual({ ok: false, errors: { name: 'Enter your name.' } });
});

test('a comma is a decimal point, and words are not numbers', () => {
  expect(typed({ weight: '66,4' })).toMatchObject({ ok: true, input: { weight: 66.4 } });
  expect(typed({ weight: 'heavy' })).toEqual({ ok: false, errors: { weight: 'Enter a number.' } });
});

test('[PROF-02] stress runs from 1 to 10, water in steps of 0.1', () => {
  expect(typed({ stressLevels: '11' })).toMatchObject({
    errors: { stressLevels: 'The stress level is a whole number from 1 to 10.' },
  });
  expect(typed({ waterIntake: '1.25' })).toMatchObject({
    errors: { waterIntake: 'Use steps of 0.1.' },
  });
});

test('[PROF-02] a date of birth to come is named in the same round as every other bad field', () => {
  expect(typed({ dateOfBirth: '2026-11-25', stressLevels: '11', waterIntake: 'much' })).toEqual({
    ok: false,
    errors: {
      dateOfBirth: 'Your date of birth cannot be in the future.',
      stressLevels: 'The stress level is a whole number from 1 to 10.',
      waterIntake: 'Enter a number.',
    },
  });
});
