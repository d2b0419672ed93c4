import { expect, test } from 'vitest';
import { sameAs } from './sameDays.ts';

const monday = { weekday: 0 };

test('[IMPORT-03] a reference to another day is understood in the nine languages of the import', () => {
  for (const words of [
    'Same as Monday',
    'as on Monday',
    'Repeat Monday’s menu',
    'wie Montag',
    'Wie am Montag',
    's. Montag',
    'Comme lundi',
    'idem lundi',
    'igual que lunes',
    'Igual que el lunes.',
    'lo mismo que el lunes',
    'come lunedì',
    'ripetere quella del lunedì',
    'igual à segunda',
    'mesmo da segunda-feira',
    'सोमवार जैसा',
    'सोमवार के समान',
    'نفس يوم الاثنين',
    'مثل الإثنين',
    '同周一',
    '与周一相同',
  ])
    expect(sameAs(words), words).toEqual({ day: monday, meal: null, isWhole: true });
});

test('[IMPORT-03] days by number, the day before and another meal are referred to as well', () => {
  expect(sameAs('same as day 3')?.day).toEqual({ ordinal: 3 });
  expect(sameAs('wie am ersten Tag')?.day).toEqual({ ordinal: 1 });
  for (const words of ['same as yesterday', 'wie am Vortag', 'comme la veille', 'igual que ayer'])
    expect(sameAs(words)?.day, words).toBe('before');
  expect(sameAs('same as the lunch of Monday')).toMatchObject({
    day: monday,
    meal: { kind: 'lunch' },
  });
  expect(sameAs('same as Monday lunch')).toMatchObject({
    day: monday,
    meal: { kind: 'lunch' },
    isWhole: true,
  });
  expect(sameAs('same as breakfast')).toMatchObject({ day: null, meal: { kind: 'breakfast' } });
});

test('[IMPORT-03] what says more than the other day is not a mere reference, and a dish is none', () => {
  expect(sameAs('Same as Monday, with brown rice')?.isWhole).toBe(false);
  for (const dish of ['Leftovers from Monday', 'Pollo come piace a te', 'Sunday roast', 'Wiener'])
    expect(sameAs(dish), dish).toBeNull();
});

test('[IMPORT-03] signs of repetition alone only refer: the table tells what they repeat', () => {
  for (const sign of ['"', '”', '〃', "''"])
    expect(sameAs(sign), sign).toEqual({ day: 'before', meal: null, isWhole: false });
});
