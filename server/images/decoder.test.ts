import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { aPicture } from '#test/factories/images.ts';
import { childrenOf } from '#test/processes.ts';
import { createDecoder, type Decoder, type DecoderLimits } from './squares.ts';

const folder = mkdtempSync(join(tmpdir(), 'weekplate-decoder-'));
const picture = join(folder, 'picture');
// Reading from a pipe without a writer never ends, as with a harmful file.
const endless = join(folder, 'endless');
let decoder: Decoder;

beforeAll(async () => {
  writeFileSync(picture, await aPicture());
  execFileSync('mkfifo', [endless]);
  return () => rmSync(folder, { recursive: true });
});
afterEach(async () => {
  decoder.close();
  await expect.poll(processes).toEqual([]);
});

const begin = (limits: Partial<DecoderLimits> = {}) => {
  decoder = createDecoder(limits);
  return decoder;
};
const made = { large: expect.any(Uint8Array), small: expect.any(Uint8Array) };
const processes = () => childrenOf(process.pid);

it('[T-D1] pictures are opened in one process, which ends when none comes', async () => {
  const { decode } = begin({ idleMs: 1000 });
  expect(await decode(picture, 'square')).toEqual(made);
  expect(await decode(picture, 'square')).toEqual(made);
  expect(processes()).toHaveLength(1);
  await expect.poll(processes).toEqual([]);
  expect(await decode(picture, 'square')).toEqual(made);
});

it('[T-D1] a picture that takes for ever is given up, and the next one made', async () => {
  const { decode } = begin({ mostMs: 15_000 });
  await expect(decode(endless, 'square')).rejects.toThrow('too slow');
  // On a busy machine even this picture may take too long at first, as its process has to start.
  await expect.poll(() => decode(picture, 'square').catch(() => null)).toEqual(made);
});

it('[T-D1] a process that grows too large ends itself', async () => {
  const { decode } = begin({ mostBytes: 1 });
  await expect(decode(endless, 'square')).rejects.toThrow('the process ended: SIGKILL');
});

it('[T-D1] one that ended between two pictures is missed by nobody', async () => {
  const { decode } = begin();
  await decode(picture, 'square');
  const [child] = processes();
  if (!child) throw new Error('there is no process');
  process.kill(child, 'SIGKILL');
  await expect.poll(processes).toEqual([]);
  expect(await decode(picture, 'square')).toEqual(made);
});
