import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { ask } from './ask.ts';
import { copyOfProject } from './copy.ts';
import { type Hole, planted } from './hole.ts';
import { holes } from './holes.ts';

/**
 * `npm run test:planted`: plants one deliberate defect after the other into a copy of the code, and runs the
 * tests. `--only TEXT`: those whose title contains it. `--json FILE` writes the results for `npm run
 * figures`.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, json: { type: 'string' } },
});
const chosen = holes.filter(({ title }) => title.includes(values.only));

export type Outcome = { readonly title: string; readonly caughtBy: string | null };

async function tryOne(folder: string, hole: Hole): Promise<Outcome> {
  const { file, sound, text } = planted(hole);
  const path = join(folder, file);
  writeFileSync(path, text);
  try {
    const { failed } = await ask(folder, hole.tests, true);
    return { title: hole.title, caughtBy: failed[0] ?? null };
  } finally {
    writeFileSync(path, sound);
  }
}

await buildWebIfNeeded();
const { folder, remove } = copyOfProject();
try {
  // A test that fails without a defect would seem to catch every defect.
  const tests = [...new Set(chosen.flatMap((hole) => hole.tests))];
  const sound = await ask(folder, tests, false);
  if (sound.failed.length > 0 || sound.ran === 0)
    throw new Error(
      `Without any hole ${sound.failed.length} tests fail:\n${sound.failed.join('\n')}`,
    );
  console.log(`Without any hole: ${sound.ran} passed, 0 failed\n`);

  const outcomes: Outcome[] = [];
  for (const hole of chosen) {
    const outcome = await tryOne(folder, hole);
    outcomes.push(outcome);
    console.log(`${outcome.caughtBy ? 'caught' : 'NOT CAUGHT'}  ${outcome.title}`);
    if (outcome.caughtBy) console.log(`        by ${outcome.caughtBy}`);
  }
  const caught = outcomes.filter(({ caughtBy }) => caughtBy).length;
  console.log(`\n${caught} caught of ${outcomes.length} planted`);
  if (values.json) writeFileSync(values.json, JSON.stringify({ caught, planted: outcomes }));
  process.exitCode = caught === outcomes.length ? 0 : 1;
} finally {
  remove();
}
