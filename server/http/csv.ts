import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';

export type Row = Readonly<Record<string, unknown>>;

/** Pages of rows as CSV (RFC 4180), a text for each; the first line has the names of the columns, or `headings`. */
export async function* csvOf(
  columns: readonly string[],
  pages: AsyncIterable<readonly Row[]>,
  headings = columns,
): AsyncGenerator<string> {
  yield lineOf(headings);
  for await (const rows of pages)
    yield rows.map((row) => lineOf(columns.map((column) => row[column]))).join('');
}

/**
 * Texts as the body of an answer. The next one is made when the reader has taken the last, and in the language of
 * the request, which the socket that asks for it does not know.
 */
export function streamOf(texts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const inRequest = AsyncLocalStorage.snapshot();
  const from = texts[Symbol.asyncIterator]();
  const next = () => inRequest(() => from.next());
  const end = async () => ({ done: true as const, value: await from.return?.() });
  const parts = { [Symbol.asyncIterator]: () => ({ next, return: end }) };
  return Readable.toWeb(Readable.from(parts, { objectMode: false })) as ReadableStream<Uint8Array>;
}

const lineOf = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(',')}\r\n`;

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
