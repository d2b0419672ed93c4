import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ROOT, run } from './run.ts';
import { brokenTest, type Tally, tally, withExitCode } from './tally.ts';

const REPORT = join(ROOT, '.cache/check/playwright.json');

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z
        .array(z.object({ error: z.object({ message: z.string().optional() }).optional() }))
        .optional(),
    }),
  ),
});
const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
type Suite = z.infer<typeof suiteSchema>;
const reportSchema = z.object({ suites: z.array(suiteSchema) });

/** Every screen in every state, and every journey by keyboard only. */
const ACCESSIBILITY = /^(states|keyboard)\//;
const SUITES = ['browser, sqlite', 'browser, postgres', 'accessibility'] as const;

const suiteOf = (project: string, file: string): (typeof SUITES)[number] => {
  if (project === 'postgres') return 'browser, postgres';
  return ACCESSIBILITY.test(file) ? 'accessibility' : 'browser, sqlite';
};

/**
 * Journeys in a real browser on both engines, and accessibility. A test that fails is run once more:
 * a browser on a busy machine can be late without the product being wrong.
 */
export async function runPlaywright(): Promise<Tally[]> {
  rmSync(REPORT, { force: true });
  const code = await run('playwright', ['test', '--retries=1', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
    // Keeps the cache across runs: in a new folder all test files would be compiled again, for twelve
    // seconds.
    PWTEST_CACHE_DIR: join(ROOT, '.cache/playwright'),
  });
  return withExitCode(talliesOf(JSON.parse(readFileSync(REPORT, 'utf8'))), code);
}

/** The result of each suite, from Playwright's JSON report. */
export function talliesOf(report: unknown): Tally[] {
  const tests = reportSchema.parse(report).suites.flatMap(testsOf);
  return SUITES.map((suite) => {
    const ofSuite = tests.filter((test) => test.suite === suite);
    const flaky = ofSuite.filter((test) => test.status === 'flaky').map(({ name }) => name);
    const passed = flaky.length + ofSuite.filter((test) => test.status === 'expected').length;
    const broken = ofSuite
      .filter((test) => test.status !== 'flaky' && test.status !== 'expected')
      .map(({ name, message }) => brokenTest(name, message));
    return {
      ...tally(suite, passed, ofSuite.length - passed),
      ...(flaky.length > 0 && { flaky }),
      ...(broken.length > 0 && { broken }),
    };
  });
}

type Ran = {
  readonly suite: string;
  readonly status: string;
  readonly name: string;
  readonly message: string;
};

const testsOf = (suite: Suite): Ran[] => [
  ...suite.specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results = [] }) => ({
      suite: suiteOf(projectName, file),
      status,
      name: `${file}: ${title}`,
      message: results.find(({ error }) => error)?.error?.message ?? status,
    })),
  ),
  ...(suite.suites ?? []).flatMap(testsOf),
];
