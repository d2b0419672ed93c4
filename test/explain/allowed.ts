import type { Reading } from './plans.ts';
import type { Statement } from './statements.ts';

/** Tables that do not grow with the number of customers, each with the reason. */
const SMALL_TABLES: Readonly<Record<string, string>> = {
  practice: 'one row at most, by its check',
  practiceRule: 'a row for each rule of the practice, of which there is one',
  setUpLink: 'one row, until the first dietician is there',
  migration: 'a row for each migration',
  dieticianProfile: 'a row for each dietician of the practice',
};

/** The engine's own tables about tables: rows for each table and column of the product. */
const ABOUT_TABLES = /^(sqlite_|pg_)/;

/** What may be read from one end to the other all the same, each with the reason. */
const ALLOWED: readonly { statement: RegExp; tables: readonly string[]; reason: string }[] = [
  {
    statement: / end as "standing", count\(\*\) as "count" from "user"/,
    tables: ['user', 'coachingPeriod'],
    reason:
      'how many customers stand how: each is looked at, since the standing follows from today’s date where they live and cannot be kept',
  },
  {
    statement: /"user"\."sortName" like /,
    tables: ['user', 'coachingPeriod', 'profileImage'],
    reason:
      'a search for a part of a name or address: each is looked at, in memory, until a page of them is full',
  },
  {
    statement: /^delete from "(verification" where "value" like|rateLimit" where \("key" like)/,
    tables: ['verification', 'rateLimit'],
    reason:
      'a chore, once for each person who is erased: both tables hold what is of the last hours alone',
  },
  {
    statement: /count\(\*\) as "count" from "contactMessage" where "readAt" is null/,
    tables: ['contactMessage'],
    reason: 'its index holds what nobody has read yet, and nothing else',
  },
];

/** Whether this may be: everything else has to find its rows by an index. */
export const mayRead = ({ table }: Reading, { sql }: Statement): boolean =>
  Object.hasOwn(SMALL_TABLES, table) ||
  ABOUT_TABLES.test(table) ||
  ALLOWED.some(({ statement, tables }) => statement.test(sql) && tables.includes(table));

/** Reasons nobody needs any more. */
export const unneeded = (seen: Iterable<Statement>): string[] => {
  const all = [...seen];
  return ALLOWED.filter(({ statement }) => !all.some(({ sql }) => statement.test(sql))).map(
    ({ reason }) => reason,
  );
};
