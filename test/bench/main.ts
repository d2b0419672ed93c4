import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { fileOf } from '../figures/files.ts';
import { takenNow } from '../figures/take.ts';
import { writePages } from '../figures/written.ts';
import { benchmark } from './benchmark.ts';
import { growth } from './growth.ts';
import { optionsOf } from './options.ts';
import { profile } from './profile/profile.ts';

/**
 * `npm run bench`: the product beside a bare server that does the same on the same engine; with
 * `--growth`, the product on practices of growing size. A whole run writes docs/figures/ and
 * docs/BENCHMARKS.md; one of a part (`--quick`, `--only`, …) prints alone. With `--profile FOLDER`,
 * where the time goes.
 */
const options = optionsOf(process.argv.slice(2));
const say = (line: string) => console.info(`  ${line}`);
const taken = takenNow();
console.info(`${taken.date}, commit ${taken.commit}, ${taken.machine}\n`);
if (options.whole) await buildWebIfNeeded();
if (options.profiles) await profile(options, options.profiles, console.info);
else await figures();

async function figures() {
  const part = options.growth ? 'growth' : 'bench';
  const found = await (options.growth ? growth(options, say) : benchmark(options, say));
  if (options.json) writeFileSync(options.json, JSON.stringify(found));
  else if (options.whole) {
    mkdirSync(dirname(fileOf(part)), { recursive: true });
    writeFileSync(fileOf(part), `${JSON.stringify({ ...taken, figures: found }, null, 2)}\n`);
    writePages();
  } else console.info(JSON.stringify(found, null, 2));
  const measured = 'fanOut' in found ? [...found.rows, ...found.fanOut] : found.rows;
  const bad = measured.reduce((sum, row) => sum + row.bad, 0);
  if (bad > 0) throw new Error(`${bad} bad answers.`);
}
