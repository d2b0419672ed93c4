/** The positions of the columns in Weekplate's own export; see `COLUMNS` of the server's `fileRoutes.ts`. */
export type OwnColumns = {
  readonly kind: number;
  readonly unit: number;
  readonly value: number;
  readonly measuredAt: number;
};

/** The columns of a file that Weekplate exported, found by its heading; null for another file. */
export function ownColumnsOf(header: readonly string[]): OwnColumns | null {
  const at = (name: string) =>
    header.findIndex((heading) => heading.toLowerCase() === name.toLowerCase());
  const columns = {
    kind: at('kind'),
    unit: at('unit'),
    value: at('value'),
    measuredAt: at('measuredAt'),
  };
  const { measuredAt: _, ...needed } = columns;
  return Object.values(needed).some((column) => column < 0) ? null : columns;
}

/** Removes the apostrophe that the export puts before text that a spreadsheet would run. */
const plain = (name: string) => name.replaceAll("'", '').trim().toLowerCase();

export const isOfKind = (cell: string | undefined, name: string): boolean =>
  plain(cell ?? '') === plain(name);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** An instant in the export's format; null for anything else. */
export const instantIn = (cell: string): string | null =>
  INSTANT.test(cell) && !Number.isNaN(Date.parse(cell)) ? cell : null;
