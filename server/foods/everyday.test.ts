import { describe, expect, it, test } from 'vitest';
import { gramsIn } from '#domain/foods/portions.ts';
import { readCell } from '#domain/foods/readCell.ts';
import { unitNamed } from '#domain/foods/units.ts';
import {
  type EverydayFood,
  everydayFood,
  everydayFoods,
  isEverydayName,
  nameKey,
  PLAN_LANGUAGES,
  type PlanLanguage,
} from './everyday.ts';
import { foodNamed } from './matcher.ts';
import { tableOf } from './tables.ts';

const { foods } = everydayFoods();

const inTable = ({ table, code }: EverydayFood) =>
  tableOf(table).foods.find((each) => each.code === code);

const energyOf = (food: EverydayFood | undefined): number | undefined => {
  const found = food && inTable(food);
  return found && tableOf(food.table).nutrientsOf(found).energy;
};

describe('the table of everyday foods', () => {
  it('[FOOD-01] has 500 foods in five languages, and 200 in Arabic and Hindi too', () => {
    expect(foods.length).toBeGreaterThanOrEqual(500);
    const nameless = foods.filter(({ names }) =>
      (['en', 'de', 'fr', 'es', 'it'] as const).some((language) => names[language].length === 0),
    );
    expect(nameless.map(({ key }) => key)).toEqual([]);
    const inAll = foods.filter(({ names }) => names.ar.length > 0 && names.hi.length > 0);
    expect(inAll.length).toBeGreaterThanOrEqual(200);
  });

  it('[FOOD-01] each food has a key of its own, and a food with energy in a published table', () => {
    expect(new Set(foods.map(({ key }) => key)).size).toBe(foods.length);
    const lost = foods.filter((food) => energyOf(food) === undefined);
    expect(lost.map(({ key, table, code }) => `${key}: ${table} ${code}`)).toEqual([]);
  });

  it.each(PLAN_LANGUAGES)('[FOOD-02] no name means two foods in one language (%s)', (language) => {
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const { key, names } of foods)
      for (const name of names[language]) {
        const owner = owners.get(nameKey(name)) ?? key;
        if (owner !== key || nameKey(name) === '') twice.push(`${name}: ${owner}, ${key}`);
        owners.set(nameKey(name), key);
      }
    expect(twice).toEqual([]);
  });

  it('[FOOD-01] every measure of a food weighs between half a gram and a kilogram', () => {
    const wrong = foods.flatMap(({ key, portions }) =>
      (
        ['', 'piece', 'slice', 'half', 'cup', 'tbsp', 'tsp', 'bowl', 'katori', 'glass'] as const
      ).flatMap((unit) => {
        const grams = gramsIn(portions, unit);
        return grams === null || (grams >= 0.5 && grams <= 1000) ? [] : [`${key} ${unit} ${grams}`];
      }),
    );
    const written = foods.flatMap(({ key, portions }) =>
      Object.entries(portions)
        .filter(([unit, grams = 0]) =>
          unit === 'ml' ? grams < 0.05 || grams > 1.6 : !(grams >= 0.5 && grams <= 1000),
        )
        .map(([unit, grams]) => `${key} ${unit} ${grams}`),
    );
    expect([...wrong, ...written]).toEqual([]);
  });
});

test.each([
  ['apple', 52],
  ['white-rice-cooked', 130],
  ['pasta-dry', 365],
  ['oats', 375],
  ['whole-milk', 63],
  ['boiled-egg', 155],
  ['olive-oil', 888],
  ['butter', 720],
  ['almonds', 579],
  ['chicken-breast-cooked', 160],
  ['salmon-raw', 200],
  ['lentils', 116],
  ['tofu', 135],
  ['tomato', 18],
  ['potatoes', 80],
  ['banana', 89],
  ['whole-milk', 64],
  ['feta', 264],
  ['roti', 297],
  ['honey', 304],
])('[FOOD-01] 100 g of %s have about %d kcal', (key, kcal) => {
  const energy = energyOf(foods.find((food) => food.key === key)) ?? 0;
  expect(Math.abs(energy - kcal) / kcal).toBeLessThan(0.15);
});

