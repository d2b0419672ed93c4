import { expect, test } from 'vitest';
import { recognise } from '#domain/import/recognise.ts';
import { readSource } from '#web/import/readSource.ts';
import { copied, typed } from './labelled.ts';
import { daysOf, lines, said } from './recognised.ts';

/** What is read from a paste: by day, the texts by position among the eight meals. */
async function read(given: Parameters<typeof readSource>[0]) {
  const found = await readSource(given);
  if (!found.ok) throw new Error(found.message);
  return daysOf(found.source).map(said);
}

test('[IMPORT-01] cells that a PDF puts on a line each: the days, then each meal with one dish a day', async () => {
  const days = 'Lunes\nMartes\nJueves\nDesayuno\nTostada\nYogur\nAvena\nCena\nSopa\nPavo\nHuevos';
  const [monday, tuesday, , thursday] = await read(typed(`Menú\n${days}`));
  expect(monday).toEqual({ 1: 'Tostada', 6: 'Sopa' });
  expect(tuesday).toEqual({ 1: 'Yogur', 6: 'Pavo' });
  expect(thursday).toEqual({ 1: 'Avena', 6: 'Huevos' });
  const meals = 'Breakfast\nLunch\nDinner\nDay 1\nOats\nSoup\nFish\nDay 2\nEggs\nWrap\nRice';
  expect((await read(typed(meals))).slice(0, 2)).toEqual([
    { 1: 'Oats', 3: 'Soup', 6: 'Fish' },
    { 1: 'Eggs', 3: 'Wrap', 6: 'Rice' },
  ]);
});

test('[IMPORT-01] rows of the same meal that differ by their choice are its alternatives; a pudding goes with either', async () => {
  const table =
    '\tMon\tTue\nLunch – choice 1\tStew\tGammon\nLunch – choice 2\tPie\tOmelette\nPudding\tJelly\tSponge\nSupper\tSoup\tToast';
  const [monday] = await read(typed(table));
  expect(monday).toEqual({ 3: 'Stew\nor Pie\nJelly', 6: 'Soup' });
});

test('[IMPORT-01] a heading may name the meal before its day, or go on behind its time', () => {
  const [monday, tuesday] = daysOf(
    lines('PRANZO DEL LUNEDÌ', 'Orzo', 'CENA DEL LUNEDÌ', 'Sogliola', 'PRANZO DEL MARTEDÌ', 'Riso'),
  ).map(said);
  expect(monday).toEqual({ 3: 'Orzo', 6: 'Sogliola' });
  expect(tuesday).toEqual({ 3: 'Riso' });
  const [day] = daysOf(
    lines('Monday', 'Meal 1 – 7:00am (fasted)', 'Whey', 'Meal 2 – 1pm (pre-workout)', 'Rice'),
  ).map(said);
  expect(day).toEqual({ 0: 'Whey', 1: 'Rice' });
});

test('[IMPORT-01] Portuguese days by their numbers alone head columns', async () => {
  const [monday, tuesday] = await read(
    typed('\t2ª\t3ª\t4ª\tSáb\nAlmoço\tPeixe\tFrango\tPurê\tLivre\nJantar\tSopa\tOvo\tSopa\tPizza'),
  );
  expect([monday, tuesday]).toEqual([
    { 3: 'Peixe', 6: 'Sopa' },
    { 3: 'Frango', 6: 'Ovo' },
  ]);
});

test('[IMPORT-03] the foot of a page is no dish of its last meal', async () => {
  const html =
    '<div>Monday</div><div>Lunch</div><div>Soup</div><div>Dinner</div><div>Rice</div><footer>© Fit Kitchen</footer>';
  expect((await read(copied(html)))[0]).toEqual({ 3: 'Soup', 6: 'Rice' });
});

test('[IMPORT-01] a calendar with the day of the month in each cell has a week in each row', async () => {
  const row = (from: number, dish: string) =>
    `<tr>${[0, 1, 2].map((day) => `<td>${from + day}<br>${dish} ${'abc'[day]}<br>Fruta</td>`).join('')}</tr>`;
  const html = `<table><tr><th>Lunes</th><th>Martes</th><th>Miércoles</th></tr>${row(2, 'Sopa')}${row(9, 'Arroz')}</table>`;
  const read = await readSource(copied(html));
  const found = read.ok ? recognise(read.source) : read;
  const weeks = found.ok && 'weeks' in found ? found.weeks : [];
  expect(weeks.map(({ days }) => days[1]?.[3]?.text)).toEqual(['Sopa b\nFruta', 'Arroz b\nFruta']);
  expect(weeks[0]?.days[1]?.[3]?.unsure).toEqual(['mealUnnamed']);
});

