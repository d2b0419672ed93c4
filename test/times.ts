import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './check/run.ts';

/**
 * `npm run test:times`: runs the tests that check times, with these checks, including journeys in the
 * browser. For a quiet machine; one file after the other.
 */
const listed = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.spec.ts'],
  { cwd: ROOT, encoding: 'utf8' },
);
const judging = listed
  .split('\n')
  .filter(Boolean)
  .filter((path) => /\bexpectWithin\(/.test(readFileSync(join(ROOT, path), 'utf8')));
const journeys = judging.filter((path) => path.endsWith('.spec.ts'));
const others = judging.filter((path) => !journeys.includes(path));

const judged = { TEST_TIMES: '1' };
const codes = [
  await run('vitest', ['run', '--maxWorkers=1', ...others], judged),
  await run('playwright', ['test', '--workers=1', ...journeys], judged),
];
process.exitCode = codes.find((code) => code !== 0) ?? 0;