test.each<[PlanLanguage, string, string]>([
  ['en', 'Rice', 'white-rice-cooked'],
  ['de', 'Reis', 'white-rice-dry'],
  ['de', 'gekochter Reis', 'white-rice-cooked'],
  ['es', 'arroz', 'white-rice-dry'],
  ['es', 'arroz cocido', 'white-rice-cooked'],
  ['it', 'pasta', 'pasta-dry'],
  ['fr', 'pâtes', 'pasta-cooked'],
  ['fr', 'pâtes crues', 'pasta-dry'],
  ['de', 'gegrilltes Hähnchenbrust', 'chicken-breast-cooked'],
  ['de', 'Hähnchenbrust', 'chicken-breast-raw'],
  ['es', 'pechuga de pollo a la plancha', 'chicken-breast-cooked'],
  ['en', 'large boiled eggs', 'boiled-egg'],
  ['en', 'chopped tomatoes', 'tinned-tomatoes'],
  ['en', 'diced fresh tomatoes', 'tomato'],
])('[FOOD-02] in %s “%s” is %s', (language, name, key) => {
  expect(everydayFood(name, language)?.key).toBe(key);
});

test.each<[PlanLanguage, string]>([
  ['en', 'Leftovers'],
  ['de', 'Omas Überraschung'],
  ['fr', 'plat du jour'],
  ['de', 'apple'],
  ['en', ''],
])('[FOOD-02] in %s “%s” is nothing that the table knows', (language, name) => {
  expect(everydayFood(name, language)).toBeUndefined();
});

it('[FOOD-01] a measure that a food does not have follows from its volume', () => {
  const grams = (key: string, unit: string) => {
    const portions = foods.find((food) => food.key === key)?.portions ?? {};
    return gramsIn(portions, unitNamed(unit)?.unit ?? '');
  };
  expect(grams('apple', '')).toBe(160);
  expect(grams('honey', 'EL')).toBe(21);
  expect(grams('whole-milk', 'katori')).toBeCloseTo(154.5, 1);
  expect(grams('olive-oil', 'cuillère_à_soupe')).toBe(10);
  expect(grams('almonds', 'puñado')).toBe(25);
  expect(grams('red-wine', 'bicchiere')).toBe(150);
  expect(grams('olive-oil', 'Scheibe')).toBeNull();
});

it('[FOOD-01] a slice is as thick as where its language is spoken', () => {
  const slice = (language: PlanLanguage) => {
    const match = foodNamed(language === 'de' ? 'Roggenbrot' : 'rye bread', '', [language]);
    return match.by === null ? null : match.food.portions.slice;
  };
  expect([slice('en'), slice('de')]).toEqual([36, 50]);
});

