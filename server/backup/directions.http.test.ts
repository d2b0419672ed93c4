import { join } from 'node:path';
import { expect, it } from 'vitest';
import { columnsOf, everything, fillEveryColumn, type Row } from '#test/backup/everyColumn.ts';
import { backUpOf, emptyPlace, restoreInto } from '#test/backup/place.ts';
import { ENGINES, type Engine } from '#test/engines.ts';
import { isThorough } from '#test/thorough.ts';
import { applyMigrations, migrate, migrations } from '../db/migrate.ts';
import { isKept } from './tables.ts';

const BOTH = ENGINES.flatMap((from) => ENGINES.map((to) => [from, to] as const));
const BETWEEN = BOTH.filter(([from, to]) => from !== to);

/**
 * The last schema is backed up from each engine into the other, since a backup does not depend on the engine it
 * came from. The first schema is restored into the other engine, where all migrations upgrade it. With THOROUGH=1
 * every schema in between is tested in alternating directions, and the last one within each engine, too.
 */
const CASES = migrations.flatMap((_, index) => {
  const last = migrations.length - 1;
  const turn = BETWEEN.slice(index % 2, (index % 2) + 1);
  if (index === last) return cases(index, isThorough ? BOTH : BETWEEN);
  return isThorough || index === 0 ? cases(index, turn) : [];
});

function cases(index: number, directions: readonly (readonly [Engine, Engine])[]) {
  const { name = '' } = migrations[index] ?? {};
  return directions.map(([from, to]) => ({ name, from, to, count: index + 1 }));
}

/** Only the tables that a backup keeps. */
const kept = (tables: Record<string, Row[]>) =>
  Object.fromEntries(Object.entries(tables).filter(([name]) => isKept(name)));

it.each(CASES)(
  '[T-I6] a backup of schema $name from $from into $to: every column of every table is equal, as if it had been upgraded there',
  async ({ from, to, count }) => {
    const source = await emptyPlace(from);
    const target = await emptyPlace(to);
    const file = join(source.dataDir, 'backup.zip');
    const there = await source.open();
    await there.db.transaction().execute((db) => applyMigrations(db, from, count));
    await fillEveryColumn(there.db, from);
    const old = await everything(there.db);
    expect(await backUpOf(source, file)).toMatchObject({
      engine: from,
      migrations: names(count),
    });
    await restoreInto(target, file);

    const here = await target.open();
    expect(await migrate(here)).toEqual([]);
    const restored = await everything(here.db);
    await migrate(there);
    await there.close();
    // Opened anew, because node:sqlite remembers the column names of statements that it ran before the upgrade.
    const after = await source.open();
    const upgraded = await everything(after.db);
    // An upgrade adds tables and columns; it changes no existing value and removes only what `DROPPED` lists.
    for (const [table, rows] of Object.entries<Row[]>(kept(old))) {
      const still = Object.fromEntries(
        Object.entries(rows[0] ?? {}).filter(([name]) => !DROPPED.includes(`${table}.${name}`)),
      );
      expect([table, columnsOf(still, upgraded[table])]).toEqual([table, columnsOf(still, rows)]);
    }
    expect(kept(restored)).toEqual(kept(upgraded));
    // Only reminders wait in the outbox again.
    const { migration: _, outboxItem = [], articleSearch = [], ...rest } = restored;
    const { customerSummary, customerListing = [], customerGrams = [], ...uncounted } = rest;
    const { personRows = [], ...others } = uncounted;
    // The database computes these tables anew, on either engine.
    expect(customerSummary).toEqual(upgraded.customerSummary);
    expect(listed(customerListing)).toEqual(listed(upgraded.customerListing ?? []));
    expect(customerGrams.map(({ words }) => words).toSorted()).toEqual(
      customerListing.map(({ words }) => words).toSorted(),
    );
    expect(outboxItem.map(({ kind, id, dueAt }) => [kind, id, dueAt]).sort()).toEqual(
      (restored.reminder ?? [])
        .filter(({ nextAt }) => nextAt !== null)
        .map(({ id, nextAt }) => ['reminder', id, nextAt])
        .sort(),
    );
    // The meals of plans are counted, as the migration does for plans that exist already.
    for (const table of ['mealTextUse', 'mealText', 'mealTextWord', 'mealTextKept']) {
      const { [table]: counted = [] } = others;
      delete others[table];
      const lines = (rows: Row[] = []) => rows.map((row) => JSON.stringify(row)).sort();
      if (table in old) expect([table, counted.length > 0]).toEqual([table, true]);
      else expect([table, lines(counted)]).toEqual([table, lines(upgraded[table])]);
    }
    // Sizes differ by engine: they write numbers and instants differently.
    const counted = (rows: Row[] = []) =>
      rows
        .filter(({ table, rows }) => isKept(String(table)) && Number(rows) > 0)
        .map(({ ownerId, table, rows }) => `${ownerId} ${table} ${rows}`)
        .toSorted();
    expect(counted(personRows)).toEqual(counted(upgraded.personRows));
    expect(counted(personRows).length).toBeGreaterThan(0);
    // The search finds articles again.
    expect(articleSearch.map(({ articleId }) => articleId).toSorted()).toEqual(
      (restored.article ?? []).map(({ id }) => id).toSorted(),
    );
    for (const [table, rows] of Object.entries(others))
      if (!isKept(table)) expect([table, rows]).toEqual([table, []]);
    expect(kept(restored).user).toHaveLength(130);
    await after.close();
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

/** Dropped by migration 0014: it counted changes of plans, on which logged days no longer depend. */
const DROPPED = ['user.plansVersion', 'reminder.leasedUntil'];

const names = (count: number) => migrations.slice(0, count).map(({ name }) => name);
