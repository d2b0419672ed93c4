import type { Hole } from '../hole.ts';

/** What processing a text may cost and do, and who may open the database. */
export const textHoles: readonly Hole[] = [
  {
    title: 'the length of a text does not end the other checks',
    at: 'boundedText: argument max last',
    becomes: '{ ...last, abort: false }',
    tests: ['test/texts/lengthsFirst.http.test.ts'],
  },
  {
    title: 'a pattern costs the square of its text',
    at: 'withoutEnds: value first letters',
    becomes: `first < 0 ? text.replaceAll(/^\\P{L}+|\\P{L}+$/gu, '') : $&`,
    tests: ['test/texts/patterns.test.ts'],
  },
  {
    title: 'a refusal names every field that there is not',
    at: 'MOST_UNKNOWN: text 5',
    becomes: '1_000_000',
    tests: ['server/http/errors.test.ts'],
  },
  {
    title: 'a missing file is called a database that is away',
    at: 'isAway: comparison connect',
    becomes: `syscall !== ''`,
    tests: ['server/http/errors.test.ts'],
  },
  {
    title: 'a second server opens the SQLite file of a running one',
    at: 'serverLock lockFile: text ; BEGIN EXCLUSIVE',
    becomes: '',
    tests: ['server/db/serverLock.http.test.ts'],
  },
  {
    title: 'a formula in a copy of one’s data is run by a spreadsheet',
    at: 'harmless: call defused',
    tests: ['server/http/csv.test.ts'],
  },
  {
    title: 'a formula behind a semicolon is run by a spreadsheet',
    at: 'safe: call split SEPARATORS',
    becomes: '[text]',
    tests: ['server/http/csv.test.ts'],
  },
];
