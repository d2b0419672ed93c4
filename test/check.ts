import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import * as z from 'zod';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { keepLastTest } from '#tools/house/lastTest.ts';
import { ensureChromium } from './check/chromium.ts';
import { runPlaywright } from './check/playwright.ts';
import { KEPT_LOGS, ROOT, run, writeTo } from './check/run.ts';
import { checkSizes } from './check/sizes.ts';
import {
  brokenLines,
  brokenTest,
  flakyLines,
  sumLine,
  type Tally,
  tally,
  withExitCode,
} from './check/tally.ts';

const REPORT = join(ROOT, '.cache/check/vitest.json');

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

type TestFile = z.infer<typeof reportSchema>['testResults'][number];

const pathOf = (file: TestFile) => relative(ROOT, file.name);

const brokenOf = (file: TestFile) =>
  file.assertionResults
    .filter((test) => test.status !== 'passed')
    .map((test) =>
      brokenTest(`${pathOf(file)}: ${test.fullName}`, test.failureMessages?.[0] ?? test.status),
    );

const unloadedOf = (file: TestFile) => brokenTest(pathOf(file), file.message);

/** Searches the logs of all servers of the other tests for what no log may contain. */
async function checkLogs(): Promise<Tally[]> {
  const code = await run('vitest', ['run', '--project=logs']);
  return [tally('logs', code === 0 ? 1 : 0, code === 0 ? 0 : 1)];
}

/** Unit tests, and HTTP tests on both engines where the engine can matter. */
async function runVitest(): Promise<Tally[]> {
  rmSync(REPORT, { force: true });
  const projects = ['--project=unit', '--project=http'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const code = await run('vitest', ['run', ...projects, ...reporters]);
  const { testResults: files } = reportSchema.parse(JSON.parse(readFileSync(REPORT, 'utf8')));
  const isHttp = (file: { name: string }) => file.name.includes('.http.test.');
  const count = (suite: string, ofSuite: typeof files) => {
    const tests = ofSuite.flatMap((file) => file.assertionResults);
    const passed = tests.filter((test) => test.status === 'passed').length;
    // A file that cannot be loaded has no tests, but has failed.
    const unloaded = ofSuite.filter(
      (file) => file.assertionResults.length === 0 && file.status !== 'passed',
    );
    return {
      ...tally(suite, passed, tests.length - passed + unloaded.length),
      broken: [...ofSuite.flatMap(brokenOf), ...unloaded.map(unloadedOf)],
    };
  };
  return withExitCode(
    [
      count(
        'unit',
        files.filter((file) => !isHttp(file)),
      ),
      count('http', files.filter(isHttp)),
    ],
    code,
  );
}

const IN_MEMORY = '/dev/shm';
const TMPFS = 0x01021994;
const NEEDED = 6 * 2 ** 30;

/**
 * A folder for files that the tests write, in memory if the machine has such a folder with room: on a disk,
 * the thousands of small databases wait longer for it than for anything else. Otherwise the usual folder.
 */
function memoryFolder(): { readonly path: string; remove(): void } {
  const usual = { path: tmpdir(), remove: () => undefined };
  if (process.env.TMPDIR || !hasRoom()) return usual;
  const path = mkdtempSync(join(IN_MEMORY, 'weekplate-'));
  // PostgreSQL runs as another user.
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

function hasRoom(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(IN_MEMORY);
    return type === TMPFS && bavail * bsize >= NEEDED;
  } catch {
    return false;
  }
}

// `demo` has the same settings and includes all of the server; the project `server` is only for editors.
const PROJECTS = ['domain', 'demo', 'web', 'test'];

/**
 * Runs the compiler for each project, and the linter on everything, in parallel. Each project has a single
 * checker: four of them would check the same types and take twice the CPU time.
 */
async function checkSources(): Promise<Tally[]> {
  const checked = PROJECTS.map(async (project) => {
    const code = await run('tsc', ['-p', project, '--checkers', '1']);
    console.log(`types of ${project}: ${code === 0 ? 'fine' : 'wrong'}`);
    return code;
  });
  const lint = await run('npm', ['run', '--silent', 'lint']);
  const passed = (await Promise.all(checked)).filter((code) => code === 0).length;
  return [
    tally('types', passed, PROJECTS.length - passed),
    tally('lint', lint === 0 ? 1 : 0, lint === 0 ? 0 : 1),
  ];
}

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
