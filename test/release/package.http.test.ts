import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writePackage } from '#tools/release/pack.ts';
import { ROOT } from '../check/run.ts';
import { freePort } from '../freePort.ts';

const folder = mkdtempSync(join(tmpdir(), 'weekplate-package-'));
const home = join(folder, 'node_modules/weekplate');
const command = join(home, 'dist/server/weekplate.js');
const version = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;

/** As npm would install it, with no development part anywhere near. */
beforeAll(async () => {
  await writePackage(join(home, 'dist'));
  cpSync(join(ROOT, 'package.json'), join(home, 'package.json'));
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  for (const [path, { dev }] of Object.entries<{ dev?: boolean }>(packages)) {
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) || dev) continue;
    if (!existsSync(join(ROOT, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(folder, path));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) =>
  execFileSync(process.execPath, [command, ...args], { cwd: folder, encoding: 'utf8' });

/** Starts it in an empty folder; what it answers and printed until it listened, and what it ended with. */
async function started(args: readonly string[], paths: readonly string[]) {
  const port = await freePort();
  const child = spawn(process.execPath, [command, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const ended = once(child, 'exit');
  await expect.poll(() => printed).toMatch(/ is running at /);
  const answers = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      return [answer.status, await answer.text()] as const;
    }),
  );
  child.kill('SIGTERM');
  const [code] = await ended;
  return { answers, printed, code };
}

it('[T-P1] the package starts in an empty folder with nothing of ours around it, and ends when told to', async () => {
  const { answers, printed, code } = await started([], ['/api/health', '/']);
  expect(answers.map(([status]) => status)).toEqual([200, 200]);
  expect(answers[1]?.[1]).toContain('<title>A week on a plate');
  expect(printed).toContain('/setup?token=');
  expect(code).toBe(0);
  expect(existsSync(join(folder, 'data/weekplate.sqlite'))).toBe(true);
  expect(run('user', 'list')).not.toContain('npm run');
});

it('the package has the demo, with its pictures', async () => {
  const { answers, printed, code } = await started(['demo', '--customers', '1'], ['/api/health']);
  expect(answers[0]?.[0]).toBe(200);
  expect(printed).toContain('Everybody');
  expect(code).toBe(0);
});

it('the package says its version and what it can do, and refuses what it does not know', () => {
  expect(run('--version').trim()).toBe(version);
  expect(run('--help')).toContain('weekplate backup FILE');
  expect(() => run('begin')).toThrow();
});
