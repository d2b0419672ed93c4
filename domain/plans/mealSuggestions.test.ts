import { expect, test } from 'vitest';
import { mealTextsOf, suggested, typedWords, wordsOfMeal } from './mealSuggestions.ts';

const plan = (...meals: string[]) => ({ weeklyDietPlan: [{ meals }, { meals }] });
const all = (...texts: string[]) => texts.map((text) => ({ text, people: [] }));

test('[REUSE-04] each plan counts a meal once, however often it has it', () => {
  expect([...mealTextsOf([plan('Oats', ' Oats ', '', '–'), plan('Oats', 'Dal')])]).toEqual([
    ['Oats', 2],
    ['Dal', 1],
  ]);
});

test('[REUSE-04] a meal is looked for by its words, the last of which is being typed', () => {
  expect(wordsOfMeal('Käse-Omelette, 2 x Käse')).toEqual(['kase', 'omelette']);
  expect(typedWords('oat por')).toEqual({ whole: ['oat'], begun: 'por' });
  expect(typedWords('Müs')).toEqual({ whole: [], begun: 'mus' });
  for (const little of ['', ' ', 'o', '2 o', '%_']) expect(typedWords(little)).toBeNull();
});

test('[REUSE-04] a meal of few customers that names one of them is not suggested', () => {
  const named = (text: string, ...names: string[]) => ({
    text,
    people: names.map((name, nth) => ({ name, email: `person${nth}@example.com` })),
  });
  const found = [
    named('Anna’s smoothie', 'Anna Berg'),
    named('Smoothie as for BERG', 'Jo Doe', 'Anna Berg'),
    named('Smoothie, bergamot', 'Anna Berg'),
    named('Rosemary potatoes', 'Rosemary Lee'),
    named('Rosemary carrots'),
    named('Smoothie with J. oats', 'J. Oatman'),
    named('王小明的粥', '王小明'),
    named('Smoothie, see person0@example.com', 'Jo Doe'),
  ];
  expect(suggested(found, 'smo')).toEqual([
    'Smoothie, bergamot',
    'Rosemary carrots',
    'Smoothie with J. oats',
  ]);
});

test('[REUSE-04] at most eight are suggested, 1,000 characters in all, and not what is typed already', () => {
  const many = all(...Array.from({ length: 12 }, (_, nth) => `Oats ${nth}`));
  expect(suggested(many, 'oats 0 ')).toEqual(many.slice(1, 9).map(({ text }) => text));
  const long = 'Oats '.repeat(90);
  expect(suggested(all(long, `${long}.`, `${long}!`, 'Oats'), 'oat')).toEqual([
    long,
    `${long}.`,
    'Oats',
  ]);
});