test.each<[PlanLanguage, string, string]>([
  ['en', '50 g oats with 200 ml semi-skimmed milk and 1 banana', 'oats, semi-skimmed-milk, banana'],
  ['en', '2 boiled eggs, 1 slice wholemeal toast', 'boiled-egg, wholemeal-toast'],
  [
    'en',
    '150 g grilled chicken breast, 1 cup rice, broccoli',
    'chicken-breast-cooked, white-rice-cooked, broccoli',
  ],
  ['en', '2 roti, 1 katori dal, cucumber', 'roti, dal, cucumber'],
  ['en', 'Greek yoghurt 150 g with berries and 1 tsp honey', 'greek-yoghurt, mixed-berries, honey'],
  ['en', '1 apple and a handful of almonds', 'apple, almonds'],
  [
    'en',
    '120 g salmon, 200 g boiled potatoes, green beans',
    'salmon-cooked, potatoes, green-beans',
  ],
  ['en', 'Lentil soup, 1 slice rye bread', 'lentil-soup, rye-bread'],
  ['en', '3 idli, sambar', 'idli, dal'],
  ['en', 'Hummus 2 tbsp with carrot sticks', 'hummus, carrot'],
  ['en', '1 tin tuna in water, lettuce, 1 tbsp olive oil', 'tinned-tuna, lettuce, olive-oil'],
  ['en', '1 glass skimmed milk, 2 digestive biscuits', 'skimmed-milk, digestive-biscuit'],
  ['en', 'Black coffee, 1 orange', 'coffee, orange'],
  ['de', '2 Scheiben Vollkornbrot mit Butter und Käse', 'wholemeal-bread, butter, gouda'],
  ['de', '40 g Haferflocken, 200 ml Hafermilch, 1 Apfel', 'oats, oat-milk, apple'],
  [
    'de',
    '150 g Magerquark mit Beeren und 1 EL Leinsamen',
    'low-fat-quark, mixed-berries, flaxseed',
  ],
  [
    'de',
    '150 g Hähnchenbrust, 60 g Reis, Brokkoli',
    'chicken-breast-raw, white-rice-dry, broccoli',
  ],
  ['de', '1 Brötchen mit Marmelade', 'bread-roll, jam'],
  ['de', 'Linsensuppe, 1 Scheibe Roggenbrot', 'lentil-soup, rye-bread'],
  ['de', '2 Eier, Tomaten und Gurke', 'egg, tomato, cucumber'],
  ['de', '200 g Pellkartoffeln mit Kräuterquark', 'potatoes, herb-quark'],
  ['de', 'Grießbrei mit Zimt', 'semolina-pudding, cinnamon'],
  ['de', '1 Becher Naturjoghurt, 1 TL Honig, 20 g Walnüsse', 'plain-yoghurt, honey, walnuts'],
  ['de', '125 g Lachs, Spinat, 1 EL Olivenöl', 'salmon-raw, spinach, olive-oil'],
  ['de', '1 Tasse Kaffee, 1 Handvoll Mandeln', 'coffee, almonds'],
  ['de', 'Gemüsesuppe mit Nudeln', 'vegetable-soup, pasta-dry'],
  ['fr', '2 tranches de pain complet, 10 g de beurre, confiture', 'wholemeal-bread, butter, jam'],
  ['fr', '1 yaourt nature et 1 pomme', 'plain-yoghurt, apple'],
  ['fr', '150 g de lentilles, 2 œufs', 'lentils, egg'],
  [
    'fr',
    '120 g de saumon, haricots verts, 1 c. à s. d’huile d’olive',
    'salmon-cooked, green-beans, olive-oil',
  ],
  ['fr', 'Soupe de légumes, 30 g de fromage', 'vegetable-soup, gouda'],
  ['fr', '1 bol de flocons d’avoine, lait demi-écrémé', 'oats, semi-skimmed-milk'],
  ['fr', 'Ratatouille, 150 g de riz', 'ratatouille, white-rice-cooked'],
  ['fr', '1 poignée de noix, 2 clémentines', 'walnuts, mandarin'],
  ['fr', 'Blanc de poulet, courgettes, quinoa', 'chicken-breast-cooked, courgette, quinoa-cooked'],
  ['fr', 'Fromage blanc 0 %, 1 c. à c. de miel', 'fat-free-fromage-blanc, honey'],
  ['fr', '1 tranche de jambon, salade verte', 'cooked-ham, lettuce'],
  ['fr', 'Café, 2 biscottes', 'coffee, rusk'],
  ['es', '40 g de avena con leche desnatada y 1 plátano', 'oats, skimmed-milk, banana'],
  ['es', '2 tostadas con tomate y aceite de oliva', 'white-bread, tomato, olive-oil'],
  ['es', 'Pechuga de pollo a la plancha, ensalada', 'chicken-breast-cooked, mixed-salad-leaves'],
  ['es', 'Tortilla francesa, 1 rebanada de pan integral', 'omelette, wholemeal-bread'],
  ['es', '150 g de garbanzos, espinacas', 'chickpeas, spinach'],
  ['es', '1 yogur natural, 1 puñado de nueces', 'plain-yoghurt, walnuts'],
  ['es', 'Merluza al horno, patata cocida', 'hake, potatoes'],
  ['es', '60 g de arroz, 100 g de atún', 'white-rice-dry, tinned-tuna'],
  ['es', 'Gazpacho, jamón serrano', 'gazpacho, cured-ham'],
  ['es', '1 vaso de leche, 3 galletas maría', 'whole-milk, biscuit'],
  ['es', 'Crema de calabacín, 1 manzana', 'broccoli-soup, apple'],
  ['es', 'Café con leche, 1 kiwi', 'cappuccino, kiwi'],
  ['it', '80 g di pasta, 1 cucchiaio di olio', 'pasta-dry, olive-oil'],
  ['it', '4 fette biscottate e marmellata', 'rusk, jam'],
  ['it', '150 g di petto di pollo, zucchine', 'chicken-breast-raw, courgette'],
  ['it', '1 bicchiere di latte, 30 g di cereali', 'whole-milk, breakfast-cereal'],
  ['it', 'Minestrone, 50 g di pane integrale', 'minestrone, wholemeal-bread'],
  ['it', '125 g di yogurt greco, 1 manciata di mandorle', 'greek-yoghurt, almonds'],
  ['it', 'Insalata mista, 100 g di mozzarella', 'mixed-salad-leaves, mozzarella'],
  ['it', '2 uova sode, pomodori', 'boiled-egg, tomato'],
  ['it', 'Risotto, parmigiano', 'risotto, parmesan'],
  ['it', '200 g di merluzzo al forno, patate', 'cod-cooked, potatoes'],
  ['it', 'Una mela e 3 noci', 'apple, walnuts'],
  ['it', 'Caffè, 1 spremuta d’arancia', 'coffee, orange-juice'],
  ['en', '75 g (dry) spaghetti', 'pasta-dry'],
  ['it', '50 g di lenticchie rosse secche', 'dry-lentils'],
  ['es', '60 g de garbanzos (en seco)', 'dry-chickpeas'],
])('[FOOD-01] in %s the cell “%s” is %s', (language, cell, keys) => {
  const found = readCell(cell, isEverydayName).foods.map(
    ({ name, preparation }) => everydayFood(name, language, preparation)?.key ?? `${name}?`,
  );
  expect(found.join(', ')).toBe(keys);
});

