import { spawnSync } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { imageFolder, SERVER, served, settingsOf } from './image.ts';

const image = imageFolder();
const cache = join(image.app, '.cache');
let filled: ReturnType<typeof image.fill>;
beforeAll(() => {
  filled = image.fill();
}, 120_000);
afterAll(() => image.remove());

const kept = () =>
  readdirSync(cache, { recursive: true, encoding: 'utf8' }).map((name) => {
    const { uid, mode, mtimeMs, size } = statSync(join(cache, name));
    return { name, uid, mode, mtimeMs, size };
  });

// Node.js tells of each module whether it was compiled already, and what it keeps of it.
const TELLING = { NODE_DEBUG_NATIVE: 'COMPILE_CACHE' };
const counted = (said: readonly string[]) => ({
  found: said.filter((line) => / was accepted/.test(line)).length,
  missed: said.filter((line) => /no such file|not initialized|rejected|temporary/.test(line)),
});

const signIn = (url: string) =>
  fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.test', password: 'of-nobody-at-all' }),
  });

it('the image keeps what a start and a sign-in compile: the server’s user finds all of it, and nobody can write it', async () => {
  expect(filled).toEqual({ status: 0, stderr: '' });
  const before = kept();
  expect(before.filter(({ mode }) => mode & 0o222)).toEqual([]);
  if (SERVER.uid) expect(before.filter(({ uid }) => uid !== 0)).toEqual([]);
  const { code, said } = await served(image, TELLING, async (url) => {
    expect((await signIn(url)).status).toBe(401);
  });
  expect(code).toBe(0);
  const { found, missed } = counted(said);
  expect(missed).toEqual([]);
  expect(found).toBeGreaterThan(500);
  expect(kept()).toEqual(before);
}, 120_000);

it('what only a server on PostgreSQL loads is compiled in the image as well', () => {
  // Nobody listens there: it loads what it needs to ask, and gives up.
  const env = settingsOf(image, { ...TELLING, DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' });
  const options = { cwd: image.app, env, encoding: 'utf8', ...SERVER } as const;
  const { status, stderr } = spawnSync('node', ['server/main.js', '--no-build'], options);
  expect(status).toBe(1);
  const { found, missed } = counted(stderr.split('\n'));
  expect(missed).toEqual([]);
  expect(found).toBeGreaterThan(300);
  expect(stderr).toMatch(/\/node_modules\/pg\/.* was accepted/);
}, 60_000);

it('with nothing compiled and nowhere to keep it, the server starts and does not complain', async () => {
  const bare = imageFolder();
  onTestFinished(() => bare.remove());
  const { code, said } = await served(bare);
  expect({ code, said }).toEqual({ code: 0, said: [] });
  expect(readdirSync(bare.app)).not.toContain('.cache');
}, 120_000);

it('where nothing can be kept, filling says so', () => {
  const bare = imageFolder();
  onTestFinished(() => bare.remove());
  writeFileSync(join(bare.app, '.cache'), 'Not a folder');
  const { status, stderr } = spawnSync('node', ['server/fillCompileCache.js'], {
    cwd: bare.app,
    env: settingsOf(bare, {}),
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
  expect(stderr).toContain(`There is no keeping anything in ${join(bare.app, '.cache/node')}`);
}, 60_000);