test('[IMPORT-01] rows of courses without a meal are one lunch, and a vegetarian row its alternative', async () => {
  const table = '\tMon\tTue\nMain\tStew\tPork\nVegetarian\tRagu\tFlan\nSides\tRice\tPeas';
  expect((await read(typed(table)))[0]).toEqual({ 3: 'Stew\nor Ragu\nRice' });
});

test('[IMPORT-01] a time on the line below its meal, and a diet behind it, begin no meal', () => {
  const [day] = daysOf(
    lines('LUNCH: 2 chapati', '1-2 pm', 'Dal', 'DINNER - soft diet', 'Soup', 'Rice'),
  ).map(said);
  expect(day).toEqual({ 3: '2 chapati\nDal', 6: 'Soup\nRice' });
});

test('[IMPORT-01] tea without a dinner is the evening meal', async () => {
  const table = '\tMon\tTue\nBreakfast\tToast\tEggs\nLunch\tSoup\tWrap\nTea\tChilli\tPizza';
  expect((await read(typed(table)))[0]).toEqual({ 1: 'Toast', 3: 'Soup', 6: 'Chilli' });
});

test('[IMPORT-03] what heads a list behind the name of its meal is marked, for it may be a remark', () => {
  const [day] = daysOf(lines('Monday', 'Lunch – Recharge now:', '- Salad', 'Dinner:', '- Soup'));
  expect(day?.[3]).toEqual({ text: 'Recharge now:\nSalad', unsure: ['maybeRemark'] });
});

test('[IMPORT-01] a week on each line below a day', () => {
  const source = lines('Monday', 'Week 1 – Pasta', 'Week 2 – Stew', 'Tuesday', 'Week 1 – Fish');
  const found = recognise(source);
  const weeks = found.ok ? found.weeks : [];
  const texts = weeks.map(({ days }) => days.map((day) => day.find(({ text }) => text)?.text));
  expect(texts.map((week) => week.slice(0, 2))).toEqual([
    ['Pasta', 'Fish'],
    ['Stew', undefined],
  ]);
});

test('[IMPORT-01] dishes without a meal are one lunch where the title says whose they are', () => {
  const canteen = ['Restaurant scolaire', 'Lundi 3', 'Carottes', 'Colin', 'Yaourt'];
  const [monday] = daysOf(lines(...canteen, 'Mardi 4', 'Blé'));
  expect(monday?.[3]).toEqual({ text: 'Carottes\nColin\nYaourt', unsure: ['noMealName'] });
});

test('[IMPORT-03] menus by number are days where none is named, and say that they were placed so', () => {
  const [first, second] = daysOf(
    lines('MENÚ 1', 'Desayuno: Avena', 'Cena: Sopa', 'MENÚ 2', 'Desayuno: Huevo', 'Cena: Pavo'),
  );
  expect([said(first), said(second)]).toEqual([
    { 1: 'Avena', 6: 'Sopa' },
    { 1: 'Huevo', 6: 'Pavo' },
  ]);
  expect(second?.[1]?.unsure).toEqual(['unknownDay']);
});

test('[IMPORT-01] Chinese meals without a sign before their dishes', () => {
  const [monday] = daysOf(
    lines('周一:早餐粥,咸菜。午餐鱼,米饭。晚餐包子。', '周二:早餐豆浆。午餐面条。'),
  );
  expect(said(monday)).toEqual({ 1: '粥,咸菜', 3: '鱼,米饭', 6: '包子' });
});

test('[IMPORT-01] amounts beside the dishes of each meal get the unit of their heading', async () => {
  const table =
    'Meal 1\tg\tkcal\tMeal 2\tg\tkcal\nOats\t60\t228\tRice\t200\t260\nWhey\t30\t120\tBeans\t100\t31';
  expect((await read(typed(table)))[0]).toEqual({
    0: 'Oats (60 g)\nWhey (30 g)',
    1: 'Rice (200 g)\nBeans (100 g)',
  });
});

test('[IMPORT-01] calories behind a heading are no dish, and a time below the one before is in the afternoon', () => {
  const [day] = daysOf(
    lines('Day 1', 'Snack (11:00)', 'Fig', 'Lunch (1:30) – 350 kcal', 'Rice', '5:00 snack', 'Nuts'),
  );
  expect(said(day)).toEqual({ 2: 'Fig', 3: 'Rice', 5: 'Nuts' });
});

