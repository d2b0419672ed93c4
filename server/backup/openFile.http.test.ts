import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storedNames } from '#domain/images/image.ts';
import { aWorld } from '#test/access/world.ts';
import { fillEveryColumn } from '#test/backup/everyColumn.ts';
import { backUpOf, command, emptyPlace, type Place, restoreInto } from '#test/backup/place.ts';
import { ENGINES, onSqlite } from '#test/engines.ts';
import { isThorough } from '#test/thorough.ts';
import { DECLARED } from '../app/nouns.ts';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/open.ts';
import { shapeOf } from '../db/shape.ts';
import { imageStore } from '../images/store.ts';
import { openArchive } from './archiveReader.ts';
import type { Manifest } from './manifest.ts';
import { backedUp } from './tables.ts';
import { say } from './words.ts';

const tables = backedUp(DECLARED, true);

// Out of both, and into PostgreSQL; directions.http.test.ts restores into SQLite by the same code.
const CASES = ENGINES.flatMap((from) => ENGINES.map((to) => ({ from, to }))).filter(
  ({ from, to }) => isThorough || (from === 'sqlite' && to === 'postgres'),
);

/** Stores the pictures of some rows of each table that has them. */
async function storePictures({ config }: Place, { db, engine }: Database): Promise<number> {
  const images = imageStore(config);
  const shape = await shapeOf(db, engine);
  let count = 0;
  for (const { name, folder } of tables.ofPictures) {
    if (!shape.has(name)) continue;
    const rows = await db
      .selectFrom(name as 'profileImage')
      .selectAll()
      .limit(3)
      .execute();
    for (const row of rows)
      for (const filename of storedNames(row.filename)) {
        const owner = String((row as Record<string, unknown>)[folder]);
        await images.writeFile(owner, filename, randomBytes(2000));
        count += 1;
      }
  }
  return count;
}

/** What has to be the same: tables as JSON and CSV, and pictures, each with its digest. */
const content = ({ tables, images, forPeople = [] }: Manifest) => ({
  tables,
  images,
  sheets: forPeople.filter(({ path }) => path !== 'README.txt'),
});

it.each(CASES)(
  '[DATA-01] all data goes out of $from, into $to and out again, and no byte of it differs',
  async ({ from, to }) => {
    const source = await emptyPlace(from);
    const target = await emptyPlace(to);
    const [first, second] = [join(source.dataDir, 'all.zip'), join(target.dataDir, 'all.zip')];
    const there = await source.open();
    await migrate(there);
    await fillEveryColumn(there.db, from);
    const pictures = await storePictures(source, there);
    await there.close();
    const out = await backUpOf(source, first, { isOpen: true });
    expect(out.images).toHaveLength(pictures);
    expect(pictures).toBeGreaterThan(20);
    await restoreInto(target, first);
    const again = await backUpOf(target, second, { isOpen: true });
    expect(content(again)).toEqual(content(out));
    expect(out.tables.filter(({ rows }) => rows === 0)).toEqual([]);

    // Nothing of it opens an account.
    const archive = await openArchive(first);
    for await (const row of archive.rowsOf('tables/account.json')) expect(row.password).toBe(null);
    for await (const row of archive.rowsOf('tables/user.json')) expect(row.factor).toBe(null);
    for (const { path } of out.tables) {
      const text = Buffer.from(await archive.bytesOf(path)).toString();
      expect(Array.isArray(JSON.parse(text)), path).toBe(true);
      expect(text, path).not.toMatch(
        /(password|accessToken|refreshToken|sealed\w*Key|codeHash) \d/,
      );
    }
    archive.close();
    await source.remove();
    await target.remove();
  },
);

