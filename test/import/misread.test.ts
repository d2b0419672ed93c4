import { expect, test } from 'vitest';
import { type ImportCell, recognise } from '#domain/import/recognise.ts';
import { plainTable, type Source } from '#domain/import/source.ts';
import { daysOf, lines, said } from './recognised.ts';

const rows = (...given: string[][]): Source => ({
  sheets: [{ name: '', blocks: [plainTable(given)] }],
});
const doubts = (day: readonly ImportCell[] | undefined) =>
  (day ?? []).flatMap(({ unsure }) => unsure);

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

test('[IMPORT-01] a dish that is called like a meal makes no heading of its row', () => {
  const days = daysOf(
    rows(
      ['', ...WEEK],
      ['Breakfast', ...WEEK.map((day) => `oats ${day}`)],
      ['Lunch', ...WEEK.map((day) => `dal ${day}`)],
      ['Evening', ...WEEK.map(() => 'Tea')],
      ['Dinner', 'roti', 'rice', 'soup', 'dal', 'roti', 'rice', 'soup'],
    ),
  );
  expect(said(days[0])).toEqual({ 1: 'oats Mon', 3: 'dal Mon', 5: 'Tea', 6: 'roti' });
  expect(said(days[6])).toEqual({ 1: 'oats Sun', 3: 'dal Sun', 5: 'Tea', 6: 'soup' });
});

test('[IMPORT-01] meals of one line are told apart after dashes and in small letters too', () => {
  const meals = (line: string) => said(daysOf(lines(line))[0]);
  const all = { 1: 'oats', 3: 'rice', 6: 'fish' };
  expect(meals('Monday: Breakfast - oats; Lunch - rice; Dinner - fish')).toEqual(all);
  expect(meals('Monday: Breakfast – oats, Lunch – rice, Dinner – fish')).toEqual(all);
  expect(meals('Monday: Breakfast: oats - Lunch: rice - Dinner: fish')).toEqual(all);
  expect(meals('Day 1: Breakfast- oats. Lunch- rice.')).toEqual({ 1: 'oats.', 3: 'rice.' });
  expect(meals('monday: breakfast: oats, lunch: rice')).toEqual({ 1: 'oats', 3: 'rice' });
  expect(meals('Monday: Breakfast: oats, tea - 1 cup')).toEqual({ 1: 'oats, tea - 1 cup' });
});

test('[IMPORT-01] a text that names a further meal is marked', () => {
  const days = daysOf(lines('Monday', 'Breakfast: oats and then lunch: rice', 'Dinner: fish'));
  expect(said(days[0])).toEqual({ 1: 'oats and then lunch: rice', 6: 'fish' });
  expect(doubts(days[0])).toEqual(['mixed']);
});

test('[IMPORT-01] a row without a day may be another one', () => {
  const across = daysOf(
    rows(
      ['Day', 'Breakfast', 'Lunch', 'Dinner'],
      ['Monday', 'oats', 'rice', 'fish'],
      ['', 'eggs', 'dal', 'soup'],
      ['Wednesday', 'muesli', 'pasta', 'stew'],
    ),
  );
  const why = 'otherDay';
  expect(doubts(across[0])).toEqual([why, why, why]);
  expect(doubts(across[2])).toEqual([]);
  const down = daysOf(
    rows(
      ['Day', 'Meal', 'Food'],
      ['Monday', 'Breakfast', 'oats'],
      ['', 'Dinner', 'fish'],
      ['', 'Breakfast', 'eggs'],
      ['', 'Dinner', 'soup'],
      ['Wednesday', 'Breakfast', 'muesli'],
    ),
  );
  expect(said(down[0])).toEqual({ 1: 'oats\neggs', 6: 'fish\nsoup' });
  expect(doubts(down[0])).toEqual([why, why]);
});

test('[IMPORT-01] a time before a dish begins a meal, or marks what stands below the name of one', () => {
  const times = daysOf(
    lines('Monday', '8am oats', '1 pm rice', '19:30 fish', 'Tuesday', '8am eggs'),
  );
  expect(said(times[0])).toEqual({ 1: 'oats', 3: 'rice', 6: 'fish' });
  expect(said(times[1])).toEqual({ 1: 'eggs' });
  const below = daysOf(lines('Monday', 'Breakfast', '8am oats', '10am nuts', 'Lunch', 'rice'));
  expect(said(below[0])).toEqual({ 1: '8am oats\n10am nuts', 3: 'rice' });
  expect(doubts(below[0])).toEqual(['ownTime']);
});

