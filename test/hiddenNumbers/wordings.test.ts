import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutFigures } from '#domain/hiddenNumbers/hiddenNumbers.ts';

/** By language, sentences whose figures stand in square brackets; at the end amounts, times and days, which stay. */
const [hidden = '', stays = ''] = readFileSync(
  join(import.meta.dirname, 'wordings.txt'),
  'utf8',
).split('# stays\n');
const linesOf = (text: string) =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));

it.each(linesOf(hidden))(
  '[TREND-04] [T-N5] “%s”: the figure is hidden, and nothing else',
  (line) => {
    const text = line.replaceAll(/[[\]]/g, '');
    expect(withoutFigures(text)).toBe(line.replaceAll(/\[[^\]]*\]/g, '…'));
  },
);

it.each(linesOf(stays))('[TREND-04] [T-N5] “%s” stays as it is', (line) => {
  expect(withoutFigures(line)).toBe(line);
});

it('[TREND-04] [T-N5] there are enough wordings to trust the rule', () => {
  expect(linesOf(hidden).length).toBeGreaterThanOrEqual(420);
  expect(linesOf(stays).length).toBeGreaterThanOrEqual(140);
});
