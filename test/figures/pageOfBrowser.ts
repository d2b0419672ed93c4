import { verdict } from '../browser/table.ts';
import type { Part } from './parts.ts';
import { table } from './table.ts';

const ms = (value: number | undefined) => value?.toFixed(1) ?? '';

/** What stands under the heading of the browser's figures, after when they were taken. */
export function browserSection({ figures }: Part<'browser'>): string[] {
  const { customers, slower, load, slowKeys, rows } = figures;
  return [
    `In a practice of ${customers.toLocaleString('en-GB')} customers, on a processor made ${slower} times slower, in ms. Time runs from the key or the click to the painted frame, and grows with whatever else the machine does: the load was ${load}, and what an empty page takes for a key stands beside it. Work is what the page’s main thread did, by its own processor clock on the whole processor, times ${slower}: that of others is not in it. Pressed as by hand, the button was down for 80 ms before the click, in which fetching has begun. Event Timing counted ${slowKeys} keys in the week above 16 ms.`,
    table(
      ['what', 'time, median', 'p95', 'of', 'target', '', 'work, median', 'p95', ''],
      rows.map(({ what, time, work, most }) => [
        what,
        ms(time.median),
        ms(time.p95),
        String(time.count),
        most === null ? '' : `< ${most}`,
        verdict(time.median, most),
        ms(work?.median),
        ms(work?.p95),
        verdict(work?.median, most),
      ]),
    ),
  ];
}

/** The same of the landing page's figures. */
export function lighthouseSection({ figures }: Part<'lighthouse'>): string[] {
  const { load, runs, scores, measured } = figures;
  return [
    `The landing page by Lighthouse’s mobile settings, the best of ${runs} runs each; the load of the machine was ${load}.`,
    table(
      ['figure', ''],
      [
        ...scores.map(({ title, best }) => [title, String(best)]),
        ...measured.map(({ title, best }) => [title, best]),
      ],
    ),
  ];
}