test('[IMPORT-03] a part of a meal on a line like those of the meals is marked', () => {
  const [day] = daysOf(lines('Monday', 'Breakfast: Oats', 'Fruit: Apple', 'Lunch: Soup'));
  expect(day?.[1]).toEqual({ text: 'Oats\nFruit: Apple', unsure: ['ownMeal'] });
});

test('[IMPORT-01] which meal a word means depends on those around it', () => {
  const meals = (...given: string[]) => said(daysOf(lines('Day 1', ...given))[0]);
  expect(meals('Breakfast: a', 'Lunch: b', 'pm: c', 'eve: d')).toEqual({
    1: 'a',
    3: 'b',
    4: 'c',
    6: 'd',
  });
  expect(meals('Lunch: a', 'Evening snack: b')).toEqual({ 3: 'a', 5: 'b' });
  const snacks = ['Desayuno: a', 'Merienda: b', 'Almuerzo: c', 'Merienda: d', 'Cena: e'];
  expect(meals(...snacks)).toEqual({ 1: 'a', 2: 'b', 3: 'c', 4: 'd', 6: 'e' });
  expect(meals('الإفطار: تمر', 'السحور: فول')).toEqual({ 0: 'فول', 6: 'تمر' });
});

test('[IMPORT-01] a row may name its day and meal in one cell', async () => {
  const table =
    'Jour\tPlat\nLundi midi\tPoulet\nLundi soir\tSoupe\nMardi midi\tRiz\nMardi soir\tQuiche';
  expect((await read(typed(table))).slice(0, 2)).toEqual([
    { 3: 'Poulet', 6: 'Soupe' },
    { 3: 'Riz', 6: 'Quiche' },
  ]);
});

test('[IMPORT-03] a line below the tables of a day is no dish of it', async () => {
  const table =
    '<table><tr><td>Lunch</td><td>Soup</td></tr><tr><td>Dinner</td><td>Rice</td></tr></table>';
  const html = `<p>Monday</p>${table}<p>Tuesday</p>${table}<p>Prepared by Ann</p>`;
  expect((await read(copied(html)))[1]).toEqual({ 3: 'Soup', 6: 'Rice' });
});

test("[IMPORT-01] 'Monday's Menu', '1.GÜN' and 'śn.:' are read", async () => {
  const [monday] = daysOf(lines("Monday's Menu 🌞 (1,450 kcal)", 'Lunch → Pitta', 'Dinner → Pie'));
  expect(said(monday)).toEqual({ 3: 'Pitta', 6: 'Pie' });
  const table = 'ÖĞÜN\t1.GÜN\t2.GÜN\nÖğle\tKöfte\tSalata\nAkşam\tPırasa\tÇipura';
  expect((await read(typed(table)))[1]).toEqual({ 3: 'Salata', 6: 'Çipura' });
  const [first] = daysOf(lines('Pn.', 'śn.: jajko', 'II śn.: kiwi', 'ob.: zupa', 'kol.: sałatka'));
  expect(said(first)).toEqual({ 1: 'jajko', 2: 'kiwi', 3: 'zupa', 6: 'sałatka' });
});

test('[IMPORT-03] days named by what is done on them are placed in order and say so', () => {
  const given = ['GIORNO ON', 'Pranzo: Riso', 'Cena: Manzo', 'GIORNO OFF', 'Pranzo: Farro'];
  const [on, off] = daysOf(lines(...given));
  expect([said(on), said(off)]).toEqual([{ 3: 'Riso', 6: 'Manzo' }, { 3: 'Farro' }]);
  expect(off?.[3]?.unsure).toEqual(['unknownDay']);
});

test('[IMPORT-01] sums of a meal, boxes to tick and calories of each food are no dishes', async () => {
  const total = lines(
    'Day 1',
    'Lunch: Soup',
    '- Lentils: 100g',
    '- Calories: 353',
    'Total for lunch: 353 calories',
  );
  expect(said(daysOf(total)[0])).toEqual({ 3: 'Soup\nLentils: 100g' });
  const table =
    '\tBreakfast\tDone?\tLunch\tDone?\nMon\tOats\tFALSE\tSoup\tTRUE\nTue\tEggs\tFALSE\tWrap\tFALSE';
  expect((await read(typed(table)))[0]).toEqual({ 1: 'Oats', 3: 'Soup' });
});

