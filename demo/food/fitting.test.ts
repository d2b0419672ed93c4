import { describe, expect, test } from 'vitest';
import { CAST } from '../people/cast.ts';
import { dishesFor, leftOut } from './fitting.ts';
import { KITCHENS } from './kitchens.ts';
import { SLOTS } from './menu.ts';
import { traitsOf } from './traits.ts';

describe('what a dish contains is read from its words', () => {
  test.each([
    ['Chicken shawarma bowl, brown rice, cucumber yoghurt', ['meat', 'dairy', 'potassium']],
    ['Tofu green curry with coconut milk, aubergine, rice', ['soy', 'potassium']],
    ['Buckwheat porridge with apple and cinnamon', []],
    ['Two rice cakes with peanut butter', ['peanut']],
    ['Gluten-free toast with avocado and lemon', ['potassium']],
    ['Omelette with herbs', ['egg']],
  ])('%s', (dish, traits) => {
    expect([...traitsOf(dish)].sort()).toEqual([...traits].sort());
  });
});

test.each(CAST.map((person) => [person.name, person] as const))(
  'there is enough to eat for %s',
  (_, { eating }) => {
    const dishes = dishesFor(eating);
    for (const slot of SLOTS) expect(dishes[slot].length, slot).toBeGreaterThanOrEqual(2);
    for (const slot of ['breakfast', 'lunch', 'dinner'] as const)
      expect(dishes[slot].length, slot).toBeGreaterThanOrEqual(6);
    for (const dish of Object.values(dishes).flat())
      for (const trait of leftOut(eating)) expect(traitsOf(dish), dish).not.toContain(trait);
  },
);

test('no dish stands in a kitchen twice, and each fits a cell', () => {
  for (const kitchen of Object.values(KITCHENS)) {
    const dishes = Object.values(kitchen).flat();
    expect(new Set(dishes).size).toBe(dishes.length);
    expect(Math.max(...dishes.map((dish) => dish.length))).toBeLessThan(90);
  }
});
