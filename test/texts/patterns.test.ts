import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { GERMAN_LARGE } from '#domain/hiddenNumbers/lookedFor.ts';
import { PARTS } from '#domain/hiddenNumbers/tokens.ts';
import type { Told } from './matching.ts';
import { type Pattern, patternsOf, patternsThatRun } from './patternsIn.ts';

/** CPU time for one text. A good pattern takes a millisecond, a bad one a second. */
const MOST_MS = 200;
/** Wall-clock time, for a pattern that never ends. */
const ENDLESS_MS = 120_000;

/** The first pattern that is too slow on a long text; null if there is none. */
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
  // Patterns that none of our files contains as a literal.
  const built = [z.regexes.email, z.regexes.datetime({}), PARTS, GERMAN_LARGE];
  const others = built.map(({ source, flags }) => ({
    file: 'built',
    source,
    flags,
  }));
  const patterns = [...patternsThatRun(), ...others];
  expect(patterns.length).toBeGreaterThan(80);
  expect(await costlyIn(patterns)).toBeNull();
});