test('[IMPORT-01] dishes may stand below the word meal', () => {
  const byTime = daysOf(
    rows(
      ['Day', 'Time', 'Meal'],
      ['Monday', '8 am', 'oats'],
      ['', '1 pm', 'rice'],
      ['Tuesday', '8 am', 'eggs'],
      ['', '1 pm', 'dal'],
    ),
  );
  expect(said(byTime[0])).toEqual({ 1: 'oats', 3: 'rice' });
  expect(said(byTime[1])).toEqual({ 1: 'eggs', 3: 'dal' });
  const byName = daysOf(
    rows(['Time', 'Meal'], ['Breakfast', 'oats'], ['Lunch', 'rice'], ['Dinner', 'fish']),
  );
  expect(said(byName[0])).toEqual({ 1: 'oats', 3: 'rice', 6: 'fish' });
});

test('[IMPORT-01] drinks of one day make no column of meals', () => {
  const days = daysOf(
    rows(
      ['', ...WEEK],
      ['Breakfast', 'Tea', ...WEEK.slice(1).map(() => 'Eggs')],
      ['Snack', 'Tea', ...WEEK.slice(1).map(() => 'Apple')],
      ['Lunch', 'Soup', ...WEEK.slice(1).map(() => 'Rice')],
      ['Dinner', 'Snack', ...WEEK.slice(1).map(() => 'Tofu')],
    ),
  );
  expect(said(days[0])).toEqual({ 1: 'Tea', 2: 'Tea', 3: 'Soup', 6: 'Snack' });
  expect(said(days[6])).toEqual({ 1: 'Eggs', 2: 'Apple', 3: 'Rice', 6: 'Tofu' });
});

test('[IMPORT-01] a row of drinks without a label goes on with the meal above', () => {
  const days = daysOf(
    rows(
      ['', 'Mon', 'Tue', 'Wed'],
      ['Breakfast', 'Oats', 'Eggs', 'Oats'],
      ['', 'Milk', 'Tea', 'Juice'],
      ['', 'Banana', 'Kiwi', ''],
      ['', '', 'Tea', ''],
      ['Lunch', 'Soup', 'Rice', 'Dal'],
      ['Dinner', 'Fish', 'Tofu', 'Stew'],
    ),
  );
  expect(said(days[0])).toEqual({ 1: 'Oats\nMilk\nBanana', 3: 'Soup', 6: 'Fish' });
  expect(said(days[1])).toEqual({ 1: 'Eggs\nTea\nKiwi\nTea', 3: 'Rice', 6: 'Tofu' });
  expect(said(days[2])).toEqual({ 1: 'Oats\nJuice', 3: 'Dal', 6: 'Stew' });
});

test('[IMPORT-01] a column without a heading belongs to the meal before it', () => {
  const days = daysOf(
    rows(
      ['Day', 'Breakfast', '', 'Lunch', '', 'Dinner', ''],
      ['Monday', 'Oats', 'Tea', 'Soup', 'Bread', 'Fish', 'Peas'],
      ['Tuesday', 'Eggs', 'Toast', 'Rice', 'Dal', 'Tofu', 'Beans'],
    ),
  );
  expect(said(days[0])).toEqual({ 1: 'Oats\nTea', 3: 'Soup\nBread', 6: 'Fish\nPeas' });
});

test('[IMPORT-01] without headings of meals the columns of a day are its meals, drinks too', () => {
  const days = daysOf(
    rows(
      ['Monday', 'Oats', 'Tea', 'Soup'],
      ['Tuesday', 'Eggs', 'Tea', 'Rice'],
      ['Wednesday', 'Kiwi', 'Juice', 'Dal'],
    ),
  );
  expect(said(days[0])).toEqual({ 1: 'Oats', 3: 'Tea', 6: 'Soup' });
  expect(said(days[2])).toEqual({ 1: 'Kiwi', 3: 'Juice', 6: 'Dal' });
});

