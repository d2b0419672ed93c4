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
 * The last schema both ways between the engines, as a backup says nothing of the one that it is of; and
 * into the other engine the first, which all migrations upgrade. With THOROUGH=1 all those between, in
 * turn, and the last within an engine.
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

/** Of what was read: the tables that a backup keeps. */
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
    // Opened anew: node:sqlite keeps the names of the columns of a statement that it ran before.
    const after = await source.open();
    const upgraded = await everything(after.db);
    // An upgrade adds tables and changes nothing of what was there before, but for what it drops.
    for (const [table, rows] of Object.entries<Row[]>(kept(old))) {
      const still = Object.fromEntries(
        Object.entries(rows[0] ?? {}).filter(([name]) => !DROPPED.includes(`${table}.${name}`)),
      );
      expect([table, columnsOf(still, upgraded[table])]).toEqual([table, columnsOf(still, rows)]);
    }
    expect(kept(restored)).toEqual(kept(upgraded));
    // Reminders wait in the outbox again, and nothing else does.
    const { migration: _, outboxItem = [], articleSearch = [], ...rest } = restored;
    const { customerSummary, customerListing = [], customerGrams = [], ...others } = rest;
    // The database has counted it anew, whichever it is.
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
    // The meals of plans are counted, as the migration did where there were plans before.
    for (const table of ['mealTextUse', 'mealText', 'mealTextWord', 'mealTextKept']) {
      const { [table]: counted = [] } = others;
      delete others[table];
      const lines = (rows: Row[] = []) => rows.map((row) => JSON.stringify(row)).sort();
      if (table in old) expect([table, counted.length > 0]).toEqual([table, true]);
      else expect([table, lines(counted)]).toEqual([table, lines(upgraded[table])]);
    }
    // Articles are found again.
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

/** A number is SQLite's own, and its flags are numbers. */
const listed = (rows: readonly Row[]) =>
  rows
    .map(({ number: _, closed, ...row }) => ({ ...row, closed: Boolean(closed) }))
    .map((row) => JSON.stringify(Object.entries(row).toSorted()))
    .toSorted();

/** By migration 0014: it counted changes of plans, which no logged day depends on any more. */
const DROPPED = ['user.plansVersion', 'reminder.leasedUntil'];

const names = (count: number) => migrations.slice(0, count).map(({ name }) => name);
