import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Db, openDatabase } from '#server/db/open.ts';
import { countFoods } from '#server/foods/counting.ts';
import { dictionaryKey } from '#server/foods/everyday.ts';
import { findFoods, practiceOf } from '#server/foods/queries.ts';
import { TABLES, type TableFood, tableOf } from '#server/foods/tables.ts';
import { startCluster } from '#test/postgres/cluster.ts';

/** Milliseconds on an engine, in the middle, of twenty the longest but one, and at most. */
export type Speed = {
  readonly engine: string;
  readonly what: 'search' | 'week';
  readonly times: number;
  readonly median: number;
  readonly p95: number;
  readonly most: number;
};

export const OWN = 500;
/** The published tables have fewer; foods of SR28 under other names make up the rest. */
export const FOODS = 25_000;

/** What somebody types, letter by letter, from the third letter on. */
const TYPED = [
  'chicken breast',
  'wholemeal bread',
  'Haferflocken',
  'Kartoffelsalat',
  'fromage blanc',
  'aceite de oliva',
  'yogurt greco',
  'bar 77',
  'milk',
  'raw',
];
const WEEK = Array.from({ length: 7 }, (_, day) => [
  '50 g oats with 200 ml milk, 1 banana',
  `${day + 1} slices wholemeal bread, 20 g butter, cheese or ham`,
  '1 apple, 20 g almonds',
  `120 g chicken breast (grilled), ${100 + day} g rice, 150 g broccoli, 1 tbsp olive oil`,
  'Muesli bar 12',
  '150 g Greek yoghurt, 80 g blueberries',
  `Lentil soup 300 ml, ${day + 1} crackers`,
  'herbal tea, xyzzy of the day',
]);

/** How many foods the published tables have. */
export const foodsInTables = (): number =>
  TABLES.reduce((sum, id) => sum + tableOf(id).foods.length, 0);

/** Before the first search, which looks at the tables as they are then. */
function fillTables(): void {
  const foods = tableOf('sr28').foods as TableFood[];
  const more = foods.slice(0, FOODS - foodsInTables()).map(
    (food, at): TableFood => ({
      ...food,
      code: `more${at}`,
      names: { en: (food.names.en ?? []).map((name) => `${name}, of brand ${at}`) },
    }),
  );
  foods.push(...more);
}

/** How long a search and the count of a week take with 500 own foods, in the process of the server, on both engines. */
export async function speeds(): Promise<Speed[]> {
  fillTables();
  const folder = mkdtempSync(join(tmpdir(), 'weekplate-foods-'));
  const cluster = await startCluster();
  try {
    return [
      ...(await speedsOn('sqlite', { DATA_DIR: folder })),
      ...(await speedsOn('postgres', { DATA_DIR: folder, DATABASE_URL: cluster.url })),
    ];
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true });
  }
}

async function speedsOn(engine: string, settings: Record<string, string>): Promise<Speed[]> {
  const database = await openDatabase(readConfig(settings));
  await migrate(database);
  const { db } = database;
  await fill(db);
  const searches = TYPED.flatMap((text) =>
    Array.from({ length: text.length - 2 }, (_, at) => text.slice(0, at + 3)),
  );
  await findFoods(db, 'warm');
  const search = await timed(searches, (text) => findFoods(db, text));
  const week = await timed(Array.from({ length: 20 }), async () =>
    countFoods(await practiceOf(db), { days: WEEK, nutrients: 'main' }),
  );
  await database.close();
  return [
    { engine, what: 'search', ...search },
    { engine, what: 'week', ...week },
  ];
}

const fill = async (db: Db): Promise<void> => {
  const foods = Array.from({ length: OWN }, (_, at) => ({
    id: `f${at}`,
    name: `Muesli bar ${at}`,
    nameKey: dictionaryKey(`Muesli bar ${at}`, ''),
    per100: JSON.stringify({ energy: 380, protein: 8, carbohydrate: 60, fat: 12 }),
    portions: JSON.stringify({ piece: 30 }),
    source: 'label',
    putById: null,
    changedAt: '2026-11-30T00:00:00.000Z',
    version: 1,
  }));
  await db.insertInto('ownFood').values(foods).execute();
};

async function timed<T>(inputs: readonly T[], act: (input: T) => Promise<unknown>) {
  const times: number[] = [];
  for (const input of inputs) {
    const began = performance.now();
    await act(input);
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { times: times.length, median: at(0.5), p95: at(0.95), most: at(1) };
}
