import { expect, test } from 'vitest';
import { recognise } from '#domain/import/recognise.ts';
import { say } from '#domain/import/words.ts';
import { readSource } from '#web/import/readSource.ts';
import { corpus } from './corpus/all.ts';
import { judge } from './judge.ts';
import type { Labelled } from './labelled.ts';

test('[IMPORT-01] of a plan in any of the usual shapes, 95 of 100 cells are in the right day and meal without correction', async () => {
  const judged = await Promise.all(corpus.map(judge));
  const right = judged.reduce((sum, file) => sum + file.right, 0);
  const all = judged.reduce((sum, file) => sum + file.of, 0);
  expect(corpus.length).toBeGreaterThanOrEqual(30);
  expect(right / all).toBeGreaterThan(0.95);
  // The corpus is read without a fault today, and stays so.
  const faulty = judged.filter((file) => file.right < file.of);
  expect(faulty.map(({ name, wrong }) => [name, wrong[0]])).toEqual([]);
});

/** What the preview says of a plan besides its meals, one fact a line. */
async function preview({ name, given }: Labelled): Promise<string> {
  const read = await readSource(given);
  const found = read.ok ? recognise(read.source) : read;
  if (!found.ok) throw new Error(`${name}: ${found.message}`);
  const weeks = found.weeks.map((week) => [
    `${week.title} (${week.orientation}, ${week.names}) ${JSON.stringify(week.dates)}`,
    `timings: ${week.timings.map((timing) => timing ?? '').join(' | ')}`,
    `titles: ${week.titles.join(' | ')}`,
    `headings: ${week.headings.join(' | ')}`,
    ...week.days.flatMap((meals, day) =>
      meals.flatMap(({ unsure }, meal) =>
        unsure.map((why) => `day ${day + 1} meal ${meal + 1}: ${say.why[why]}`),
      ),
    ),
    ...[...Map.groupBy(week.leftovers, ({ kind, why }) => `${kind}, ${say.why[why]}`)].map(
      ([why, texts]) => `${why} ${texts.map(({ text }) => text).join(' | ')}`,
    ),
  ]);
  return [`# ${name}`, ...weeks.flat().map((line) => line.replaceAll('\n', '⏎').trim())].join('\n');
}

test('[IMPORT-01] [IMPORT-03] the preview names headings, times, doubts and all that is left over of each plan', async () => {
  const previews = await Promise.all(corpus.map(preview));
  await expect(`${previews.join('\n\n')}\n`).toMatchFileSnapshot('corpus/previews.txt');
});