test('[IMPORT-01] the only meal of a table is that of its title', async () => {
  const table =
    'MARCH DINNERS\t\t\nSunday\tMonday\tTuesday\n1\t2\t3\nRoast\tSoup\tTacos\n8\t9\t10\nPie\tStew\tFish';
  expect((await read(typed(table)))[0]).toEqual({ 6: 'Soup' });
});

test('[IMPORT-01] messages with the digits of their country, and hours by the part of the day', async () => {
  const chat =
    '[٢٨‏/١١‏/٢٠٢٦، ٩:١٥:١٠ ص] سارة: الأحد\n٨ صباحاً فطور: بيض\n٢ ظهراً غداء: سمك\n٨ مساءً عشاء: شوربة';
  expect((await read(typed(chat)))[6]).toEqual({ 1: 'بيض', 3: 'سمك', 6: 'شوربة' });
});

test('[IMPORT-01] meals between their dishes in the first of two columns', async () => {
  const table =
    'Plan – Day 1\t\nBreakfast\t\nFlakes\t1 grain\nMilk\t1 dairy\nLunch\t\nBread\t2 grains\nTurkey\t3 meats\nSalad\t1 vegetable';
  expect((await read(typed(table)))[0]).toEqual({
    1: 'Flakes (1 grain)\nMilk (1 dairy)',
    3: 'Bread (2 grains)\nTurkey (3 meats)\nSalad (1 vegetable)',
  });
});

test('[IMPORT-01] soup and dish below each meal are both its dishes', async () => {
  const html =
    '<table><tr><th rowspan=2>Dia</th><th colspan=2>Almoço</th><th colspan=2>Jantar</th></tr><tr><th>Sopa</th><th>Prato</th><th>Sopa</th><th>Prato</th></tr><tr><td>Segunda</td><td>Canja</td><td>Peru</td><td>Creme</td><td>Omelete</td></tr><tr><td>Terça</td><td>Caldo</td><td>Bife</td><td>Sopa</td><td>Peixe</td></tr></table>';
  expect((await read(copied(html)))[0]).toEqual({ 3: 'Canja\nPeru', 6: 'Creme\nOmelete' });
});

test('[IMPORT-03] an unknown name of several days above their meals is a meal, and marked', () => {
  const [first] = daysOf(
    lines('D1', 'Matinada: pão', 'Almoço: bife', 'D2', 'Matinada: ovo', 'Almoço: peru'),
  );
  expect(said(first)).toEqual({ 1: 'pão', 3: 'bife' });
  expect(first?.[1]?.unsure).toEqual(['unknownMeal']);
  const [once] = daysOf(lines('D1', 'Objetivo: leveza', 'Almoço: bife', 'Jantar: sopa'));
  expect(said(once)).toEqual({ 3: 'bife', 6: 'sopa' });
});

test('[IMPORT-03] a label that names two main meals is marked, and what is said of each day is no dish', async () => {
  const found = await readSource(
    typed('\tDia 1\tDia 2\nAlmoço/jantar\tBife\tPeixe\nLanche\tKiwi\tNozes'),
  );
  const day = found.ok ? daysOf(found.source)[0] : [];
  expect(day?.find(({ text }) => text === 'Bife')?.unsure).toEqual(['mixed']);
  const [first] = daysOf(
    lines('Cena', 'Pesce 200 g', 'Pane 60 g', '', 'Olio: 4 cucchiaini al giorno'),
  );
  expect(first?.[6]?.text).toContain('Pane 60 g');
});

test('[IMPORT-01] days with words behind their number, and columns of an export with the number of the day', async () => {
  const given = [
    'Erster Tag nach der OP',
    'Mittags: Brühe',
    'Zweiter Tag nach der OP',
    'Mittags: Reis',
  ];
  expect(
    daysOf(lines(...given))
      .slice(0, 2)
      .map(said),
  ).toEqual([{ 3: 'Brühe' }, { 3: 'Reis' }]);
  const table =
    'id\tplan_day\tmeal_type\trecipe_name\n1\t1\tbreakfast\tOats\n2\t1\tlunch\tSoup\n3\t2\tbreakfast\tEggs\n4\t2\tlunch\tWrap';
  expect((await read(typed(table))).slice(0, 2)).toEqual([
    { 1: 'Oats', 3: 'Soup' },
    { 1: 'Eggs', 3: 'Wrap' },
  ]);
});
