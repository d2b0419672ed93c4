import { expect, test } from 'vitest';
import { DEFAULT_OPTIONS, recognise } from '#domain/import/recognise.ts';
import { say } from '#domain/import/words.ts';
import { isThorough } from '../thorough.ts';
import { corpus } from './corpus/all.ts';
import { judge, recognisedIn } from './judge.ts';
import type { Labelled } from './labelled.ts';
import { lost } from './lost.ts';

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
async function preview(file: Labelled): Promise<string> {
  const { name } = file;
  const { found } = await recognisedIn(file);
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

/** With the days across or down, and from another day on; of two plans in turn one each, with THOROUGH=1 all of each. */
const OTHERWISE = [
  { orientation: 'across', firstDay: 3 },
  { orientation: 'down', firstDay: null },
  { orientation: null, firstDay: 3 },
  { orientation: 'across', firstDay: null },
  { orientation: 'down', firstDay: 3 },
] as const;

test('[IMPORT-01] every word of a plan is in a cell, a timing, a heading or a leftover, whichever way it is read', async () => {
  for (const [nth, file] of corpus.entries()) {
    const { read, found } = await recognisedIn(file);
    if (!read.ok || !found.ok) throw new Error(`${file.name} cannot be read.`);
    const ways = isThorough ? OTHERWISE : OTHERWISE.slice(nth % 2, (nth % 2) + 1);
    for (const each of [
      found,
      ...ways.map((way) => recognise(read.source, { ...DEFAULT_OPTIONS, ...way })),
    ])
      expect(lost(read.source, each), file.name).toEqual([]);
  }
});
