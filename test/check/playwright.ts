import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ROOT, run } from './run.ts';
import { type Tally, tally, withExitCode } from './tally.ts';

const REPORT = join(ROOT, '.cache/check/playwright.json');

const specSchema = z.object({
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
});
const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
type Suite = z.infer<typeof suiteSchema>;
const reportSchema = z.object({ suites: z.array(suiteSchema) });

const SUITES = {
  sqlite: 'browser, sqlite',
  postgres: 'browser, postgres',
  accessibility: 'accessibility',
} as const;

/** Journeys in a real browser on both engines, and accessibility. */
export async function runPlaywright(): Promise<Tally[]> {
  rmSync(REPORT, { force: true });
  const code = await run('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
  });
  const { suites } = reportSchema.parse(JSON.parse(readFileSync(REPORT, 'utf8')));
  const tests = suites.flatMap(testsOf);
  const tallies = Object.entries(SUITES).map(([project, suite]) => {
    const ofProject = tests.filter((test) => test.projectName === project);
    const passed = ofProject.filter((test) => test.status === 'expected').length;
    return tally(suite, passed, ofProject.length - passed);
  });
  return withExitCode(tallies, code);
}

const testsOf = (suite: Suite): z.infer<typeof specSchema>['tests'] => [
  ...suite.specs.flatMap((spec) => spec.tests),
  ...(suite.suites ?? []).flatMap(testsOf),
];
