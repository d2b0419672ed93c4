import { describe, expect, it } from 'vitest';
import { csvOf, type Row } from './csv.ts';

/** The text of a file with these rows, a page for each. */
async function csv(columns: string[], rows: Row[]): Promise<string> {
  async function* pages() {
    for (const row of rows) yield [row];
  }
  let text = '';
  for await (const part of csvOf(columns, pages())) text += part;
  return text;
}

it('[T-J1] a cell is quoted where it has to be, and none is a formula', async () => {
  const rows = [
    { a: 'plain', b: 1 },
    { a: 'say "hi", you\nthere', b: null },
    { a: '=HYPERLINK("x")', b: -2 },
  ];
  expect(await csv(['a', 'b'], rows)).toBe(
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

  it.each(SIGNS)('[T-K9] is text, begun by %s behind any separator', async (sign) => {
    for (const before of BEFORE) {
      const text = await csv(['a'], [{ a: `${before}${sign}cmd|' /C calc'!A0` }]);
      const running = anyCells(text).filter((cell) => RUNS.test(cell.normalize('NFKC')));
      expect(running, JSON.stringify(text)).toEqual([]);
    }
  });

  it('[T-K9] a text that begins with a tab or a line’s end does not lose it', async () => {
    for (const text of ['\tx', '\rx', '\nx'])
      expect(await csv(['a'], [{ a: text }])).toContain(`'${text}`);
  });

  it('[T-K9] numbers and plain words stay as they are, negative numbers too', async () => {
    const plain = ['-2', '-2.5', '-12,75', 'low-fat; no nuts', 'a@b.test', '1 + 1', '10-12', "'x"];
    for (const text of plain)
      expect(await csv(['a'], [{ a: text }])).toMatch(
        new RegExp(`"?${text.replaceAll(/[+.]/g, '\\$&')}"?\r\n$`),
      );
    expect(await csv(['a'], [{ a: -2.5 }])).toBe('a\r\n-2.5\r\n');
  });
});
