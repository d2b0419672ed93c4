/** A cell of a made file: its text, optionally with the number of columns and rows that it covers. */
export type Made =
  | string
  | { readonly text: string; readonly across?: number; readonly down?: number }
  /** A number as spreadsheets store it: as a date (days), as a time (a fraction of a day), or plain. */
  | { readonly number: number; readonly as?: 'date' | 'time' };
export type Rows = readonly (readonly Made[])[];

export const across = (text: string, count: number): Made => ({ text, across: count });
export const down = (text: string, count: number): Made => ({ text, down: count });

export type Laid = {
  readonly row: number;
  readonly column: number;
  readonly across: number;
  readonly down: number;
  readonly made: Made;
};

/** Rows laid out as in HTML: a cell that spans others takes their place. */
export function laid(rows: Rows): Laid[] {
  const taken = new Set<string>();
  return rows.flatMap((cells, row) => {
    let column = 0;
    return cells.map((made) => {
      while (taken.has(`${row} ${column}`)) column += 1;
      const spans: { across?: number; down?: number } =
        typeof made === 'string' || 'number' in made ? {} : made;
      const [wide, high] = [spans.across ?? 1, spans.down ?? 1];
      for (let below = 0; below < high; below += 1)
        for (let beside = 0; beside < wide; beside += 1)
          taken.add(`${row + below} ${column + beside}`);
      const cell = { row, column, across: wide, down: high, made };
      column += wide;
      return cell;
    });
  });
}

export const wordsOf = (made: Made): string =>
  typeof made === 'string' ? made : 'text' in made ? made.text : String(made.number);