onSqlite('What an open file holds', (engine) => {
  const file = () => join(engine.dataDir, `${crypto.randomUUID()}.zip`);
  const place = (): Pick<Place, 'config'> => ({ config: engine.server.deps.config });

  it('[DATA-01] all that a backup keeps, except what opens an account', async () => {
    const left = Object.keys(DECLARED.tables).filter(
      (name) => backedUp(DECLARED).isKept(name) && !tables.isKept(name),
    );
    expect(left.toSorted()).toEqual(['authenticator', 'passkey', 'pushKey', 'recoveryCode']);
    const shape = await shapeOf(engine.db, engine.name);
    const kept = tables.names
      .filter(tables.isKept)
      .flatMap((name) => tables.tableIn(shape, name) ?? []);
    expect(
      kept.flatMap(({ name, nulls }) => nulls.map((column) => `${name}.${column}`)).toSorted(),
    ).toEqual([
      'account.accessToken',
      'account.idToken',
      'account.password',
      'account.refreshToken',
      'user.factor',
    ]);
    const suspicious = kept.flatMap(({ name, columns, nulls }) =>
      columns
        .filter((column) => /password|token|secret|hash|key|seal/i.test(column.name))
        .filter((column) => !nulls.includes(column.name))
        .map((column) => `${name}.${column.name}`),
    );
    expect(suspicious.toSorted()).toEqual([
      // The time when a token of Google ends, which is not in the file.
      'account.accessTokenExpiresAt',
      'account.refreshTokenExpiresAt',
      // Words by which a food is found.
      'foodName.key',
      // Hashes of long random texts. Only the server with its `SECRET` makes a link of one.
      'invitation.tokenHash',
      'ownFood.nameKey',
      'pushRemoved.endpointHash',
    ]);
    expect(Object.keys(say.holds).toSorted()).toEqual(kept.map(({ name }) => name).toSorted());
  });

  it('[DATA-01] people read it: names, headings and words; programs find values and not texts of JSON', async () => {
    await aWorld(engine.make);
    const customer = await engine.make.aCustomer({ name: '=Anna "A" Albrecht' });
    const plan = await engine.make.aPlan(customer, { name: '+Week' });
    const path = file();
    await backUpOf(place() as Place, path, { isOpen: true });
    const archive = await openArchive(path);
    const text = async (name: string) => Buffer.from(await archive.bytesOf(name)).toString();
    const [head, ...rows] = (await text('tables/dietPlan.csv')).split('\r\n');
    const row = rows.find((each) => each.includes(plan.id));
    expect(head).toMatch(/^\uFEFFPerson,Customer id,Id,Name,Start date,End date,Weekly diet plan,/);
    expect(row).toContain(`"'=Anna ""A"" Albrecht",${customer.id},${plan.id},'+Week,`);
    const plans = JSON.parse(await text('tables/dietPlan.json')) as { id: string }[];
    expect(plans.find(({ id }) => id === plan.id)).toMatchObject({
      name: '+Week',
      weeklyDietPlan: plan.weeklyDietPlan,
    });
    for (const { path } of archive.manifest.tables)
      for await (const values of archive.rowsOf(path))
        for (const value of Object.values(values))
          expect(String(typeof value === 'string' ? value : ''), path).not.toMatch(
            /^[[{].*[\]}]$/s,
          );
    const readme = await text('README.txt');
    expect(readme).toContain('  dietPlan              diet plans\n');
    expect(readme).toContain("chooses a new password with 'Forgot password'");
    expect(readme.split('\n').filter((line) => line.length > 100)).toEqual([]);
    archive.close();
  });

  it('[DATA-01] the command takes all data out, looks it over, and says what to do after taking it in', async () => {
    const env = { DATA_DIR: engine.dataDir };
    const path = file();
    expect(await command(env, 'backup', '--open', path)).toMatchObject({ code: 0, err: '' });
    expect(await command(env, 'backup', '--check', path)).toMatchObject({ code: 0, err: '' });
    const target = await emptyPlace('sqlite');
    expect(await command(target.env, 'restore', '--replace', path)).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^A file of all data has no passwords, so it never takes the place/,
      ),
    });
    expect(await command(target.env, 'restore', path)).toMatchObject({
      code: 0,
      out: expect.stringContaining('Nobody has a password yet'),
    });
    await target.remove();
  });
});
