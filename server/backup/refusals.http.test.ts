import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { COLUMNS_SINCE, FORMER, SINCE } from '#test/backup/former.ts';
import {
  backUpOf,
  command,
  emptyPlace,
  type Place,
  placeWith,
  restoreInto,
} from '#test/backup/place.ts';
import { remade } from '#test/backup/remade.ts';
import { ENGINES } from '#test/engines.ts';
import type { Person } from '#test/factories/people.ts';
import { itThoroughly } from '#test/thorough.ts';
import { DECLARED } from '../app/nouns.ts';
import { readConfig } from '../config/config.ts';
import { migrate } from '../db/migrate.ts';
import { imageStore } from '../images/store.ts';
import { openArchive } from './archiveReader.ts';
import { BackupError, type Manifest } from './manifest.ts';
import { restore } from './restore.ts';

describe.each(ENGINES)('What a backup and a restore refuse (%s)', (engine) => {
  const places: Place[] = [];
  /** A place with one customer and their picture; `file` is a backup of it. */
  let source: Place;
  let file: string;
  let customer: Person;
  let filename: string;
  beforeAll(async () => {
    source = await placeWith(engine, async (make) => {
      customer = await make.aCustomer();
      filename = await make.anImage(customer);
    });
    file = join(source.dataDir, 'backup.zip');
    await backUpOf(source, file);
  });
  afterEach(async () => {
    for (const place of places.splice(0)) await place.remove();
  });
  afterAll(() => source.remove());
  const place = async (more?: Record<string, string>) => {
    const made = await emptyPlace(engine, more);
    places.push(made);
    return made;
  };

  // The engine makes no difference to refusals of files or of a schema; both engines run these with THOROUGH=1.
  const once = (title: string, test: () => Promise<void>) =>
    itThoroughly(title, test, engine === 'sqlite');

  once('[T-I6] a backup is its owner’s alone, and never takes the place of another', async () => {
    const file = join(source.dataDir, 'by-command.zip');
    const said = await command(source.env, 'backup', file);
    expect(said.out).toMatch(/by-command\.zip holds 1 accounts, \d rows and 1 pictures, 0\.0 MB/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const again = await command(source.env, 'backup', file);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('is there already')]);
    writeFileSync(`${file}2.part`, 'of another run');
    const nowhere = await command(source.env, 'backup', join(source.dataDir, 'missing', 'new.zip'));
    expect(nowhere).toMatchObject({ code: 1, out: '' });
    expect(nowhere.err).toContain('missing: make it first.');
    await expect(backUpOf(source, `${file}2`)).rejects.toThrow('.part is there');
    expect(existsSync(`${file}2.part`)).toBe(true);
  });

  it('[T-I6] a place with data, or with tables of others, takes no backup', async () => {
    await expect(restoreInto(source, file)).rejects.toThrow(
      /^The database is in use: it holds data \(user\)\. A backup is restored into an empty place: set DATA_DIR/,
    );
    const others = await place();
    const database = await others.open();
    await sql`create table "somebody" ("id" integer primary key)`.execute(database.db);
    await expect(restoreInto(others, file)).rejects.toThrow(
      'The database holds other tables than Weekplate’s.',
    );
    await database.close();
  });

  once(
    '[T-I6] a place that was started once and never used takes one, and its old links end',
    async () => {
      const started = await place();
      const database = await started.open();
      await migrate(database);
      await database.db
        .insertInto('setUpLink')
        .values({ tokenHash: 'printed before', expiresAt: new Date().toISOString() })
        .execute();
      await restoreInto(started, file);
      expect(await database.db.selectFrom('user').select('id').execute()).toEqual([
        { id: customer.id },
      ]);
      expect(await database.db.selectFrom('setUpLink').selectAll().execute()).toEqual([]);
      await database.close();
    },
  );

  once('[T-I6] a backup of the last former schema is restored, of an older one not', async () => {
    const of = (...migrations: readonly string[]) =>
      remade(
        file,
        `${file}-former`,
        (manifest) => ({ ...manifest, migrations }),
        SINCE,
        COLUMNS_SINCE,
      );
    const target = await place();
    await of(...FORMER.slice(0, -1));
    await expect(restoreInto(target, `${file}-former`)).rejects.toThrow(
      'This backup is of an early version of Weekplate, which this one cannot update: restore it with commit f1e14aea, and make a new backup with that.',
    );
    rmSync(`${file}-former`);
    await of(...FORMER);
    await restoreInto(target, `${file}-former`);
    const database = await target.open();
    expect(await database.db.selectFrom('user').select('id').execute()).toEqual([
      { id: customer.id },
    ]);
    expect(await migrate(database)).toEqual([]);
    await database.close();
  });

  it('[T-I6] where there is no database there is nothing to keep', async () => {
    const empty = await place();
    await expect(backUpOf(empty, join(empty.dataDir, 'backup.zip'))).rejects.toThrow(
      /^(There is no database: .* is missing|The database is empty)/,
    );
    expect(readdirSync(empty.dataDir)).toEqual(['secret']);
  });

  once(
    '[T-I6] pictures that cannot be read or written: no backup, no half of a restore',
    async () => {
      const away = {
        S3_BUCKET: 'away',
        S3_ENDPOINT: 'http://127.0.0.1:1',
        S3_ACCESS_KEY_ID: 'a',
        S3_SECRET_ACCESS_KEY: 'b',
      };
      const config = readConfig({ ...source.env, ...away });
      await expect(backUpOf({ ...source, config }, `${file}4`)).rejects.toThrow(
        /^The pictures cannot be read: .*ECONNREFUSED/,
      );
      expect(readdirSync(source.dataDir).filter((name) => name.includes('zip4'))).toEqual([]);

      const target = await place();
      mkdirSync(join(target.dataDir, 'images', 'profileImages', customer.id, filename), {
        recursive: true,
      });
      await expect(restoreInto(target, file)).rejects.toThrow();
      const database = await target.open();
      expect(await database.db.introspection.getTables()).toEqual([]);
      // The folder of the source contains this picture already; that of the target does not.
      for (const [dataDir, afterwards] of [
        [target.dataDir, false],
        [source.dataDir, true],
      ] as const) {
        const store = imageStore({ ...target.config, dataDir });
        const images = {
          ...store,
          async writeFile(...file: Parameters<typeof store.writeFile>) {
            await store.writeFile(...file);
            throw new Error('the disk is full');
          },
        };
        rmSync(join(target.dataDir, 'images'), { recursive: true, force: true });
        const archive = await openArchive(file);
        const restoring = restore(
          { declared: DECLARED, database, images, say: () => undefined },
          archive,
        );
        await expect(restoring).rejects.toThrow('the disk is full');
        archive.close();
        expect((await store.read(customer.id, filename)) !== null).toBe(afterwards);
        expect(await database.db.introspection.getTables()).toEqual([]);
      }
      await database.close();
    },
  );

  once('[T-I6] a database of a newer version is left alone by both', async () => {
    const newer = await place();
    for (const each of [source, newer]) {
      const database = await each.open();
      await migrate(database);
      await database.db
        .insertInto('migration')
        .values({ name: '9999-of-tomorrow', appliedAt: '' })
        .execute();
      await database.close();
    }
    const sentence = 'The database is of a newer version of Weekplate (9999-of-tomorrow';
    await expect(backUpOf(source, `${file}3`)).rejects.toThrow(sentence);
    await expect(restoreInto(newer, file)).rejects.toThrow(sentence);
  });
});

