import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { imageFolder, SERVER, served } from './image.ts';

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

// Node.js reports for each module whether it was already compiled, and what it caches of it.
const TELLING = { NODE_DEBUG_NATIVE: 'COMPILE_CACHE' };
const counted = (said: readonly string[]) => ({
  found: said.filter((line) => / was accepted/.test(line)).length,
  missed: said.filter((line) => /no such file|not initialized|rejected|temporary/.test(line)),
});

it('the image keeps what a start compiles: the server’s user finds all of it, and nobody can write it', async () => {
  expect(filled).toEqual({ status: 0, stderr: '' });
  const before = kept();
  expect(before.filter(({ mode }) => mode & 0o222)).toEqual([]);
  if (SERVER.uid) expect(before.filter(({ uid }) => uid !== 0)).toEqual([]);
  const { code, said } = await served(image, TELLING);
  expect(code).toBe(0);
  const { found, missed } = counted(said);
  expect(missed).toEqual([]);
  expect(found).toBeGreaterThan(300);
  expect(kept()).toEqual(before);
}, 120_000);

it('with nothing compiled and nowhere to keep it, the server starts and does not complain', async () => {
  const bare = imageFolder();
  onTestFinished(() => bare.remove());
  const { code, said } = await served(bare);
  expect({ code, said }).toEqual({ code: 0, said: [] });
  expect(readdirSync(bare.app)).not.toContain('.cache');
}, 120_000);
