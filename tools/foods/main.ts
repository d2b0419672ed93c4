import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { NUTRIENT_IDS } from '#domain/foods/nutrients.ts';
import { SOURCES } from './sources.ts';

/**
 * `npm run foods -- FOLDER` writes the tables of foods in server/foods/tables from the published files. A table is
 * gzipped text: a line of JSON with its source, then a line a food with code, group, names, measures and the values
 * of 100 g, separated by tabs. An empty value is unknown.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const [folder] = positionals;
if (!folder) throw new Error('Name the folder with the published files.');

const TO = join(import.meta.dirname, '../../server/foods/tables');
const DIGITS = 4;

for (const { id, cite, licence, counts, read } of SOURCES) {
  const foods = read(folder);
  const measures = foods.reduce((sum, food) => sum + food.measures.length, 0);
  if (foods.length !== counts.foods || measures !== (counts.measures ?? 0))
    throw new Error(`${id} has ${foods.length} foods and ${measures} measures`);
  const nutrients = NUTRIENT_IDS.filter((each) => foods.some(({ values }) => each in values));
  const lines = foods.map(({ code, group, names, measures, values }) =>
    [
      code,
      group,
      JSON.stringify(names),
      JSON.stringify(measures),
      ...nutrients.map((each) => {
        const value = values[each];
        return value === undefined ? '' : String(Number(value.toPrecision(DIGITS)));
      }),
    ].join('\t'),
  );
  const head = JSON.stringify({ id, cite, licence, nutrients });
  const bytes = gzipSync(`${[head, ...lines].join('\n')}\n`, { level: 9 });
  writeFileSync(join(TO, `${id}.tsv.gz`), bytes);
  const known = foods.reduce((sum, { values }) => sum + Object.keys(values).length, 0);
  process.stdout.write(
    `${id}: ${foods.length} foods, ${measures} measures, ${known} values, ${bytes.length} bytes\n`,
  );
}
