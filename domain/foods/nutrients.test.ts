import { expect, it } from 'vitest';
import { energyOf } from './nutrients.ts';

it('[FOOD-01] energy that a table lacks follows from protein, carbohydrate, fat, fibre and alcohol', () => {
  expect(energyOf({ protein: 10, carbohydrate: 20, fat: 5, fibre: 4, alcohol: 1 })).toBe(180);
  expect(energyOf({ protein: 0, carbohydrate: 90, fat: 0 }, { polyols: 90 })).toBe(216);
  expect(energyOf({ protein: 0, carbohydrate: 0, fat: 0 }, { acids: 6 })).toBe(18);
});

it('[FOOD-02] without one of protein, carbohydrate and fat there is no energy, instead of too little', () => {
  expect(energyOf({ protein: 10, fat: 5 })).toBeNull();
  expect(energyOf({ protein: 0, carbohydrate: 0, fat: 0 })).toBe(0);
});
