import type { Block, SourceCell } from '#domain/import/source.ts';
import { tidy } from './delimited.ts';
import { xmlTokens } from './markup.ts';
import { CELLS_MAX, Unreadable } from './unreadable.ts';
import { say } from './words.ts';

type Grown = { row: number; column: number; rowSpan: number; columnSpan: number; text: string };
type Open = {
  readonly cells: Grown[];
  /** By column: the cell that cells below may continue. */
  readonly above: Map<number, Grown>;
  row: number;
  column: number;
  cell: Grown | null;
  /** This cell continues the one above it. */
  continues: boolean;
};

/** The lines and tables of a Word document, in their order; deleted words are left out. */
export function blocksOfDocx(xml: string): Block[] {
  const blocks: Block[] = [];
  const open: Open[] = [];
  let line = '';
  let isText = false;
  let deleted = 0;
  let fallback = 0;
  let isListed = false;
  let count = 0;
  let isAfterBlank = true;
  let isHeading = false;
  const write = (text: string) => {
    const cell = open.at(-1)?.cell;
    if (cell) cell.text += text;
    else if (open.length === 0) line += text;
  };
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (isText && deleted === 0 && fallback === 0) write(token.text);
      continue;
    }
    const { name } = token;
    const opens = token.kind === 'open';
    const table = open.at(-1);
    const by = opens ? (token.closed ? 0 : 1) : -1;
    if (name === 'del' || name === 'moveFrom') deleted += by;
    // `Fallback` repeats the text for programs that do not support text boxes.
    else if (name === 'Fallback') fallback += by;
    else if (name === 't') isText = opens && !token.closed;
    else if (fallback > 0) continue;
    else if ((name === 'br' || name === 'cr') && opens) write('\n');
    else if (name === 'tab' && opens && !isTabStop(token.attribute('pos'))) write('\t');
    else if (name === 'noBreakHyphen' && opens) write('-');
    else if (name === 'numPr' && opens) isListed = true;
    else if (name === 'pStyle' && opens) isHeading = HEADING.test(token.attribute('val') ?? '');
    else if (name === 'p' && !opens) {
      if (table) {
        if (table.cell) table.cell.text += '\n';
        isListed = false;
        continue;
      }
      const text = tidy(line);
      line = '';
      if (text === '') isAfterBlank = true;
      for (const each of text === '' ? [] : text.split('\n')) {
        blocks.push({
          kind: 'line',
          text: isListed ? `• ${each}` : each,
          begins: isAfterBlank && !isListed,
          ...(isHeading && { isHeading }),
        });
        isAfterBlank = false;
      }
      isListed = false;
      isHeading = false;
    } else if (name === 'tbl' && opens)
      open.push({ cells: [], above: new Map(), row: -1, column: 0, cell: null, continues: false });
    else if (name === 'tbl') {
      open.pop();
      if (!table) continue;
      const cells: SourceCell[] = table.cells.map((cell) => ({ ...cell, text: tidy(cell.text) }));
      const outer = open.at(-1)?.cell;
      const inner = cells.filter(({ text }) => text !== '');
      if (outer && tidy(outer.text) !== '')
        outer.text += `\n${inner.map(({ text }) => text).join('\n')}\n`;
      else if (inner.length > 0) blocks.push({ kind: 'table', cells });
      isAfterBlank = true;
    } else if (name === 'tr' && opens && table) {
      table.row += 1;
      table.column = 0;
    } else if (name === 'gridBefore' && opens && table)
      table.column += Number(token.attribute('val'));
    else if (name === 'tc' && opens && table) {
      table.cell = { row: table.row, column: table.column, rowSpan: 1, columnSpan: 1, text: '' };
      table.continues = false;
      count += 1;
      if (count > CELLS_MAX) throw new Unreadable(say.tooManyCells(CELLS_MAX));
    } else if (name === 'gridSpan' && opens && table?.cell)
      table.cell.columnSpan = Math.max(1, Math.min(Number(token.attribute('val')) || 1, 63));
    else if (name === 'vMerge' && opens && table?.cell)
      table.continues = token.attribute('val') !== 'restart';
    else if (name === 'tc' && table?.cell) endCell(table, table.cell);
  }
  return blocks;
}

/** The styles of headings, in the languages of Word. */
const HEADING = /^(?:heading|berschrift|titre|t(?:í|i)?tulo|titolo|标题)\s?\d?$/i;

/** Only a tab stop in paragraph properties has a position; a tab in the text has none. */
const isTabStop = (position: string | undefined) => position !== undefined;

function endCell(table: Open, cell: Grown): void {
  const above = table.above.get(cell.column);
  if (table.continues && above) {
    above.rowSpan = cell.row - above.row + 1;
    if (tidy(cell.text) !== '') above.text += `\n${cell.text}`;
  } else {
    table.cells.push(cell);
    table.above.set(cell.column, cell);
  }
  table.column = cell.column + cell.columnSpan;
  table.cell = null;
}
