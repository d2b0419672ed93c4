import { expect, test } from 'vitest';
import { DIETARY_PREFERENCES } from '#domain/profiles/choices.ts';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import { customerProfileInputSchema } from '#domain/profiles/profileSchema.ts';
import { FIELDS, filledIn, SECTIONS } from './fields.ts';
import { choiceWords, wordsOf } from './inWords.ts';

test('[PROF-02] every field of the profile has a name and stands in one section', () => {
  for (const field of Object.keys(customerProfileInputSchema.shape)) {
    expect(FIELDS).toHaveProperty(field);
    const standing = SECTIONS.filter((each) => each.fields.some((name) => name === field));
    expect(standing.length, field).toBe(field.endsWith('Unit') ? 0 : 1);
  }
});

test('[PROF-02] the name and what changes the plan are asked first', () => {
  expect(SECTIONS[0]?.fields).toEqual([
    'name',
    'allergens',
    'dietaryRestrictions',
    'dietaryPreferences',
    'foodDislikes',
    'medicalConditions',
    'fitnessGoals',
    'weight',
  ]);
});

test('[PROF-02] the diets of the specification come first, and each reads as a person says it', () => {
  expect(DIETARY_PREFERENCES.map(choiceWords)).toEqual([
    'Vegetarian',
    'Non-vegetarian',
    'Ovo-vegetarian',
    'Vegan',
    'Pescetarian',
    'Jain',
    'Halal',
    'Kosher',
    'Gluten-free',
    'Lactose-free',
    'Low-FODMAP',
    'Diabetic-friendly',
    'Lacto-vegetarian',
    'No pork',
    'No alcohol',
  ]);
});

test('a section counts the fields that say something', () => {
  const basics = SECTIONS.find(({ id }) => id === 'basics');
  if (!basics) throw new Error('no sections');
  expect(filledIn(basics, (field) => wordsOf(EMPTY_PROFILE, field) !== '')).toBe(0);
  expect(filledIn(basics, (field) => field !== 'dateOfBirth')).toBe(1);
});

test('values read as words, with their units', () => {
  const profile = {
    ...EMPTY_PROFILE,
    weight: 62.5,
    height: 66,
    heightUnit: 'inches' as const,
    waterIntake: 1.8,
    stressLevels: 4,
    activityLevel: 'lightlyActive' as const,
    dietaryPreferences: ['vegetarian' as const, 'ovo-vegetarian' as const],
  };
  expect(wordsOf(profile, 'weight')).toBe('62.5 kg');
  expect(wordsOf(profile, 'height')).toBe('66 inches');
  expect(wordsOf(profile, 'waterIntake')).toBe('1.8 litres a day');
  expect(wordsOf(profile, 'stressLevels')).toBe('4 of 10');
  expect(wordsOf(profile, 'activityLevel')).toBe('Lightly active');
  expect(wordsOf(profile, 'dietaryPreferences')).toBe('Vegetarian, Ovo-vegetarian');
  expect(wordsOf(profile, 'cravings')).toBe('');
});
