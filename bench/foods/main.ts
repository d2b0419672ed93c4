import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PLAN_LANGUAGES } from '#server/foods/everyday.ts';
import { compareSet, type LabelledSet, SETS } from './labelled.ts';
import { namesIn } from './names.ts';
import { FOODS, foodsInTables, OWN, speeds } from './searching.ts';
import { type FoodFigures, setsTable, speedsTable } from './table.ts';

/**
 * `npm run bench:foods`: how often labelled cells of plans are read as their labels say, and how long a search and the
 * count of a week take on both engines. `--set NAME` takes one set of cells only, without times; `--wrong` also prints
 * what is not as labelled.
 */
const { values } = parseArgs({
  options: { set: { type: 'string' }, wrong: { type: 'boolean' }, json: { type: 'string' } },
});
const wrong: string[] = [];
const sets: LabelledSet[] = [];
for (const name of values.set ? [values.set] : SETS) sets.push(await compareSet(name, wrong));
if (values.wrong) console.info(wrong.join('\n'));
console.info(setsTable(sets));
if (!values.set) {
  const names = await Promise.all(PLAN_LANGUAGES.map(namesIn));
  if (values.wrong) console.info(names.flatMap(({ lost }) => lost).join('\n'));
  const figures: FoodFigures = {
    sets,
    names: names.reduce((sum, { written }) => sum + written.length, 0),
    namesLost: names.reduce((sum, { lost }) => sum + lost.length, 0),
    foods: foodsInTables(),
    searched: FOODS,
    own: OWN,
    speeds: await speeds(),
  };
  console.info(speedsTable(figures.speeds));
  if (values.json) writeFileSync(values.json, JSON.stringify(figures));
}
