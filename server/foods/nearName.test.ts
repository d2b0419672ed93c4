import { expect, it, test } from 'vitest';
import { asMeasured, foodNamed } from './matcher.ts';

test.each([
  ['en', 'brocolli', 'day-broccoli'],
  ['en', 'Chiken tikka masala', 'day-chicken-curry'],
  ['en', 'crusty roll', 'day-bread-roll'],
  ['en', 'fish taco', 'day-taco'],
  ['de', 'Holzofenbrot', 'day-wholemeal-bread'],
  ['es', 'judías verdes tiernas', 'day-green-beans'],
  ['it', 'mozzarela', 'day-mozzarella'],
  ['it', 'pane integr.', 'day-wholemeal-bread'],
  ['de', 'griech. Joghurt', 'day-greek-yoghurt'],
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
  ['de', 'Milch 0,9 %'],
  ['en', 'chicken congee'],
  ['it', 'maçã'],
  ['de', 'Mand.'],
  ['it', 'mensa scolastica'],
] as const)('[FOOD-02] in %s “%s” is asked about: it may be another food', (language, name) => {
  expect(foodNamed(name, '', [language]).by).toBeNull();
});

it('[FOOD-02] a name that nobody can read is not guessed', () => {
  expect(foodNamed('xyzzy of the day', '', ['en']).by).toBeNull();
});

it('[FOOD-02] slices of poultry are cold cuts, and a cup of rice is cooked', () => {
  const named = (name: string, measure: Parameters<typeof asMeasured>[1]) =>
    asMeasured(foodNamed(name, '', ['de']), measure, 'de');
  expect(named('Putenbrust', { unit: 'slice' })).toMatchObject({
    by: 'likely',
    food: { id: 'day-turkey-slices' },
  });
  expect(named('Putenbrust', { isOnBread: true })).toMatchObject({
    food: { id: 'day-turkey-slices' },
  });
  expect(named('Vollkornbrot', { unit: 'slice' })).toMatchObject({ by: 'known' });
  expect(named('Reis', { unit: 'cup' })).toMatchObject({ food: { id: 'day-white-rice-cooked' } });
  expect(named('Reis', { unit: 'cup', isDry: true })).toMatchObject({ by: 'known' });
});

it('[FOOD-02] a name of a food before its other name is only that food', () => {
  expect(foodNamed('portobello mushrooms', '', ['en'])).toMatchObject({
    by: 'likely',
    food: { id: 'day-mushroom' },
  });
});

it('[FOOD-02] a way of cooking that a table does not name hides no food of it', () => {
  expect(foodNamed('Wels', 'geschmort', ['de'])).toMatchObject({
    by: 'likely',
    food: { name: 'Wels roh' },
  });
});
