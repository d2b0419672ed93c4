import type { Hole } from '../hole.ts';

const SENT_OFTEN = ['server/plans/plansAtOnce.http.test.ts', 'test/sentOften.http.test.ts'];

/** Writes that are repeated, that meet, and that are cut off. */
export const writeHoles: readonly Hole[] = [
  {
    title: 'a lost idempotency key: what is sent again is stored again',
    file: 'server/http/idempotency.ts',
    from: 'if (key === undefined) return write(deps, work);',
    to: `if (key !== '') return write(deps, work);`,
    tests: SENT_OFTEN,
  },
  {
    title: 'a key answers another request than the one it was sent with',
    file: 'server/http/idempotency.ts',
    from: 'if (earlier.requestHash === requestHash) return',
    to: 'if (earlier.requestHash.length === requestHash.length) return',
    tests: SENT_OFTEN,
  },
  {
    title: 'of two editors of a plan the second silently wins',
    file: 'server/plans/routes.ts',
    from: `const change = { id, version: ifMatch(context), at: instant(), by };`,
    to: `const { version } = await readPlan(deps.db, scope, id);
    const change = { id, version, at: instant(), by };`,
    tests: SENT_OFTEN,
  },
  {
    title: 'of two editors of the notes the second silently wins',
    file: 'server/coaching/notes.ts',
    from: `            .where('version', '=', input.version)\n`,
    to: '',
    tests: ['server/coaching/coaching.http.test.ts', 'test/sentOften.http.test.ts'],
  },
  {
    title: 'a write of several rows is no transaction',
    file: 'server/db/transaction.ts',
    from: 'return await db.transaction().execute(work);',
    to: 'return await work(db as Transaction<Schema>);',
    tests: ['test/faults/halfWrites.http.test.ts'],
  },
  {
    title: 'a write is acknowledged before it is committed',
    file: 'server/db/groupCommit.ts',
    from: 'tell.push(() => each.resolve(rows));',
    to: 'each.resolve(rows);',
    tests: ['server/db/groupCommit.test.ts'],
  },
  {
    title: 'fsync off: a power cut loses what was acknowledged',
    file: 'server/db/sqlite.ts',
    from: 'PRAGMA synchronous = FULL;',
    to: 'PRAGMA synchronous = OFF;',
    tests: ['server/db/sqlite.test.ts', 'server/db/open.test.ts'],
  },
  {
    title: 'several servers that start at once migrate without a lock',
    file: 'server/db/migrate.ts',
    from: 'pg_advisory_xact_lock(',
    to: 'abs(',
    tests: ['test/faults/faults.http.test.ts'],
  },
  {
    title: 'one instance does not hear what happens on another',
    file: 'server/live/postgresHub.ts',
    from: 'pg_notify(',
    to: 'concat(',
    tests: ['server/signIn/instances.http.test.ts', 'server/live/live.http.test.ts'],
  },
  {
    title: 'an open stream outlives the session it was opened with',
    file: 'server/events/watchedSessions.ts',
    from: 'if (!now || now.role !== role || now.mustProve) over();',
    to: 'if (now?.mustProve) over();',
    tests: ['server/operator/operator.http.test.ts', 'server/live/live.http.test.ts'],
  },
  {
    title: 'a body of any size is read into memory',
    file: 'server/http/body.ts',
    from: 'const most = mostBytes(context.req.method, context.req.path);',
    to: 'const most = mostBytes(context.req.method, context.req.path) * 1024;',
    tests: ['server/http/body.http.test.ts'],
  },
];
