import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
// Programs begin their work when they are loaded, and operators read English.
const PROGRAMS = ['server/app/{main,dev}.ts', 'server/operator/**'];

it('[WORDS-01] no sentence is said while a module loads', () => {
  const exclude = ['**/*.test.ts', ...PROGRAMS];
  const files = globSync('{domain,server}/**/*.ts', { cwd: ROOT, exclude });
  // A process of its own, because other tests have loaded these modules before. The reader of the server is set
  // while server/reader.ts loads, so that this has to come first.
  const program = `
    import { setReader } from '#domain/language/language.ts';
    import '#server/reader.ts';
    setReader(() => { throw new Error('Somebody reads.'); });
    for (const file of ${JSON.stringify(files)}) await import('#' + file);
    console.log('All are loaded.');`;
  const node = ['--no-warnings', '--input-type=module', '--eval', program];
  const { stdout, stderr } = spawnSync(process.execPath, node, { cwd: ROOT, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toContain('All are loaded.');
});
