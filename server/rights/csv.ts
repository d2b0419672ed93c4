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
  const harmless = typeof value === 'string' ? defused(text) : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

// What separates cells for some spreadsheet, in some country, whatever we separate them by.
const SEPARATORS = /([,;|\t\r\n\v\f\u0085\u2028\u2029])/;

/**
 * A spreadsheet runs what begins like a formula: with = + - or @, or with a tab or a line's end, which
 * it skips (OWASP, "CSV Injection"). Since it may take another separator than ours, and quotes for
 * plain signs, that holds behind every separator and line's end in a text, too; and since some read
 * full-width signs as the plain ones, for those. An apostrophe before it makes it text. A negative
 * number stays one.
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
