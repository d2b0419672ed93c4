import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod';
import { ROOT, run } from './run.ts';
import { brokenTest, type Tally, tally, withExitCode } from './tally.ts';

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
export async function checkLogs(): Promise<Tally[]> {
  const code = await run('vitest', ['run', '--project=logs']);
  return [tally('logs', code === 0 ? 1 : 0, code === 0 ? 0 : 1)];
}

/** Unit tests, and HTTP tests on both engines where the engine can matter. */
export async function runVitest(): Promise<Tally[]> {
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
