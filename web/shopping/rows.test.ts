import { expect, it, onTestFinished } from 'vitest';
import { setReader } from '#domain/language/language.ts';
import { shoppingList } from '#domain/shopping/shoppingList.ts';
import { withOwn, withTicks } from './basket.ts';
import { asText, daysWords, rowsOf, usesInWords } from './rows.ts';
import { say } from './words.ts';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const list = shoppingList([
  {
    date: MONDAY,
    meals: ['2 eggs (boiled), milk', 'carrots'],
    mealTimings: ['Breakfast', 'Lunch'],
  },
  { date: TUESDAY, meals: ['1 egg, yoghurt'], mealTimings: ['Breakfast'] },
]);
const shown = withOwn(withTicks(new Map(), ['egg'], [MONDAY, TUESDAY], true), MONDAY, 'Rye bread');

it('[WEEK-02] rows stand by shelf, with those in the basket last and one’s own among them', () => {
  const groups = rowsOf(list, shown, [MONDAY]);
  expect(groups.map(({ group, rows }) => [group, rows.map(({ name }) => name)])).toEqual([
    ['vegetables', ['Carrots']],
    ['grains', ['Rye bread']],
    ['dairy', ['Milk', 'Yoghurt', 'Eggs']],
  ]);
  const [egg] = groups.at(-1)?.rows.filter(({ isTicked }) => isTicked) ?? [];
  expect(egg).toMatchObject({
    amount: '3',
    about: 'boiled · Mon 23 Nov Breakfast, Tue 24 Nov Breakfast',
  });
});

it('[WEEK-02] as text it has what is still to be bought', () => {
  expect(asText(rowsOf(list, shown, [MONDAY]))).toBe(
    'Vegetables\n- Carrots\n\nBread and Grains\n- Rye bread\n\nDairy and Eggs\n- Milk\n- Yoghurt',
  );
});

it('[WEEK-02] many meals are told by their days', () => {
  const use = (date: string, timing: string) => ({ date, timing });
  const two = [use(MONDAY, 'Lunch'), use(TUESDAY, '')];
  expect(usesInWords(two)).toBe('Mon 23 Nov Lunch, Tue 24 Nov');
  const four = [...two, use(MONDAY, 'Dinner'), use(TUESDAY, 'Dinner')];
  expect(usesInWords(four)).toBe('Mon 23 Nov – Tue 24 Nov');
});

it('[WORDS-03] a meal in another script turns nothing around it', () => {
  onTestFinished(() => setReader(() => 'en-GB'));
  setReader(() => 'ar-EG');
  // A name of the practice's own: Lunch has one in each language.
  const uses = [MONDAY, TUESDAY].map((date) => ({ date, timing: 'Tiffin' }));
  expect(usesInWords(uses)).toBe(
    'الاثنين 23 نوفمبر \u2068Tiffin\u2069، الثلاثاء 24 نوفمبر \u2068Tiffin\u2069',
  );
});

it('[WEEK-02] the days and how much is in the basket are told in words', () => {
  expect(daysWords([MONDAY, TUESDAY])).toBe('Mon 23 Nov – Tue 24 Nov');
  expect(daysWords([MONDAY, '2026-11-25'])).toBe('Mon 23 Nov, Wed 25 Nov');
  expect([daysWords([MONDAY]), daysWords([])]).toEqual(['Mon 23 Nov', 'No days']);
  expect([say.inBasket(3, 17), say.inBasket(4, 4)]).toEqual([
    '3 of 17 in the basket',
    'All 4 in the basket',
  ]);
});
