import { expect, it, test } from 'vitest';
import { foodNamed } from './matcher.ts';

test.each([
  ['en', 'brocolli', 'day-broccoli'],
  ['en', 'Chiken tikka masala', 'day-chicken-curry'],
  ['en', 'crusty roll', 'day-bread-roll'],
  ['en', 'fish taco', 'day-taco'],
  ['de', 'Holzofenbrot', 'day-wholemeal-bread'],
  ['es', 'judías verdes tiernas', 'day-green-beans'],
  ['it', 'mozzarela', 'day-mozzarella'],
] as const)(
  '[FOOD-02] in %s “%s” is likely %s, and says that it is a guess',
  (language, name, id) => {
    expect(foodNamed(name, '', [language])).toMatchObject({ by: 'likely', food: { id } });
  },
);

test.each([
  ['en', 'vegan cheese'],
  ['en', 'goat burger masala'],
  ['de', 'Haselnussmilch'],
  ['it', 'arancine di mare'],
] as const)('[FOOD-02] in %s “%s” is asked about: it may be another food', (language, name) => {
  expect(foodNamed(name, '', [language]).by).toBeNull();
});

it('[FOOD-02] a name that nobody can read is not guessed', () => {
  expect(foodNamed('xyzzy of the day', '', ['en']).by).toBeNull();
});
