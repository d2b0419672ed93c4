import type { Block, SourceCell } from '#domain/import/source.ts';
import { tidy } from './delimited.ts';
import { htmlTokens } from './markup.ts';
import { CELLS_MAX, COLUMNS_MAX, ROWS_MAX, Unreadable } from './unreadable.ts';
import { say } from './words.ts';

const BLOCKS = new Set(
  'address article aside blockquote body center dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header li main nav ol p pre section ul caption'.split(
    ' ',
  ),
);
/** The bullet that Word writes for programs without lists: a letter of a font of signs. */
const SIGN_OF_WORD = /<!(?:--)?\[if !supportLists\](?:--)?>.{0,600}?<!(?:--)?\[endif\](?:--)?>/gsu;
const HEADINGS = /^h[1-6]$/;
const UNSEEN = new Set([
  'head',
  'script',
  'style',
  'template',
  'noscript',
  'title',
  'xml',
  'object',
]);
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

type Open = {
  readonly cells: SourceCell[];
  /** By column: the row down to which a cell above spans. */
  readonly taken: number[];
  row: number;
  cell: { row: number; column: number; rowSpan: number; columnSpan: number } | null;
  text: string;
  /** The text has only blanks since its last line break. Stored, because the text may be long. */
  isLineBlank: boolean;
  isHidden: boolean;
};

/** The lines and tables of HTML, from the clipboard or from a web page file. */
export function blocksOfHtml(html: string): Block[] {
  const blocks: Block[] = [];
  const open: Open[] = [];
  let line = '';
  let unseen = 0;
  let count = 0;
  let isAfterBlank = true;
  let isHeading = false;

  const write = (text: string) => {
    const table = open.at(-1);
    if (table?.cell) {
      table.text += text;
      if (text.trim() !== '') table.isLineBlank = false;
    } else if (!table) line += text;
  };
  const breakLine = () => {
    const table = open.at(-1);
    if (table) {
      if (table.cell && !table.isLineBlank) {
        table.text += '\n';
        table.isLineBlank = true;
      }
      return;
    }
    const text = tidy(line);
    line = '';
    if (text === '' || text === '•') {
      isAfterBlank = true;
      return;
    }
    for (const each of text.split('\n')) {
      if (each === '') continue;
      blocks.push({
        kind: 'line',
        text: each,
        begins: isAfterBlank,
        ...(isHeading && { isHeading }),
      });
      isAfterBlank = false;
    }
  };
  const endCell = (table: Open) => {
    if (!table.cell) return;
    const text = tidy(table.text);
    if (text !== '') count += 1;
    if (count > CELLS_MAX) throw new Unreadable(say.tooManyCells(CELLS_MAX));
    if (!table.isHidden) table.cells.push({ ...table.cell, text });
    table.cell = null;
    table.text = '';
    table.isLineBlank = false;
  };
  const endTable = () => {
    const table = open.pop();
    if (!table) return;
    endCell(table);
    const outer = open.at(-1);
    // A table inside a cell becomes part of the cell's text, unless the cell contains nothing else.
    if (outer?.cell && tidy(outer.text) !== '' && table.cells.length > 0) {
      outer.text += `\n${rowsOf(table.cells)}\n`;
      outer.isLineBlank = true;
    } else if (table.cells.length > 0) {
      if (outer) blocks.push({ kind: 'table', cells: table.cells });
      else pushTable(blocks, table.cells);
    }
  };

  for (const token of htmlTokens(html.replace(SIGN_OF_WORD, ' '))) {
    if (token.kind === 'text') {
      if (unseen === 0) write(token.text.replace(/[\s\u00a0]+/g, ' '));
      continue;
    }
    const { name } = token;
    const table = open.at(-1);
    if (UNSEEN.has(name)) {
      if (token.kind === 'close') unseen = Math.max(0, unseen - 1);
      else if (!token.closed) unseen += 1;
      continue;
    }
    if (name === 'body') unseen = 0;
    if (unseen > 0) continue;
    if (token.kind === 'close') {
      if (name === 'table') endTable();
      else if ((name === 'td' || name === 'th') && table) endCell(table);
      else if (name === 'tr' && table) endCell(table);
      else if (BLOCKS.has(name)) breakLine();
      if (HEADINGS.test(name)) isHeading = false;
      continue;
    }
    if (name === 'br') {
      if (table?.cell) {
        table.text += '\n';
        table.isLineBlank = true;
      } else if (!table) line += '\n';
    } else if (name === 'table') {
      if (!table) breakLine();
      open.push({
        cells: [],
        taken: [],
        row: -1,
        cell: null,
        text: '',
        isLineBlank: false,
        isHidden: false,
      });
    } else if (name === 'tr' && table) {
      endCell(table);
      // Excel and Word end a table of merged cells with a row without height, for other programs.
      table.isHidden =
        token.attribute('height') === '0' ||
        /display:\s*none/i.test(token.attribute('style') ?? '');
      if (!table.isHidden) table.row += 1;
    } else if ((name === 'td' || name === 'th') && table) {
      endCell(table);
      startCell(table, Number(token.attribute('colspan')), token.attribute('rowspan'));
    } else if (BLOCKS.has(name)) {
      breakLine();
      isHeading = HEADINGS.test(name);
      isAfterBlank ||= name === 'footer' || name === 'aside' || name === 'nav';
      if (name === 'li' && !table) line = '• ';
    } else if (!VOID.has(name) && token.closed) continue;
  }
  while (open.length > 0) endTable();
  breakLine();
  return blocks;
}

function startCell(table: Open, colSpan: number, rowspan: string | undefined): void {
  const row = Math.max(0, table.row);
  let column = 0;
  while ((table.taken[column] ?? 0) > row) column += 1;
  const columnSpan = Math.max(1, Math.min(colSpan || 1, COLUMNS_MAX));
  const claimed = rowspan === '0' ? ROWS_MAX : Number(rowspan) || 1;
  const rowSpan = Math.max(1, Math.min(claimed, ROWS_MAX));
  if (column + columnSpan > COLUMNS_MAX || row > ROWS_MAX)
    throw new Unreadable(say.tooManyCells(CELLS_MAX));
  for (let across = column; across < column + columnSpan; across += 1)
    table.taken[across] = row + rowSpan;
  // A cell may begin in a row before a cell above has ended: it moves to the first free column.
  table.cell = { row, column, rowSpan, columnSpan };
}

function rowsOf(cells: readonly SourceCell[]): string {
  const rows = Map.groupBy(cells, ({ row }) => row);
  return [...rows.values()]
    .map((row) =>
      row
        .map(({ text }) => text)
        .filter(Boolean)
        .join(' '),
    )
    .join('\n');
}

/** A table with a single filled cell becomes the lines of that cell. */
function pushTable(blocks: Block[], cells: readonly SourceCell[]): void {
  const filled = cells.filter(({ text }) => text !== '');
  const [only] = filled;
  if (filled.length === 1 && only)
    for (const text of only.text.split('\n')) blocks.push({ kind: 'line', text, begins: false });
  else blocks.push({ kind: 'table', cells });
}
