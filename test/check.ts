import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { keepLastTest } from '#tools/house/lastTest.ts';
import { ensureChromium } from './check/chromium.ts';
import { checkSources } from './check/compiler.ts';
import { memoryFolder } from './check/memoryFolder.ts';
import { runPlaywright } from './check/playwright.ts';
import { KEPT_LOGS, ROOT, writeTo } from './check/run.ts';
import { checkSizes } from './check/sizes.ts';
import { brokenLines, flakyLines, sumLine, type Tally, tally } from './check/tally.ts';
import { checkLogs, runVitest } from './check/vitest.ts';

/** `npm test`: runs every check and prints one line with their sum at the very end. */
const began = performance.now();
const tallies: Tally[] = [];

async function step(title: string, check: () => Promise<Tally[]>) {
  console.log(`\n== ${title}`);
  const began = Date.now();
  try {
    tallies.push(...(await check()));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    tallies.push(tally(title, 0, 1));
  }
  console.log(`-- ${title}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

mkdirSync(join(ROOT, '.cache/check'), { recursive: true });
rmSync(KEPT_LOGS, { recursive: true, force: true });
const written = memoryFolder();
writeTo(written.path);
process.on('exit', written.remove);
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));
// The sources are checked during the build, while the HTTP tests wait to start.
const sourcesChecked = step('types and lint', checkSources);
await step('build of the web part', async () => {
  await buildWebIfNeeded();
  return [tally('build', 1, 0)];
});
await step('budgets of the first loads', async () => checkSizes());
await Promise.all([sourcesChecked, step('unit and HTTP tests', runVitest)]);
await step('browser tests', async () => {
  await ensureChromium();
  return runPlaywright();
});
await step('logs of all these servers', checkLogs);

console.log('');
for (const { suite, passed, failed } of tallies) {
  console.log(`${suite}: ${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`);
}
const seconds = Math.round((performance.now() - began) / 1000);
keepLastTest(seconds);
for (const line of [...brokenLines(tallies), ...flakyLines(tallies)]) console.log(line);
console.log(sumLine(tallies));
process.exitCode = tallies.some((each) => each.failed > 0) ? 1 : 0;
