import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { ROOT, run } from '../check/run.ts';
import { measured } from '../check/sizes.ts';
import { COMMANDS, type Figures, PARTS, type PartName, takenNow } from './parts.ts';
import { keepPart, writePages } from './written.ts';

/**
 * `npm run figures`: measures all figures again and writes docs/FIGURES.md, docs/BENCHMARKS.md and those of
 * the README; with names, `npm run figures -- faults fuzz`, only those parts. `--write` only writes the
 * pages, from the stored figures.
 */
const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.find((name) => !PARTS.some((part) => part === name));
if (unknown) throw new Error(`There is no part ${unknown}; there are ${PARTS.join(', ')}.`);
const chosen = PARTS.filter((name) => positionals.length === 0 || positionals.includes(name));

for (const name of values.write ? [] : chosen) {
  const taken = takenNow();
  keepPart(name, taken, (await take(name)) as Figures[typeof name]);
}
writePages();

/** Runs the command of a part. Throws if it fails, since a failed run gives no figures. */
async function take(name: PartName): Promise<unknown> {
  const command = COMMANDS[name];
  if (!command) {
    await buildWebIfNeeded();
    return measured().map(({ route, kb, most }) => ({ route, kb: Number(kb.toFixed(1)), most }));
  }
  const folder = mkdtempSync(join(tmpdir(), 'weekplate-figures-'));
  const json = join(folder, `${name}.json`);
  const code = await run(process.execPath, [
    join(ROOT, command[0] ?? ''),
    ...command.slice(1),
    '--json',
    json,
  ]);
  if (code !== 0) throw new Error(`${name} failed: its figures stay as they were.`);
  const figures: unknown = JSON.parse(readFileSync(json, 'utf8'));
  rmSync(folder, { recursive: true });
  return figures;
}