test.each([
  ['en', 'Toast', 'wholemeal', 'wholemeal-toast'],
  ['en', 'peppers', 'roasted', 'red-pepper'],
  ['en', 'gluten-free bread', '', 'white-bread'],
  ['es', 'galletas sin gluten', '', 'biscuit'],
  ['es', 'Merluza en salsa verde', '', 'hake'],
  ['de', 'Couscous-Salat', '', 'tabbouleh'],
  ['de', 'Rote-Bete-Salat', '', 'beetroot'],
  ['de', 'Rahmfisolen', '', 'green-beans'],
  ['de', 'Apfelschnitze', '', 'apple'],
  ['en', 'pepper', '', 'pepper'],
  ['de', 'Paprika rot', '', 'red-pepper'],
  ['fr', 'Steak haché 5 % MG', '', 'minced-beef-raw'],
  ['fr', 'Pavé de saumon', 'en papillote', 'salmon-cooked'],
] as const)('[FOOD-01] in %s “%s”, %s, is %s', (language, name, preparation, key) => {
  expect(foodNamed(name, preparation, [language])).toMatchObject({ food: { id: `day-${key}` } });
});

it('[FOOD-02] the fat of milk is no word to leave out', () => {
  expect(foodNamed('Milch 0,9 %', '', ['de']).by).toBeNull();
});

it('[FOOD-02] what a name means is kept for all languages of the plan, in their order', () => {
  const cecina = (...languages: PlanLanguage[]) => foodNamed('cecina', '', languages);
  expect(cecina('en', 'it', 'es')).toMatchObject({ food: { id: 'day-falafel' } });
  expect(cecina('en', 'es', 'it')).toMatchObject({ food: { id: 'day-bresaola' } });
});
