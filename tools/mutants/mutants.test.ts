import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { buildWebIfNeeded } from '#server/app/build.ts';
import { ROOT, run } from '#test/check/run.ts';
import { changesOf } from './changes.ts';
import { keptIn } from './kept.ts';
import { eligible, sample } from './sample.ts';
import { changed, withSwitches } from './switches.ts';
import { wilson } from './table.ts';

/** The only change of a file that turns `from` into `to`. */
function theMutant(file: string, from: string, to: string) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const found = changesOf(file, text).find(
    (each) => text.slice(each.start, each.end) === from && each.to === to,
  );
  if (!found) throw new Error(`${file} has no ${from}.`);
  return { ...found, file, line: 0 };
}

it('[T-N8] a mutant that a test reaches is caught by it, and one that no test reaches survives', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'weekplate-mutants-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await buildWebIfNeeded();
  const kept = keptIn(folder);
  kept.prepare([
    theMutant('domain/day.ts', 'years - 1', 'years + 1'),
    theMutant('domain/connection.ts', 'tries - 1', 'tries + 1'),
  ]);
  const runner = join(ROOT, 'tools/mutants/runner.ts');
  expect(await run(process.execPath, [runner, folder, 'domain/age.test.ts'])).toBe(0);
  expect(kept.results.all()).toEqual([
    { id: 0, by: expect.stringContaining('domain/age.test.ts: ') },
    { id: 1, by: null },
  ]);
});

it('[T-N8] a seed draws the same mutants each time, and each is one small change that still parses', () => {
  const files = eligible(ROOT).filter(({ path }) => path.startsWith('domain/plans/'));
  const drawn = sample(files, 50, 7);
  expect(sample(files, 50, 7)).toEqual(drawn);
  expect(sample(files, 50, 8)).not.toEqual(drawn);
  for (const { path, text } of files) {
    const own = drawn.flatMap((each, id) => (each.file === path ? { ...each, id } : []));
    const all = own.length > 0 ? [withSwitches(text, own)] : [];
    for (const each of [...all, ...own.map((one) => changed(text, one))]) {
      expect(each).not.toBe(text);
      expect(parseSync(path, each).errors).toEqual([]);
    }
  }
});

it.each([
  ['a < b && c', ['a <= b', 'a < b || c']],
  ['price(20) + 1', ['21', 'price(20) - 1', '2']],
  ['price(2000)', ['2200']],
  ['list.filter(isOpen).length', ['list']],
  ['/^lunch$/i', ['/lunch$/i']],
  ['/lunch/i', ['/lunch/']],
  ['sql`a = 1 and b < 2`', ['sql`a <> 1 and b < 2`']],
  ["['one', 'two words', true]", ["'' as never", 'false']],
])('[T-N8] %s can become %j', (code, becomes) => {
  const found = changesOf('meal.ts', `export const meal = ${code};`).map(({ to }) => to);
  expect(found.toSorted()).toEqual(becomes.toSorted());
});

it('[T-N8] the interval is that of Wilson', () => {
  expect(wilson(270, 300)).toEqual([expect.closeTo(0.861, 3), expect.closeTo(0.929, 3)]);
  expect(wilson(300, 300)[1]).toBeCloseTo(1, 9);
});
