import { join } from 'node:path';
import { expect, it } from 'vitest';
import { everything, fillEveryColumn, type Row } from '#test/backup/everyColumn.ts';
import { backUpOf, emptyPlace, restoreInto } from '#test/backup/place.ts';
import { ENGINES } from '#test/engines.ts';
import { isThorough } from '#test/thorough.ts';
import { DECLARED } from '../app/nouns.ts';
import { migrate, migrations } from '../db/migrate.ts';
import { backedUp } from './tables.ts';

const { isKept } = backedUp(DECLARED);

/** A backup does not depend on the engine it came from; with THOROUGH=1 within each engine, too. */
const CASES = ENGINES.flatMap((from) => ENGINES.map((to) => ({ from, to }))).filter(
  ({ from, to }) => isThorough || from !== to,
);

/** Only the tables that a backup keeps. */
const kept = (tables: Record<string, Row[]>) =>
  Object.fromEntries(Object.entries(tables).filter(([name]) => isKept(name)));

it.each(CASES)(
  '[T-I6] a backup from $from into $to: every column of every table is equal',
  async ({ from, to }) => {
    const source = await emptyPlace(from);
    const target = await emptyPlace(to);
    const file = join(source.dataDir, 'backup.zip');
    const there = await source.open();
    await migrate(there);
    await fillEveryColumn(there.db, from);
    const before = await everything(there.db);
    await there.close();
    expect(await backUpOf(source, file)).toMatchObject({
      engine: from,
      migrations: migrations.map(({ name }) => name),
    });
    await restoreInto(target, file);

    const here = await target.open();
    expect(await migrate(here)).toEqual([]);
    const restored = await everything(here.db);
    expect(kept(restored)).toEqual(kept(before));
    // Only reminders wait in the outbox again.
    const { migration: _, outboxItem = [], articleSearch = [], ...rest } = restored;
    const { customerSummary, customerListing = [], customerGrams = [], ...uncounted } = rest;
    const { personRows = [], ...others } = uncounted;
    // The database computes these tables anew, on either engine.
    expect(customerSummary).toEqual(before.customerSummary);
    expect(listed(customerListing)).toEqual(listed(before.customerListing ?? []));
    expect(customerGrams.map(({ words }) => words).toSorted()).toEqual(
      customerListing.map(({ words }) => words).toSorted(),
    );
    expect(outboxItem.map(({ kind, id, dueAt }) => [kind, id, dueAt]).sort()).toEqual(
      (restored.reminder ?? [])
        .filter(({ nextAt }) => nextAt !== null)
        .map(({ id, nextAt }) => ['reminder', id, nextAt])
        .sort(),
    );
    for (const table of ['mealTextUse', 'mealText', 'mealTextWord', 'mealTextKept']) {
      expect([table, (others[table] ?? []).length > 0]).toEqual([table, true]);
      delete others[table];
    }
    // Sizes differ by engine: they write numbers and instants differently.
    const counted = (rows: Row[] = []) =>
      rows
        .filter(({ table, rows }) => isKept(String(table)) && Number(rows) > 0)
        .map(({ ownerId, table, rows }) => `${ownerId} ${table} ${rows}`)
        .toSorted();
    expect(counted(personRows)).toEqual(counted(before.personRows));
    expect(counted(personRows).length).toBeGreaterThan(0);
    // The search finds articles again.
    expect(articleSearch.map(({ articleId }) => articleId).toSorted()).toEqual(
      (restored.article ?? []).map(({ id }) => id).toSorted(),
    );
    for (const [table, rows] of Object.entries(others))
      if (!isKept(table)) expect([table, rows]).toEqual([table, []]);
    expect(kept(restored).user).toHaveLength(130);
    await here.close();
    await source.remove();
    await target.remove();
  },
);

/** Left out is `number`, which only SQLite has; flags are numbers on SQLite. */
const listed = (rows: readonly Row[]) =>
  rows
    .map(({ number: _, closed, ...row }) => ({ ...row, closed: Boolean(closed) }))
    .map((row) => JSON.stringify(Object.entries(row).toSorted()))
    .toSorted();
