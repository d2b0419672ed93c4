import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Nutrient, Nutrients } from '#domain/foods/nutrients.ts';
import { remembered } from '#domain/remembered.ts';

/** The published tables, in the order in which they are asked. */
export const TABLES = ['swiss53', 'ciqual2020', 'bls40', 'sr28'] as const;
export type TableId = (typeof TABLES)[number];

export type Language = 'en' | 'de' | 'fr' | 'it';

export type TableFood = {
  readonly table: TableId;
  readonly code: string;
  readonly group: string;
  /** By language; the first is the name, the others are synonyms. */
  readonly names: Readonly<Partial<Record<Language, readonly string[]>>>;
  /** Household measures in grams, such as `1 cup`, 227. */
  readonly measures: readonly (readonly [name: string, grams: number])[];
};

type Table = {
  readonly cite: string;
  readonly licence: string;
  readonly foods: readonly TableFood[];
  foodWith(code: string): TableFood | undefined;
  /** What is known of 100 g of a food of this table. */
  nutrientsOf(food: TableFood): Nutrients;
};

/** A published table of foods, read when it is first asked for: together they take 15 MB of memory. */
export const tableOf = remembered<TableId, Table>(read);

function read(id: TableId): Table {
  const bytes = readFileSync(new URL(`./tables/${id}.tsv.gz`, import.meta.url));
  const [head = '', ...lines] = gunzipSync(bytes).toString('utf8').trimEnd().split('\n');
  const { cite, licence, nutrients } = JSON.parse(head) as {
    cite: string;
    licence: string;
    nutrients: Nutrient[];
  };
  const places = new Map<string, number>();
  const foods = lines.map((line, at): TableFood => {
    const [code = '', group = '', names = '', measures = ''] = line.split('\t', 4);
    places.set(code, at);
    return { table: id, code, group, names: JSON.parse(names), measures: JSON.parse(measures) };
  });
  return {
    cite,
    licence,
    foods,
    foodWith: (code) => foods[places.get(code) ?? -1],
    nutrientsOf({ code }) {
      // Most foods are never asked for. An empty cell is a value that nobody knows.
      const cells = lines[places.get(code) ?? -1]?.split('\t').slice(4) ?? [];
      return Object.fromEntries(
        nutrients.flatMap((each, column) => (cells[column] ? [[each, Number(cells[column])]] : [])),
      );
    },
  };
}
