import type { Hole } from '../hole.ts';

const SENT_OFTEN = ['server/plans/plansAtOnce.http.test.ts', 'test/sentOften.http.test.ts'];

/** Writes that are repeated, concurrent, or interrupted. */
export const writeHoles: readonly Hole[] = [
  {
    title: 'a lost idempotency key: what is sent again is stored again',
    at: 'idempotency createOnce: condition sent undefined',
    becomes: 'true',
    tests: SENT_OFTEN,
  },
  {
    title: 'a key answers another request than the one it was sent with',
    at: 'createOnce: comparison earlier requestHash',
    becomes: 'true',
    tests: SENT_OFTEN,
  },
  {
    title: 'a key is the same on every path',
    at: 'createOnce: call hashOf method path sent',
    becomes: 'hashOf(method, sent)',
    tests: ['server/http/idempotency.http.test.ts'],
  },
  {
    title: 'of two editors of a plan the second silently wins',
    at: 'plans/routes update: property version ifMatch',
    becomes: '(await readPlan(deps.db, scope, id)).version',
    tests: SENT_OFTEN,
  },
  {
    title: 'of two editors of the notes the second silently wins',
    at: 'saveNotes: call where version',
    tests: ['server/coaching/coaching.http.test.ts', 'test/sentOften.http.test.ts'],
  },
  {
    title: 'a write of several rows is no transaction',
    at: 'inTransaction: call execute',
    becomes: 'work(db as Transaction<Schema>)',
    tests: ['test/faults/halfWrites.http.test.ts'],
  },
  {
    title: 'a write is acknowledged before it is committed',
    at: 'commitTogether: statement push resolve',
    becomes: 'each.resolve(rows);',
    tests: ['server/db/sqliteShortcut.test.ts'],
  },
  {
    title: 'fsync off: a power cut loses what was acknowledged',
    at: 'openSqlite: text FULL',
    becomes: 'OFF',
    tests: ['server/db/sqlite.test.ts', 'server/db/open.test.ts'],
  },
  {
    title: 'several servers that start at once migrate without a lock',
    at: 'lockMigrations: text pg_advisory_xact_lock',
    becomes: 'abs',
    tests: ['test/faults/faults.http.test.ts'],
  },
  {
    title: 'one instance does not hear what happens on another',
    at: 'notify: text pg_notify',
    becomes: 'concat',
    tests: ['server/signIn/instances.http.test.ts', 'server/live/live.http.test.ts'],
  },
  {
    title: 'an open stream outlives the session it was opened with',
    at: 'watchedSessions check: condition now role mustProve',
    becomes: 'now?.mustProve',
    tests: ['server/operator/operator.http.test.ts', 'server/live/live.http.test.ts'],
  },
  {
    title: 'a body of any size is read into memory',
    at: 'createApi: property most session',
    becomes: '$& * 1024',
    tests: ['server/http/body.http.test.ts'],
  },
  {
    title: 'a visitor sends as much as somebody who signed in',
    at: 'bodyLimit: condition hasSession',
    becomes: 'false',
    tests: ['server/http/body.http.test.ts', 'server/http/hangingBodies.http.test.ts'],
  },
];
