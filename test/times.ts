import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './check/run.ts';

/**
 * `npm run test:times`: the tests that pass a verdict on time, with that verdict. For a quiet machine,
 * one file after the other.
 */
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const judging = listed
  .split('\n')
  .filter(Boolean)
  .filter((path) => /\bexpectWithin\(/.test(readFileSync(join(ROOT, path), 'utf8')));
process.exitCode = await run('vitest', ['run', '--maxWorkers=1', ...judging], { TEST_TIMES: '1' });
