import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUpOf, emptyPlace, type Place, placeWith, restoreInto } from '#test/backup/place.ts';
import { ConfigError } from '../config/config.ts';
import { openArchive } from './archiveReader.ts';
import { type Add, writeArchive } from './archiveWriter.ts';
import { BackupError, type Manifest, type TableEntry } from './manifest.ts';

type Forgery = {
  /** Other text of a table. */
  readonly rows?: (name: string, text: string) => string;
  /** What is added, and listed as a table. */
  readonly table?: { readonly name: string; readonly text: string };
  readonly manifest?: (manifest: Manifest) => unknown;
};

describe('A file of all data that somebody prepared, under a right seal', () => {
  let source: Place;
  let target: Place;
  const file = () => join(source.dataDir, 'all.zip');
  const bad = () => join(source.dataDir, 'bad.zip');

  beforeAll(async () => {
    source = await placeWith('sqlite', async (make) => make.anImage(await make.aCustomer()));
    target = await emptyPlace('sqlite');
    await backUpOf(source, file(), { isOpen: true });
  });
  afterAll(async () => {
    await source.remove();
    await target.remove();
  });

  /** Writes the same file with something else in it, and digests that are right. */
  async function forge(forgery: Forgery): Promise<void> {
    const archive = await openArchive(file());
    const { tables, images, forPeople = [] } = archive.manifest;
    const copy = async (add: Add) => {
      const entries: TableEntry[] = [];
      for (const { path } of [...images, ...forPeople])
        await add(path, [await archive.bytesOf(path)]);
      for (const entry of tables) {
        const text = Buffer.from(await archive.bytesOf(entry.path)).toString();
        const edited = forgery.rows?.(entry.name, text) ?? text;
        entries.push({ ...entry, ...(await add(entry.path, [Buffer.from(edited)])) });
      }
      const { name = '', text = '' } = forgery.table ?? {};
      if (name)
        entries.push({ name, rows: 1, ...(await add(`tables/${name}.json`, [Buffer.from(text)])) });
      const manifest = { ...archive.manifest, tables: entries };
      const said = JSON.stringify(forgery.manifest?.(manifest) ?? manifest);
      await add('manifest.json', [Buffer.from(said)]);
    };
    await writeArchive(bad(), copy, async () => archive.close());
  }

  /** Changes bytes of the file, and seals it again. */
  function patch(change: (bytes: Buffer) => void): void {
    const bytes = readFileSync(file());
    change(bytes);
    const end = bytes.length - 64;
    bytes.write(createHash('sha256').update(bytes.subarray(0, end)).digest('hex'), end);
    writeFileSync(bad(), bytes);
  }

  async function expectRefusal(sentence: RegExp): Promise<void> {
    const error = await restoreInto(target, bad()).catch((refusal: unknown) => refusal);
    const told = error instanceof BackupError || error instanceof ConfigError;
    expect(told ? error.message : error).toMatch(sentence);
    const database = await target.open();
    expect(await database.db.introspection.getTables()).toEqual([]);
    await database.close();
    expect(existsSync(join(target.dataDir, 'images'))).toBe(false);
  }

  const CASES: readonly [string, Forgery, RegExp][] = [
    [
      'a password',
      { rows: (_, text) => text.replace('"password":null', '"password":"known to somebody"') },
      /^account would not be what it was/,
    ],
    [
      'somebody’s open session',
      { table: { name: 'session', text: '[\n{"id":"1"}\n]\n' } },
      /^There is no table for tables\/session\.json\.$/,
    ],
    [
      'somebody’s passkey',
      { table: { name: 'passkey', text: '[\n{"id":"1"}\n]\n' } },
      /^There is no table for tables\/passkey\.json\.$/,
    ],
    [
      'a table that is unknown here',
      { table: { name: 'elsewhere', text: '[\n{"id":"1"}\n]\n' } },
      /^There is no table for tables\/elsewhere\.json\.$/,
    ],
    [
      'a column that is unknown here',
      { rows: (_, text) => text.replace('"email":', '"mail":') },
      /^user has no column for mail in tables\/user\.json\.$/,
    ],
    [
      'a row without one of its columns',
      { rows: (_, text) => text.replace('"timeZone":"UTC",', '').replace(/"timeZone":[^,]+,/, '') },
      /^A row in tables\/user\.json lacks timeZone\.$/,
    ],
    [
      'a row without end',
      {
        rows: (name, text) =>
          name === 'user' ? text.replace('"name":"', `"name":"${'x'.repeat(17_000_000)}`) : text,
      },
      /^A row is longer than Weekplate writes one\.$/,
    ],
    [
      'a schema of tomorrow',
      { manifest: (m) => ({ ...m, migrations: [...m.migrations, '9999-of-tomorrow'] }) },
      /9999-of-tomorrow is not known here\): update this one first/,
    ],
    [
      'a form that is unknown here',
      { manifest: (m) => ({ ...m, format: 2 }) },
      /of a kind not known here: update Weekplate first/,
    ],
  ];

  it.each(CASES)('[DATA-01] %s is refused, and nothing is stored', async (_, forgery, sentence) => {
    await forge(forgery);
    await expectRefusal(sentence);
  });

  it('[DATA-01] a name that leads out of its folder is refused', async () => {
    const bytes = readFileSync(file());
    const name = /images\/[^/]+\//.exec(bytes.toString('latin1'))?.[0] ?? '';
    const out = `images/${'../'.repeat(20)}`.slice(0, name.length - 1).padEnd(name.length, '/');
    patch((all) => {
      for (let at = all.indexOf(name); at >= 0; at = all.indexOf(name, at + 1)) all.write(out, at);
    });
    await expectRefusal(/is damaged: invalid relative path: images\/\.\.\//);
  });

  it('[DATA-01] a small file that swells, or holds the same bytes many times, is refused before it does', async () => {
    patch((all) => {
      // The compressed size of the last entry, which is the manifest.
      all.writeUInt32LE(0x7fffffff, all.lastIndexOf('PK\u0001\u0002', undefined, 'latin1') + 20);
    });
    await expectRefusal(/is damaged: it holds more than there is room for/);
    await writeArchive(
      bad(),
      async (add) => {
        await add('manifest.json', Array(257).fill(Buffer.alloc(1_000_000, ' ')));
      },
      async () => undefined,
    );
    expect(readFileSync(bad()).length).toBeLessThan(1_000_000);
    await expectRefusal(/^manifest\.json in .* is larger than Weekplate writes it\.$/);
  });
});
