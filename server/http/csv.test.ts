import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('[T-J1] a cell is quoted where it has to be, and none is a formula', () => {
  const rows = [
    { a: 'plain', b: 1 },
    { a: 'say "hi", you\nthere', b: null },
    { a: '=HYPERLINK("x")', b: -2 },
  ];
  expect(csvOf(['a', 'b'], rows)).toBe(
    'a,b\r\nplain,1\r\n"say ""hi"", you\nthere",\r\n"\'=HYPERLINK(""x"")",-2\r\n',
  );
});

/** The cells of a CSV as some spreadsheets may read it: split at any separator, ignoring quotes. */
const anyCells = (csv: string) =>
  csv.split(/[,;|\t\r\n\v\f\u0085\u2028\u2029]/).map((cell) => cell.replace(/^[\s"]*/, ''));

const RUNS = /^[=+\-@]/;

describe('a cell that a spreadsheet would run', () => {
  const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦'];
  const BEFORE = ['', ' ', '"', '\t', '\r', '\n', 'a;', 'a,', 'a|', 'a\t', 'a\n', 'a\r\n', 'a; "'];

  it.each(SIGNS)('[T-K9] is text, begun by %s behind any separator', (sign) => {
    for (const before of BEFORE) {
      const csv = csvOf(['a'], [{ a: `${before}${sign}cmd|' /C calc'!A0` }]);
      const running = anyCells(csv).filter((cell) => RUNS.test(cell.normalize('NFKC')));
      expect(running, JSON.stringify(csv)).toEqual([]);
    }
  });

  it('[T-K9] a text that begins with a tab or a line’s end does not lose it', () => {
    for (const text of ['\tx', '\rx', '\nx'])
      expect(csvOf(['a'], [{ a: text }])).toContain(`'${text}`);
  });

  it('[T-K9] numbers and plain words stay as they are, negative numbers too', () => {
    const plain = ['-2', '-2.5', '-12,75', 'low-fat; no nuts', 'a@b.test', '1 + 1', '10-12', "'x"];
    for (const text of plain)
      expect(csvOf(['a'], [{ a: text }])).toMatch(
        new RegExp(`"?${text.replaceAll(/[+.]/g, '\\$&')}"?\r\n$`),
      );
    expect(csvOf(['a'], [{ a: -2.5 }])).toBe('a\r\n-2.5\r\n');
  });
});
