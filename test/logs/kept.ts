import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Stores what servers printed and what they must never print, for all tests of one `npm test`: each process
 * appends to its own files in the folder `KEEP_LOGS`, and `said.logs.test.ts` compares them at the end.
 * Without that variable nothing is stored.
 */
const FOLDER = process.env.KEEP_LOGS;

/** Whether a server can mail links; without SMTP it prints them for its operator. */
export type Mailing = 'smtp' | 'outbox';

function keep(kind: string, text: string): void {
  if (!FOLDER || text === '') return;
  mkdirSync(FOLDER, { recursive: true });
  appendFileSync(join(FOLDER, `${kind}-${process.pid}`), text);
}

/** Stores whole lines that a server printed. */
export const keepSaid = (mailing: Mailing, lines: string) => keep(`said-${mailing}`, lines);

const SHORTEST = 8;
const LONGEST = 60;
// Words of the product, names of migrations, values of enumerations, days, instants, time zones: not secret.
const HARMLESS =
  /^([a-z]+([-_][a-z]+)*|\d{4}(-[a-z]+)+|[A-Z][a-z]+|\d{4}-\d\d-\d\d([T ][\d:.]+(Z|\+00)?)?|[A-Z]\w+\/[\w/]+|[\d.:]+|application\/json)$/;

const secrets = new Set<string>();

/**
 * Stores every text in these values, at any depth, that no log may contain: addresses, passwords, tokens, and
 * texts about people.
 */
export function keepSecret(...values: readonly unknown[]): void {
  if (!FOLDER) return;
  const fresh: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      const text = value.trim().slice(0, LONGEST);
      if (text.length < SHORTEST || HARMLESS.test(text) || secrets.has(text)) return;
      secrets.add(text);
      fresh.push(`${JSON.stringify(text)}\n`);
    } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value))
      for (const each of Object.values(value)) visit(each);
  };
  for (const value of values) visit(value);
  keep('secrets', fresh.join(''));
}

/** The stored lines of one kind. */
export function keptLines(kind: `said-${Mailing}` | 'secrets'): string[] {
  if (!FOLDER) throw new Error('Nothing was kept: this is the last step of npm test.');
  return readdirSync(FOLDER)
    .filter((name) => name.startsWith(`${kind}-`))
    .flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').split('\n'))
    .filter((line) => line !== '');
}

/** The lines of a server's output that report unexpected errors. */
export const errorLines = (printed: readonly string[]): string[] =>
  printed.filter((line) => /^\{.*"level":"error"/.test(line) || /^(Uncaught|\S*Error:)/.test(line));
