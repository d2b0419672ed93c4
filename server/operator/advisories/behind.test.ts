import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import lock from '../../../package-lock.json' with { type: 'json' };
import { reportOf, runTimeOf } from './behind.ts';

const of = (...versions: string[]) => versions.map((version) => ({ version }));

it('says what is behind, deprecated or unknown, and when there is nothing to say', () => {
  const asked = [
    { name: 'current', version: '1.0.0', releases: of('1.0.0') },
    { name: 'behind', version: '1.0.0', releases: of('1.0.0', '1.0.4') },
    { name: 'old', version: '2.1.0', releases: [{ version: '2.1.0', deprecated: 'Use new.' }] },
    { name: 'own', version: '0.1.0', releases: null },
  ];
  expect(reportOf(asked)).toEqual({
    behind: 3,
    lines: [
      'Of 4 run-time dependencies:',
      '  behind 1.0.0: 1.0.4 is out',
      '  old 2.1.0 is deprecated: Use new.',
      '  own 0.1.0: the registry does not know it',
    ],
  });
  expect(reportOf(asked.slice(0, 1)).behind).toBe(0);
});

it('every run-time dependency is asked for, in the version of the lockfile', () => {
  const { dependencies } = packageJson;
  expect(runTimeOf(lock)).toEqual(
    Object.entries<string>(dependencies)
      .map(([name, version]) => ({ name, version }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  );
});

it('a registry that cannot be reached ends in a sentence, and fails only when asked to', {
  timeout: 180_000,
}, async () => {
  const { PATH = '', HOME = '', npm_execpath } = process.env;
  // Nothing listens on this port.
  const registry = { npm_config_registry: 'http://127.0.0.1:9/' };
  const env = { PATH, HOME, ...(npm_execpath && { npm_execpath }), ...registry };
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], { env });
  expect((await run()).stderr).toMatch(
    /^npm's registry cannot be asked \(.+\), so nothing is known/,
  );
  await expect(run('--fail')).rejects.toMatchObject({ code: 1 });
});
