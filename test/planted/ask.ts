import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** The result of the tests in a folder: how many ran, and the names of those that failed. */
export type Verdict = { readonly ran: number; readonly failed: readonly string[] };

const MOST_MS = 30 * 60_000;

/** Runs some test files of the project in `folder`. Throws if they cannot be run at all. */
export async function ask(
  folder: string,
  tests: readonly string[],
  stopAtFirst: boolean,
): Promise<Verdict> {
  const report = join(folder, '.cache/planted.json');
  rmSync(report, { force: true });
  const child = spawn(
    process.execPath,
    [
      join(folder, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=json',
      `--outputFile=${report}`,
      ...(stopAtFirst ? ['--bail=1'] : []),
      ...tests,
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], timeout: MOST_MS },
  );
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2000);
  });
  await once(child, 'close');
  if (!existsSync(report)) throw new Error(`The tests could not be run.\n${complaint}`);
  const { testResults } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    ran: all.filter(({ status }) => status === 'passed' || status === 'failed').length,
    failed: all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  };
}
