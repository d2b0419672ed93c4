import type { AttentionRow } from '#domain/attention/attentionSchema.ts';

type Row = Pick<AttentionRow, 'id' | 'reasons'>;

/** The row from which somebody left the board, what waited there, and the rows after it. */
export type Left = {
  readonly id: string;
  readonly waited: string;
  readonly after: readonly string[];
};

const waiting = ({ reasons }: Row) =>
  JSON.stringify(reasons.map(({ kind, since }) => [kind, since]));

export function leftFrom(rows: readonly Row[], id: string | undefined): Left | null {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  const after = rows.slice(at + 1).map((each) => each.id);
  return row ? { id: row.id, waited: waiting(row), after } : null;
}

/**
 * Where the mark is for somebody who comes back to the board: on the row they left from, or, once something of it is
 * dealt with, on the row that came next, wherever the first one went.
 */
export function markOn(rows: readonly Row[], left: Left | null): string | undefined {
  const same = rows.find(({ id }) => id === left?.id);
  if (same && left?.waited === waiting(same)) return same.id;
  return left?.after.find((next) => rows.some(({ id }) => id === next));
}
