import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { corpus } from '#test/import/corpus/all.ts';
import { judge } from '#test/import/judge.ts';
import { type ImportFigures, importTable } from './table.ts';

/** `npm run bench:import`: how many cells of the corpus get the right day and meal without corrections. */
const { values } = parseArgs({
  options: { json: { type: 'string' }, wrong: { type: 'boolean', default: false } },
});
const files = await Promise.all(corpus.map(judge));
const figures: ImportFigures = {
  files: files.map(({ name, right, of, silent, lost }) => ({
    name,
    right,
    of,
    silent,
    lost: lost.length,
  })),
};
console.info(importTable(figures));
if (values.wrong)
  for (const { name, wrong } of files)
    for (const each of wrong.slice(0, 6)) console.info(`${name}: ${each}`);
if (values.json) writeFileSync(values.json, JSON.stringify(figures));
