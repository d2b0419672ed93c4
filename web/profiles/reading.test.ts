import { expect, it } from 'vitest';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import { readingOf } from './reading.ts';

it('[CUST-08] short values stand side by side, before the long ones, and what is empty apart', () => {
  const profile = {
    ...EMPTY_PROFILE,
    name: 'Anna',
    dietaryRestrictions: 'No nuts.\nNo sesame.',
    favoritesFood: 'Plums',
    foodDislikes: 'Celery, '.repeat(20),
    cravings: 'Chocolate',
  };
  const { filled, empty } = readingOf(profile, [
    'dietaryRestrictions',
    'favoritesFood',
    'foodDislikes',
    'cravings',
    'dietRecall',
  ]);
  expect(filled.map(({ label, long }) => [label, long])).toEqual([
    ['Favorite Foods', false],
    ['Cravings', false],
    ['Dietary Restrictions', true],
    ['Food Dislikes', true],
  ]);
  expect(empty).toEqual(['Diet Recall']);
});
