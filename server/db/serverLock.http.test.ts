import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { freePort } from '#test/freePort.ts';
import { serverProcess } from '#test/serverProcess.ts';
import { isThorough } from '#test/thorough.ts';

const ROOT = join(import.meta.dirname, '../..');
const place = mkdtempSync(join(tmpdir(), 'weekplate-only-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const SECRET = 'a-secret-for-tests-which-guards-nothing';

/** Runs a command of the product as an operator does; returns its exit code and output. */
async function command(dataDir: string, ...args: readonly string[]) {
  const { PATH = '' } = process.env;
  const env = { PATH, DATA_DIR: dataDir, SECRET, PORT: '0' };
  const [script = '', ...rest] = args;
  // Limits a server that is not refused and so keeps running.
  const options = { env, timeout: 60_000 };
  const running = promisify(execFile)(process.execPath, [join(ROOT, script), ...rest], options);
  return running.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

it('[T-K8] a second server on one SQLite file is refused in a sentence, and works once the first is killed', async () => {
  const dataDir = join(place, 'data');
  const first = serverProcess(await freePort(), { DATA_DIR: dataDir, SECRET }, ['--no-build']);
  await first.start();
  const another = join(place, 'the-same-by-another-name');
  symlinkSync(dataDir, another);
  for (const path of isThorough ? [dataDir, another] : [another]) {
    const { code, said } = await command(path, 'server/main.js', '--no-build');
    expect(code).toBe(1);
    expect(said).toMatch(
      /^Weekplate did not start\. Another server is running on .*weekplate\.sqlite, and one SQLite file takes one server\..*\n$/,
    );
  }
  expect(statSync(join(dataDir, 'weekplate.sqlite-server')).mode & 0o777).toBe(0o600);

  // Operator commands next to a running server take no lock; nor does a backup, see inUse.http.test.ts.
  expect(await command(dataDir, 'server/operator/main.ts', 'list')).toMatchObject({ code: 0 });

  await first.kill();
  const second = serverProcess(await freePort(), { DATA_DIR: another, SECRET }, ['--no-build']);
  await second.start();
  expect((await fetch(`${second.url}/api/health`)).status).toBe(200);
  await second.stop();
  expect(second.exitCode()).toBe(0);
});
