import { isBodyKind } from '#domain/measurements/measurement.ts';
import { plainName, rankOf } from './kindNames.ts';

/**
 * The columns of a file with a value in each row, and its kind beside it: Weekplate's own export (see `COLUMNS`
 * of the server's `fileRoutes.ts`), and that of some other programs.
 */
export type OwnColumns = {
  readonly kind: number;
  readonly unit: number;
  readonly value: number;
  /** -1 for a file of another program. */
  readonly measuredAt: number;
};

const KIND = ['kind', 'type', 'metric', 'measurement', 'measure'];
const VALUE = ['value', 'amount', 'quantity', 'qty'];

/** These columns, found by the heading; null for a file with a column for each kind. */
export function ownColumnsOf(header: readonly string[]): OwnColumns | null {
  const names = header.map(plainName);
  const at = (...called: string[]) => names.findIndex((name) => called.includes(name));
  const columns = {
    kind: at(...KIND),
    unit: at('unit', 'units'),
    value: at(...VALUE),
    measuredAt: at('measured at'),
  };
  const { measuredAt: _, ...needed } = columns;
  return Object.values(needed).some((column) => column < 0) ? null : columns;
}

/** Removes the apostrophe that the export puts before text that a spreadsheet would run. */
const plain = (name: string) => name.replaceAll("'", '').trim().toLowerCase();

type Sought = { readonly kind: string; readonly name: string };

/** Whether a row is of the kind; in our own export it has the kind's own name. */
export const isOfKind = (cell: string, { kind, name }: Sought, { measuredAt }: OwnColumns) =>
  plain(cell) === plain(name) || (measuredAt < 0 && isBodyKind(kind) && rankOf(kind, cell) === 0);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** An instant in the export's format; null for anything else. */
export const instantIn = (cell: string): string | null =>
  INSTANT.test(cell) && !Number.isNaN(Date.parse(cell)) ? cell : null;