test('[IMPORT-01] the name of a meal below each day heads the rows that follow', () => {
  const days = daysOf(
    rows(
      ['Mon', 'Tue', 'Wed'],
      ['Breakfast', 'Breakfast', 'Breakfast'],
      ['Oats', 'Tea', 'Eggs'],
      ['Dinner', 'Dinner', 'Dinner'],
      ['Soup', 'Dal', 'Fish'],
    ),
  );
  expect(said(days[1])).toEqual({ 1: 'Tea', 6: 'Dal' });
});

test('[IMPORT-03] the name of a meal below each day without a dish is named', () => {
  const found = recognise(
    rows(
      ['Mon', 'Tue', 'Wed'],
      ['Breakfast', 'Breakfast', 'Breakfast'],
      ['Oats', 'Tea', 'Eggs'],
      ['Dinner', 'Dinner', 'Dinner'],
    ),
  );
  const left = found.ok ? found.weeks[0]?.leftovers : [];
  expect(left?.map(({ text, why }) => [text, why])).toContainEqual(['Dinner', 'emptyMeal']);
});

test('[IMPORT-01] in a chat a drink below a dish is had with it, and an empty meal is listed', () => {
  const source = lines(
    'Monday',
    'Breakfast:',
    'Eggs',
    'Tea',
    'Lunch: soup',
    '<Media omitted>',
    'Snack',
    'Tuesday',
    'Tea',
    'Biscuits',
  );
  const days = daysOf(source);
  expect(said(days[0])).toEqual({ 1: 'Eggs\nTea', 3: 'soup' });
  expect(doubts(days[0])).toEqual(['ownMeal']);
  expect(Object.values(said(days[1]))).toEqual(['Biscuits']);
  const found = recognise(source);
  const left = found.ok ? found.weeks[0]?.leftovers.map(({ text }) => text) : [];
  expect(left).toContain('<Media omitted>');
  expect(left).toContain('Snack');
});

test('[IMPORT-01] single letters of days are no meals', () => {
  const found = recognise(
    rows([...'MTWTFSS'], ['Oats', 'Eggs', 'Oats', 'Eggs', 'Oats', 'Eggs', 'Oats']),
  );
  expect(found.ok && found.weeks[0]?.timings.filter((timing) => timing !== null)).toEqual([]);
});

test('[IMPORT-01] a day with one letter wrong is that day among lines too', () => {
  const meals = (day: string) => ({ 1: `oats ${day}`, 6: `fish ${day}` });
  const asHeadings = (...names: string[]) =>
    daysOf(
      lines(...names.flatMap((day) => [day, `Breakfast: oats ${day}`, `Dinner: fish ${day}`])),
    );
  for (const names of [
    ['Mon', 'Tuseday', 'Wed'],
    ['Monday', 'Tuseday', 'Wednesday'],
    ['Monday', 'Tuesday', 'Wednsday', 'Thursday'],
  ]) {
    const days = asHeadings(...names);
    expect(days.slice(0, names.length).map(said)).toEqual(names.map(meals));
  }
  const within = daysOf(
    lines('Mon breakfast: oats', 'Tuseday breakfast: eggs', 'Wed breakfast: dal'),
  );
  expect(within.slice(0, 3).map(said)).toEqual([{ 1: 'oats' }, { 1: 'eggs' }, { 1: 'dal' }]);
});

test('[IMPORT-03] a day that was not understood is the next one, marked, and none before it', () => {
  const [monday, tuesday, wednesday] = daysOf(
    lines(
      ...['Mon', 'Breakfast: oats', 'Dinner: fish', 'Tsdy', 'Breakfast: eggs', 'Dinner: dal'],
      ...['Wed', 'Breakfast: rice', 'Dinner: soup'],
    ),
  );
  const why = 'unknownDay';
  expect(doubts(monday)).toEqual([]);
  expect(said(tuesday)).toEqual({ 1: 'eggs', 6: 'dal' });
  expect(doubts(tuesday)).toEqual([why, why]);
  expect(doubts(wednesday)).toEqual([]);
});

