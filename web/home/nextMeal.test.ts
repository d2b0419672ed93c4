import { describe, expect, test } from 'vitest';
import { DEFAULT_TIMINGS } from '#domain/plans/plan.ts';
import { nextMealOf } from './nextMeal.ts';

const MEALS = ['Water', 'Oats', '', 'Dal', 'Tea', 'Nuts', 'Soup', 'Milk'];
const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const day = { meals: MEALS, mealTimings: [...DEFAULT_TIMINGS] };

describe('the next meal', () => {
  test('[HOME-01] is the first one not over yet', () => {
    expect(nextMealOf(day, {}, at(5))).toBe(0);
    expect(nextMealOf(day, {}, at(7, 30))).toBe(1);
    expect(nextMealOf(day, {}, at(12))).toBe(3);
    expect(nextMealOf(day, {}, at(20, 30))).toBe(7);
  });

  test('[HOME-01] stays for a while after its time', () => {
    expect(nextMealOf(day, {}, at(8, 45))).toBe(1);
    expect(nextMealOf(day, {}, at(8, 46))).toBe(3);
  });

  test('[HOME-01] is never one that is done, nor a blank cell', () => {
    expect(nextMealOf(day, { '1': true }, at(7, 30))).toBe(3);
    expect(nextMealOf(day, { '2': true, '1': true, '3': true }, at(10, 30))).toBe(4);
  });

  test('[HOME-01] is none once the day is over, or all is done', () => {
    expect(nextMealOf(day, {}, at(23, 30))).toBeNull();
    const all = Object.fromEntries(MEALS.map((_, index) => [String(index), true]));
    expect(nextMealOf(day, all, at(5))).toBeNull();
    expect(nextMealOf({ meals: ['', ''], mealTimings: ['', ''] }, {}, at(5))).toBeNull();
  });

  test('[HOME-01] goes by order where no timing says when', () => {
    const untimed = { meals: ['Oats', 'Dal', 'Soup'], mealTimings: ['One', 'Two', 'Three'] };
    expect(nextMealOf(untimed, {}, at(23))).toBe(0);
    expect(nextMealOf(untimed, { '0': true }, at(5))).toBe(1);
  });

  test('[HOME-01] an untimed meal follows the one before it', () => {
    const mixed = { meals: ['Oats', 'Fruit', 'Dal'], mealTimings: ['8:00', 'Then', '13:00'] };
    expect(nextMealOf(mixed, { '0': true }, at(8))).toBe(1);
    expect(nextMealOf(mixed, {}, at(11))).toBe(2);
  });
});
