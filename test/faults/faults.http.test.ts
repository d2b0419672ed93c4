import { expect, it } from 'vitest';
import type { Engine } from '../engines.ts';
import { SHORT, scenarios } from './scenarios.ts';

/** The short form of `npm run test:faults`: see there for the scenarios, and how they are judged. */
const PROVES: Readonly<Record<string, string>> = {
  'server: kill -9': '[T-I1] killed amid writes, nothing acknowledged is lost, doubled or halved',
  'database: kill -9':
    '[T-I2] PostgreSQL killed: 503, the server goes on by itself, nothing is lost',
  'disk full':
    '[T-I3] a full disk: 507 with its reason, reading goes on, nothing is restarted or lost',
  'migration: kill -9 at each statement':
    '[T-I4] a migration killed anywhere leaves nothing behind',
  'migration: starts at once': '[T-I4] starts at once on an empty database migrate it once',
  'server: SIGTERM': '[T-I5] SIGTERM under load drains, loses nothing and ends in ten seconds',
  'mails and pushes: kill -9':
    '[T-I1] [NOTIFY-04] killed while mails and pushes leave, each arrives, under one name',
  'event streams': '[T-I5] hundreds of streams hear of everything, and memory stays bounded',
};

/**
 * The engine that runs the scenario here, where the other engine is covered elsewhere. The limits of event
 * streams are tested in server/live/manyStreams. On PostgreSQL, test/deploy/behindNginx kills one server and
 * stops another while a crew writes, with changes passed between the two; server/reminders/lease tests that
 * two servers never send the same thing. On SQLite, server/db/serverLock tests that a second server is
 * refused.
 */
const HERE: Readonly<Record<string, Engine | null>> = {
  'server: kill -9': 'sqlite',
  'event streams': null,
  'server: SIGTERM': 'sqlite',
  'one of two instances: kill -9': null,
  'mails and pushes: kill -9': 'sqlite',
  'migration: starts at once': 'postgres',
};
const chosen = scenarios(SHORT).filter(
  ({ name, engine }) => !Object.hasOwn(HERE, name) || HERE[name] === engine,
);

it.each(chosen.map(({ name, engine, run }) => ({ title: PROVES[name] ?? '', engine, run })))(
  '$title ($engine)',
  async ({ title, run }) => {
    expect(title).toMatch(/^\[T-I\d\] /);
    const row = await run();
    if (row.notRun) console.warn(`${title}: not run here, ${row.notRun}`);
    expect(row.problems).toEqual([]);
    expect(row).toMatchObject({ lost: 0, duplicated: 0, halfWritten: 0, passed: true });
  },
);
