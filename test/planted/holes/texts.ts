import type { Hole } from '../hole.ts';

/** What a text may cost and do, and who may open the database. */
export const textHoles: readonly Hole[] = [
  {
    title: 'the length of a text does not end the other checks',
    file: 'domain/textSchema.ts',
    from: '.max(max, last)',
    to: '.max(max, { ...last, abort: false })',
    tests: ['test/texts/lengthsFirst.http.test.ts'],
  },
  {
    title: 'a pattern costs the square of its text',
    file: 'domain/accounts/easyPasswordSchema.ts',
    from: `return first < 0 ? '' : letters`,
    to: `return first < 0 ? text.replaceAll(/^\\P{L}+|\\P{L}+$/gu, '') : letters`,
    tests: ['test/texts/patterns.test.ts'],
  },
  {
    title: 'a refusal names every field that there is not',
    file: 'server/http/input.ts',
    from: 'const MOST_UNKNOWN = 5;',
    to: 'const MOST_UNKNOWN = 1_000_000;',
    tests: ['server/http/errors.test.ts'],
  },
  {
    title: 'a missing file is called a database that is away',
    file: 'server/http/errors.ts',
    from: `if (code === 'ENOENT') return syscall === 'connect';`,
    to: `if (code === 'ENOENT') return syscall !== '';`,
    tests: ['server/http/errors.test.ts'],
  },
  {
    title: 'a second server opens the SQLite file of a running one',
    file: 'server/db/onlyServer.ts',
    from: `'PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE'`,
    to: `'PRAGMA journal_mode = DELETE'`,
    tests: ['server/db/onlyServer.http.test.ts'],
  },
  {
    title: 'a formula in a copy of one’s data is run by a spreadsheet',
    file: 'server/rights/csv.ts',
    from: `typeof value === 'string' ? defused(text) : text`,
    to: 'text',
    tests: ['server/rights/csv.test.ts'],
  },
  {
    title: 'a formula behind a semicolon is run by a spreadsheet',
    file: 'server/rights/csv.ts',
    from: 'text.split(SEPARATORS)',
    to: '[text]',
    tests: ['server/rights/csv.test.ts'],
  },
];
