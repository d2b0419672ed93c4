/** A row of any table. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows as CSV (RFC 4180); the first line has the names of the columns. */
export function csvOf(columns: readonly string[], rows: readonly Row[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString() : String(value);
  const harmless = typeof value === 'string' ? defused(text) : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

// Any of these may separate cells, depending on the spreadsheet and its country.
const SEPARATORS = /([,;|\t\r\n\v\f\u0085\u2028\u2029])/;

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula: text that begins with = + - or @,
 * or with a tab or line end, which it skips (OWASP, "CSV Injection"). It does the same after every separator
 * in a text, because a spreadsheet may split cells there; and for full-width signs, which some read as plain
 * ones. Negative numbers stay as they are.
 */
function defused(text: string): string {
  const safe = text.split(SEPARATORS).map(defusedPart).join('');
  return /^[\t\r\n]/.test(text) ? `'${safe}` : safe;
}

function defusedPart(part: string): string {
  const at = part.search(/[^\s"]/);
  const sign = part[at]?.normalize('NFKC') ?? '';
  if (!'=+-@'.includes(sign) || sign === '' || /^-\d+([.,]\d+)?$/.test(part)) return part;
  return `${part.slice(0, at)}'${part.slice(at)}`;
}