test('[IMPORT-03] a second breakfast on one day is marked where the next day has its own', () => {
  const [monday, tuesday] = daysOf(
    lines(
      ...['Mon', 'Breakfast: oats', 'Dinner: fish', 'Feast', 'Breakfast: eggs', 'Dinner: dal'],
      ...['Tue', 'Breakfast: rice', 'Dinner: soup'],
    ),
  );
  expect(doubts(monday)[0]).toBe('again');
  expect(said(tuesday)).toEqual({ 1: 'rice', 6: 'soup' });
  expect(doubts(tuesday)).toEqual([]);
});

test('[IMPORT-01] a dish that is nearly a day stays one where that day is named', () => {
  const days = daysOf(
    lines('Saturday', 'Dinner: fish', 'Sundae', 'Sunday', 'Dinner: dal', 'Monday', 'Dinner: rice'),
  );
  expect(days.map(said).filter((day) => day[6])).toEqual([
    { 6: 'rice' },
    { 6: 'fish\nSundae' },
    { 6: 'dal' },
  ]);
});

test('[IMPORT-01] the name of a day with one letter wrong is that day among other days', () => {
  const across = (...names: string[]) =>
    daysOf(
      rows(
        ['', ...names],
        ['Breakfast', ...names.map((_, at) => `dish ${at}`)],
        ['Lunch', ...names.map(() => 'soup')],
      ),
    ).map((day) => said(day)[1]);
  const inOrder = ['dish 0', 'dish 1', 'dish 2', 'dish 3', 'dish 4', undefined, undefined];
  expect(across('Monday', 'Tuseday', 'Wednesday', 'Thursday', 'Friday')).toEqual(inOrder);
  expect(across('Montag', 'Diensttag', 'Mitwoch', 'Donnerstag', 'Freitag')).toEqual(inOrder);
  expect(across('Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendrdi')).toEqual(inOrder);
  expect(across('Lunes', 'Martes', 'Miércoles', 'Juevez', 'Viernes')).toEqual(inOrder);
  const down = daysOf(
    rows(
      ['Giorno', 'Pranzo', 'Cena'],
      ['Lunedì', 'pasta', 'pesce'],
      ['Martedì', 'riso', 'uova'],
      ['Mercoldì', 'zuppa', 'tofu'],
      ['Giovedì', 'farro', 'ceci'],
    ),
  );
  expect(said(down[2])).toEqual({ 3: 'zuppa', 6: 'tofu' });
});

test('[IMPORT-03] letters are meals if one language has them all, and stay what they are otherwise', () => {
  const day = (...given: string[]) => said(daysOf(lines('Mon', ...given))[0]);
  expect(day('C: latte', 'P: riso', 'C: pesce')).toEqual({ 1: 'latte', 3: 'riso', 6: 'pesce' });
  expect(day('D: pan', 'A: arroz', 'C: sopa')).toEqual({ 1: 'pan', 3: 'arroz', 6: 'sopa' });
  expect(day('B – eggs', 'MM – tea', 'D – fish')).toEqual({ 1: 'eggs', 2: 'tea', 6: 'fish' });
  expect(day('B: eggs, BMI: 22', 'L: rice')).toEqual({ 1: 'eggs, BMI: 22', 3: 'rice' });
  expect(day('Lunch', 'A: soup', 'C: rice', 'D: dal')).toEqual({ 3: 'A: soup\nC: rice\nD: dal' });
  expect(day('B: eggs', 'E: rice')).toEqual({ 1: 'B: eggs', 6: 'E: rice' });
  expect(day('Vit A: 1', 'Vit C: 2', 'Vit D: 3')).not.toHaveProperty('1', '1');
});

test('[IMPORT-01] each week of a table may repeat its row of meals', () => {
  const found = recognise(
    rows(
      ['Week 1', 'Breakfast', 'Dinner'],
      ['Monday', 'oats', 'fish'],
      ['Tuesday', 'eggs', 'stew'],
      ['Week 2', 'Breakfast', 'Dinner'],
      ['Monday', 'toast', 'dal'],
    ),
  );
  const weeks = found.ok ? found.weeks.map(({ days }) => days.map(said)) : [];
  expect(weeks.map((days) => days.slice(0, 2))).toEqual([
    [
      { 1: 'oats', 6: 'fish' },
      { 1: 'eggs', 6: 'stew' },
    ],
    [{ 1: 'toast', 6: 'dal' }, {}],
  ]);
});
