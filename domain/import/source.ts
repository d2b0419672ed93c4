/** What a reader found in a file, on the clipboard or in a chat, before its meaning is recognised. */
export type Source = {
  readonly sheets: readonly Sheet[];
  /** A sentence about what the reader left out, such as hidden rows. */
  readonly unread?: string;
};

/** A sheet of a workbook. A document, a web page and a chat are a single sheet without a name. */
export type Sheet = { readonly name: string; readonly blocks: readonly Block[] };

/** Lines and tables in reading order. */
export type Block =
  | {
      readonly kind: 'line';
      readonly text: string;
      /** Whether the source shows it as a heading: `# Day 1`, a line in bold, a heading of a page. */
      readonly isHeading?: boolean;
      /** Whether a chat message begins here, or a paragraph after a blank line. */
      readonly begins?: boolean;
      /** When a message was sent and by whom; not part of a plan. */
      readonly stamp?: string;
    }
  | { readonly kind: 'table'; readonly cells: readonly SourceCell[] };

export type SourceCell = {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  /** The lines of the cell, without blanks at their ends. */
  readonly text: string;
};

export const cellAt = (row: number, column: number, text: string): SourceCell => ({
  row,
  column,
  rowSpan: 1,
  columnSpan: 1,
  text,
});

/** A table of rows without merged cells. */
export const plainTable = (rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  cells: rows.flatMap((row, at) => row.map((text, column) => cellAt(at, column, text.trim()))),
});
