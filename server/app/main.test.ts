import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const MAIN = join(import.meta.dirname, '../main.js');

// Imitates an older Node.js: its version, and an API that it lacks. Runs before any code of ours.
const OLDER = `data:text/javascript,
  Object.defineProperty(process.versions, 'node', { value: '20.20.2' });
  delete (await import('node:module')).default.enableCompileCache;`;

it('on a Node.js that is too old the start ends in a sentence, not in a trace', async () => {
  const args = ['--import', OLDER, MAIN];
  const { PATH = '' } = process.env;
  const refused = promisify(execFile)(process.execPath, args, { env: { PATH }, timeout: 60_000 });
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr:
      'Weekplate did not start. It needs Node.js 24 or newer, and this is 20.20.2: start it with npm start, which brings its own.\n',
  });
});

it('nothing is imported before the version was looked at, and it is the one we bring', () => {
  const source = readFileSync(MAIN, 'utf8');
  expect(source).not.toMatch(/^import /m);
  expect(source.indexOf('process.exit(1)')).toBeLessThan(source.indexOf('import('));
  const brought = Number.parseInt(packageJson.devDependencies.node, 10);
  expect(source).toContain(`const OLDEST = ${brought};`);
});
