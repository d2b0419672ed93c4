import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { FOLDER, fileOf } from './files.ts';
import { PARTS, type PartName, partSchemas } from './parts.ts';
import { take, takenNow } from './take.ts';
import { writePages } from './written.ts';

/**
 * `npm run figures`: takes every figure anew and writes docs/FIGURES.md, docs/BENCHMARKS.md,
 * docs/CAPACITY.md and the
 * README's; with names, `npm run figures -- faults planted`, those parts. `--write` alone writes from what was taken.
 */
const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const isPart = (name: string): name is PartName => Object.hasOwn(partSchemas, name);
const unknown = positionals.find((name) => !isPart(name));
if (unknown) throw new Error(`There is no part ${unknown}; there are ${PARTS.join(', ')}.`);
const chosen = positionals.length > 0 ? positionals.filter(isPart) : PARTS;

mkdirSync(FOLDER, { recursive: true });
for (const name of values.write ? [] : chosen) {
  const taken = takenNow();
  const figures = partSchemas[name].parse(await take(name));
  writeFileSync(fileOf(name), `${JSON.stringify({ ...taken, figures }, null, 2)}\n`);
}
writePages();
