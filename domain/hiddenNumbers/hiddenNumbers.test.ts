import { describe, expect, it, test } from 'vitest';
import { jsonWithoutFigures } from '../answerWithoutFigures.ts';
import { alternativesOf } from '../plans/plan.ts';
import { withFigures, withoutFigures } from './hiddenNumbers.ts';

it.each([
  ['Porridge, 350 kcal', 'Porridge, … kcal'],
  ['about 1,800–2,000 kcal a day', 'about … kcal a day'],
  ['2 100 kJ, 12 g protein', '… kJ, 12 g protein'],
  ['500 calories and 480kcal', '… calories and …kcal'],
  ['1.800 Kalorien oder 7500 Kilojoule', '… Kalorien oder … Kilojoule'],
  ['650 calorías, 650 kilocalorie', '… calorías, … kilocalorie'],
  ['150 to 250 kcal, or 600 or 700 kJ', '… kcal, or … kJ'],
  ['<b>350</b> kcal, <td>480</td><td>kcal</td>', '<b>…</b> kcal, <td>…</td><td>kcal</td>'],
  ['Weight: <strong>73.4</strong> kg, BMI &lt; 25', 'Weight: <strong>…</strong> kg, BMI &lt; …'],
  ['8,4 MJ, kcal: 2000', '… MJ, kcal: …'],
  ['Weighs 82 kg, lost 3 kg, from 82 kg to 78.5 kg', 'Weighs … kg, lost … kg, from … kg to … kg'],
  ['Reach 75 kg or 165 lbs', 'Reach … kg or … lbs'],
  [
    '<a href="/x">1800</a> kcal; weight is <b>82</b> kg',
    '<a href="/x">…</a> kcal; weight is <b>…</b> kg',
  ],
  ['Your weight: 73.4 kg, BMI 22.3', 'Your weight: … kg, BMI …'],
  ['Weight goal 68 kg; waist 81 cm', 'Weight goal … kg; waist … cm'],
])('[TREND-04] %s: figures of energy and body are left out', (text, expected) => {
  expect(withoutFigures(text)).toBe(expected);
});

it.each([
  '80 g oats, 2 eggs, 1 kg potatoes for 4',
  '2 kJuices', // not the end of a unit
  'label { font-weight: 600; } .x { width: 40px }',
  '1.5 kg potatoes, 2 lb mince, 20 g of protein gained',
  'Chest of drawers tea, 250 ml',
  'Day 3: hip hop at 18:30',
])('[TREND-04] %s: amounts of food and times stay', (text) => {
  expect(withoutFigures(text)).toBe(text);
});

it.each(['Idli, 3\nor 200 kcal shake', 'Idli, 3\n- 200 kcal shake\nor\nToast, 2'])(
  '[TREND-04] [REUSE-03] %j: a figure ends with its line, so that each dish stays one by itself',
  (meal) => {
    expect(alternativesOf(withoutFigures(meal))).toHaveLength(2);
    expect(withoutFigures(meal)).toBe(meal.replace('200', '…'));
  },
);

it.each([
  ['| Day | kcal |\n|---|---|\n| Mon | 1500 |', '| Day | kcal |\n|---|---|\n| Mon | … |'],
  ['Calories\n1500', 'Calories\n…'],
  ['Gewicht:\n82 am Montag', 'Gewicht:\n… am Montag'],
  [
    '<table><tr><th>kcal</th></tr>\n<tr><td>52</td><td>200 g rice</td></tr></table><p>3 apples</p>',
    '<table><tr><th>kcal</th></tr>\n<tr><td>…</td><td>200 g rice</td></tr></table><p>3 apples</p>',
  ],
  ['<img src="/a/100.png" alt="Now 82 kg">', '<img src="/a/100.png" alt="Now … kg">'],
  ['Weight? Mine is 82.', 'Weight? Mine is ….'],
  ['Kettle: 400 kcal\nToast, 2 eggs', 'Kettle: … kcal\nToast, 2 eggs'],
  ['See https://example.test/82?kcal=300', 'See https://example.test/82?kcal=300'],
])('[TREND-04] %j: a heading or a question speaks of what stands below it', (text, expected) => {
  expect(withoutFigures(text)).toBe(expected);
});

test.each([
  ['Umsatzsteuer: 1700', 'Umsatzsteuer: 1700'],
  ['Jahresumsatz: 1700', 'Jahresumsatz: 1700'],
  ['Ruheumsatz: 1700', 'Ruheumsatz: …'],
  ['squat 65 kg', 'squat 65 kg'],
  ['After squats 65 kg', 'After squats … kg'],
  ['Nach Kniebeugen 65 kg', 'Nach Kniebeugen … kg'],
  ['65 kg - suitcase included', '… kg - suitcase included'],
])('[TREND-04] %j: only what surely belongs to a thing is shown', (text, expected) => {
  expect(withoutFigures(text)).toBe(expected);
});

it('[TREND-04] ids, addresses and days within an answer stay whole', () => {
  const answer = { id: 'kcal-350', next: 'kg-82', pictureUrl: '/api/82-kg', sentAt: '2026-11-28' };
  expect(jsonWithoutFigures(answer)).toEqual(answer);
});

describe('a text that is read without figures and sent back', () => {
  const STORED = 'Weighed 82 kg in May… and 79 kg in June, eats 1500 kcal';
  const READ = withoutFigures(STORED);
  test.each([
    [READ, STORED],
    [`${READ} now`, `${STORED} now`],
    ['So: Weighed … kg in May', 'So: Weighed 82 kg in May'],
    ['In June … kg in June, eats … kcal', 'In June 79 kg in June, eats 1500 kcal'],
    ['Weighed 70 kg in May… and … kg in June', 'Weighed 70 kg in May… and 79 kg in June'],
    ['Something else…', 'Something else…'],
    ['', ''],
  ])('[TREND-04] %j keeps its figures', (sent, kept) => {
    expect(withFigures(sent, STORED)).toBe(kept);
  });

  test('[TREND-04] so does every text of a document', () => {
    const stored = { words: 'Reach 75 kg', days: { '1': { said: '350 kcal' } }, tags: ['82 kg'] };
    expect(withFigures(jsonWithoutFigures(stored), stored)).toEqual(stored);
    expect(withFigures({ words: 'x', days: 3 }, stored)).toEqual({ words: 'x', days: 3 });
  });
});
