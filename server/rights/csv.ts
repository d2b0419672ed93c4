/** A row as the database has it. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows as CSV (RFC 4180) with a first line of names. */
export function csvOf(columns: readonly string[], rows: readonly Row[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString() : String(value);
  // A spreadsheet would run what begins like a formula.
  const harmless = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