/** Removes a table from the manifest; its file stays in the archive, as a superseded picture. */
function leaveOut(manifest: Manifest, table: string): Manifest {
  const out = manifest.tables.filter(({ name }) => name === table);
  return {
    ...manifest,
    tables: manifest.tables.filter(({ name }) => name !== table),
    superseded: out.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 })),
  };
}

describe('A backup that is not what it was', () => {
  let source: Place;
  let target: Place;
  let whole: Buffer;
  const file = () => join(source.dataDir, 'backup.zip');
  const bad = () => join(source.dataDir, 'bad.zip');

  beforeAll(async () => {
    source = await placeWith('sqlite', async (make) => {
      const customer = await make.aCustomer();
      await make.aPlan(customer);
      await make.anImage(customer);
    });
    target = await emptyPlace('sqlite');
    expect(await command(source.env, 'backup', file())).toMatchObject({ code: 0, err: '' });
    whole = readFileSync(file());
  });
  afterAll(async () => {
    await source.remove();
    await target.remove();
  });

  const refusalOf = async (bytes: Uint8Array): Promise<string> => {
    writeFileSync(bad(), bytes);
    const failure = await openArchive(bad()).then(
      ({ close }) => close(),
      (error: unknown) => error,
    );
    return failure instanceof BackupError ? failure.message : `not refused: ${failure}`;
  };

  it('[T-I6] one byte changed, wherever it is, is found', async () => {
    const places = Array.from({ length: 150 }, (_, at) =>
      Math.floor((at / 149) * (whole.length - 1)),
    );
    for (const at of [...places, whole.length - 65, whole.length - 64, whole.length - 90]) {
      const flipped = Buffer.from(whole);
      flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << (at % 8)), at);
      expect(await refusalOf(flipped), `byte ${at}`).toMatch(/is damaged|is no backup/);
    }
  });

  it('[T-I6] an end that is missing, or something after it, is found', async () => {
    for (const share of [0, 0.1, 0.5, 0.9, 0.999])
      expect(await refusalOf(whole.subarray(0, Math.floor(whole.length * share)))).toMatch(
        /is no backup of Weekplate, or its end is missing/,
      );
    expect(await refusalOf(Buffer.concat([whole, Buffer.from('\n')]))).toMatch(/is no backup/);
    expect(await refusalOf(whole.subarray(1))).toMatch(/is damaged/);
  });

  it('[T-I6] --check and restore say so in a sentence, end with 1 and write nothing', async () => {
    expect(await command(source.env, 'backup', '--check', file())).toMatchObject({
      code: 0,
      out: expect.stringMatching(/is whole\. It is of 20.* 1 accounts, .* and 1 pictures/),
    });
    const flipped = Buffer.from(whole);
    flipped.writeUInt8(flipped.readUInt8(2000) ^ 1, 2000);
    writeFileSync(bad(), flipped);
    const sentence = `${bad()} is damaged: it is not what was written. Use another backup.\n`;
    for (const args of [
      ['backup', '--check', bad()],
      ['restore', bad()],
    ])
      expect(await command(target.env, ...args)).toEqual({ code: 1, out: '', err: sentence });
    expect(readdirSync(target.dataDir)).toEqual(['secret']);
  });

  it('[T-I6] files of other sorts are refused', async () => {
    expect(await refusalOf(Buffer.from('-- a dump of something else'))).toMatch(/is no backup/);
    writeFileSync(bad(), '');
    await expect(restoreInto(target, bad())).rejects.toThrow(BackupError);
    const missing = join(source.dataDir, 'none.zip');
    await expect(restoreInto(target, missing)).rejects.toThrow('cannot be read');
  });

  it('[T-I6] a manifest that does not fit what is there is found, even under a right seal', async () => {
    const other = join(source.dataDir, 'other.zip');
    const found = async (change: Parameters<typeof remade>[2]) => {
      await remade(file(), other, change);
      return restoreInto(target, other);
    };
    const zeros = '0'.repeat(64);
    const cases: [Parameters<typeof remade>[2], RegExp][] = [
      [
        (m) => ({ ...m, tables: m.tables.map((each) => ({ ...each, sha256: zeros })) }),
        /tables\/user\.jsonl is not what was written/,
      ],
      [
        (m) => ({ ...m, tables: m.tables.map((each) => ({ ...each, rows: each.rows + 1 })) }),
        /tables\/user\.jsonl is not what was written/,
      ],
      [(m) => ({ ...m, images: [] }), /holds other files than it says/],
      [(m) => ({ ...m, format: 2 }), /of a kind not known here: update Weekplate first/],
      [
        (m) => ({ ...m, migrations: [...m.migrations, '9999-of-tomorrow'] }),
        /another version of Weekplate \(9999-of-tomorrow is not known here\): update this one first/,
      ],
      [(m) => leaveOut(m, 'user'), /^This backup lacks the table user\.$/m],
    ];
    for (const [change, sentence] of cases) {
      await expect(found(change)).rejects.toThrow(sentence);
    }
    const database = await target.open();
    expect(await database.db.introspection.getTables()).toEqual([]);
    await database.close();
  });
});
