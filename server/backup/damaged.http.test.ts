import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, emptyPlace, type Place, restoreInto } from '#test/backup/place.ts';
import { remade } from '#test/backup/remade.ts';
import { factories } from '#test/factories.ts';
import { migrate } from '../db/migrate.ts';
import { openArchive } from './archiveReader.ts';
import { BackupError, type Manifest } from './manifest.ts';

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
    [source, target] = [await emptyPlace('sqlite'), await emptyPlace('sqlite')];
    const database = await source.open();
    await migrate(database);
    const make = factories(database.db, 'secret', source.dataDir);
    const customer = await make.aCustomer();
    await make.aPlan(customer);
    await make.anImage(customer);
    await database.close();
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
    expect(await command(target.env, 'restore', bad())).toMatchObject({ code: 1 });
    expect(await command(target.env, 'restore', join(source.dataDir, 'none.zip'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('cannot be read'),
    });
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
