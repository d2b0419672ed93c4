import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { FIGURES } from '#domain/hiddenNumbers.ts';
import type { Told } from './matching.ts';
import { type Pattern, patternsOf, patternsThatRun } from './patternsIn.ts';

/** Of the processor, for one text. A pattern that is right takes a millisecond, one that is not a second. */
const MOST_MS = 200;
/** By the clock, for one that comes to no end at all. */
const ENDLESS_MS = 120_000;

/** The pattern that costs too much on some long text; null where none does. */
async function costlyIn(patterns: readonly Pattern[]): Promise<Pattern | null> {
  const workerData = { patterns, mostMs: MOST_MS };
  const worker = new Worker(join(import.meta.dirname, 'matching.ts'), { workerData });
  const { promise, resolve, reject } = Promise.withResolvers<Pattern | null>();
  let timer: NodeJS.Timeout | undefined;
  worker.on('error', reject);
  worker.on('message', ({ index, isSlow }: Told) => {
    clearTimeout(timer);
    const current = patterns[index];
    if (!current || isSlow) resolve(current ?? null);
    else timer = setTimeout(() => resolve(current), ENDLESS_MS);
  });
  return promise.finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}

const written = (source: string, flags = '') => ({ file: 'a test', source, flags });

it('a pattern whose cost grows with the square of a text is noticed', async () => {
  const trimming = written('^\\P{L}+|\\P{L}+$', 'gu');
  expect(await costlyIn([written('^x+$'), trimming])).toEqual(trimming);
});

it('patterns are found wherever they stand', () => {
  const source = 'const a: RegExp = /x+$/g; f(b.replace(/[/]y/, "")); const c = 1 / 2 / 3;';
  expect(patternsOf('a.ts', source)).toMatchObject([
    { source: 'x+$', flags: 'g' },
    { source: '[/]y', flags: '' },
  ]);
});

it('[T-K1] no pattern that runs takes long on a long text, whatever it is made of', {
  timeout: 5 * ENDLESS_MS,
}, async () => {
  // Those that no file of ours writes out whole.
  const built = [z.regexes.email, z.regexes.datetime({}), ...FIGURES];
  const others = built.map(({ source, flags }) => ({
    file: 'built',
    source,
    flags,
  }));
  const patterns = [...patternsThatRun(), ...others];
  expect(patterns.length).toBeGreaterThan(80);
  expect(await costlyIn(patterns)).toBeNull();
});
