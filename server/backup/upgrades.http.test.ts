import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyPlace, type Place, restoreInto } from '#test/backup/place.ts';
import { ENGINES } from '#test/engines.ts';
import { factories } from '#test/factories.ts';
import { schemaOf } from '#test/faults/schemaOf.ts';
import { catchLog } from '#test/logs/catchLog.ts';
import { withMigration } from '#test/migrationAhead.ts';
import { VERSIONS } from '#tools/release/versions.ts';
import { startServer } from '../app/start.ts';
import { assertUpToDate, migrate, migrations } from '../db/migrate.ts';
import { openArchive } from './archiveReader.ts';

/** A later version: it adds a column, and writes all names in capitals. */
const later = {
  name: '9999-capitals',
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('user').addColumn('added', 'text').execute();
    await db.schema.createTable('added').addColumn('id', 'text').execute();
    await sql`update "user" set "name" = upper("name")`.execute(db);
  },
};

describe.each(ENGINES)('Upgrades (%s)', (engine) => {
  let place: Place;
  beforeEach(async () => {
    place = await emptyPlace(engine);
  });
  afterEach(() => place.remove());

  /** What a start printed about the database. */
  async function started(): Promise<string[]> {
    const log = catchLog('outbox');
    try {
      const running = await startServer(place.config);
      await running.close();
      return log.lines.filter((line) => !line.includes('/setup?'));
    } finally {
      log.release();
    }
  }

  async function inDatabase<T>(work: (database: Awaited<ReturnType<Place['open']>>) => Promise<T>) {
    const database = await place.open();
    return work(database).finally(() => database.close());
  }

  const nameOf = (id: string) =>
    inDatabase(({ db }) =>
      db.selectFrom('user').select('name').where('id', '=', id).executeTakeFirst(),
    );

  it('[T-P1] before a start changes the schema it makes a checked backup; the version before begins again from it', async () => {
    await started();
    const customer = await inDatabase(({ db }) =>
      factories(db, place.config.secret, place.dataDir).aCustomer({ name: 'Leila Haddad' }),
    );
    const schema = await inDatabase(schemaOf);
    const said = await withMigration(later, started);
    expect(said.join('\n')).toMatch(/Backing up first, into .+Bringing the database up to date/s);
    expect(await nameOf(customer.id)).toEqual({ name: 'LEILA HADDAD' });
    const [name = '', ...more] = readdirSync(join(place.dataDir, 'backups'));
    expect([name, more]).toEqual([expect.stringMatching(/^before-9999-capitals-\d+\.zip$/), []]);
    const file = join(place.dataDir, 'backups', name);
    const archive = await openArchive(file);
    archive.close();
    expect(archive.manifest.migrations).toEqual(migrations.map((each) => each.name));

    await expect(started()).rejects.toThrow(/of a newer version of Weekplate/);
    await restoreInto(place, file, { replaces: true });
    await started();
    expect(await nameOf(customer.id)).toEqual({ name: 'Leila Haddad' });
    expect(await inDatabase(schemaOf)).toEqual(schema);
  });

  it('[T-P1] without a backup nothing is changed, and the version before starts as if nothing had been', async () => {
    await started();
    const schema = await inDatabase(schemaOf);
    writeFileSync(join(place.dataDir, 'backups'), 'a file where the folder should be');
    await expect(withMigration(later, started)).rejects.toThrow(
      /^The database cannot be brought up to date: /,
    );
    expect(await inDatabase(schemaOf)).toEqual(schema);
    rmSync(join(place.dataDir, 'backups'));
    const failing = { name: '9999-fails', up: () => sql`select nothing from nowhere` };
    await expect(
      withMigration(
        { ...failing, up: async (db) => void (await failing.up().execute(db)) },
        started,
      ),
    ).rejects.toThrow(/^The database cannot be brought up to date: /);
    expect(await inDatabase(schemaOf)).toEqual(schema);
    expect((await started()).join()).not.toContain('Backing up');
  });

  it.each(VERSIONS)(
    '[T-P1] version %s comes here in one jump, with all of its data',
    async (_, file) => {
      await restoreInto(place, file);
      await inDatabase(async (database) => {
        await assertUpToDate(database);
        expect(await migrate(database)).toEqual([]);
        const empty = await emptyPlace(engine);
        const fresh = await empty.open();
        await migrate(fresh);
        expect(await schemaOf(database)).toEqual(await schemaOf(fresh));
        await fresh.close();
        await empty.remove();
      });
      const archive = await openArchive(file);
      archive.close();
      const days = archive.manifest.tables.find(({ name }) => name === 'dailyProgress')?.rows;
      expect(days).toBeGreaterThan(100);
      const found = await inDatabase(({ db }) =>
        db.selectFrom('dailyProgress').select(db.fn.countAll<number>().as('n')).executeTakeFirst(),
      );
      expect(Number(found?.n)).toBe(days);
    },
  );
});
