import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { foreignKeys } from '#test/backup/foreignKeys.ts';
import { onEachEngine } from '#test/engines.ts';
import { tablesOf } from '#test/tableHashes.ts';
import { DECLARED } from '../app/nouns.ts';
import { shapeOf } from '../db/shape.ts';
import { backedUp } from './tables.ts';

const { isKept, refersToItself, names } = backedUp(DECLARED);

const decided = names;

onEachEngine('Which tables a backup holds', (engine) => {
  const shape = () => shapeOf(engine.db, engine.name);

  it('[T-I6] every table of the schema is kept, or left with a reason', async () => {
    const there = await tablesOf(engine.db);
    expect(there.map(({ name }) => name).toSorted()).toEqual(decided.toSorted());
    expect([...(await shape()).keys()].toSorted()).toEqual(decided.toSorted());
    const left = decided.filter((name) => !isKept(name));
    expect(left).toEqual([
      'migration',
      'session',
      'verification',
      'rateLimit',
      'setUpLink',
      'pushDevice',
      'customerSummary',
      'customerListing',
      'customerGrams',
      'mealTextUse',
      'mealText',
      'mealTextWord',
      'mealTextKept',
      'imageLeftover',
      'calendarFeed',
      'articleSearch',
      'outboxItem',
      'idempotencyKey',
      'personRows',
      'personLimit',
    ]);
  });

  it('[T-I6] every kept table has a key to be read in the order of', async () => {
    for (const [name, columns] of await shape())
      if (isKept(name))
        expect(columns.filter(({ key }) => key > 0).length, name).toBeGreaterThan(0);
    const plan = (await shape()).get('dietPlan');
    expect(plan?.filter(({ key }) => key > 0).map(({ name, key }) => [name, key])).toEqual([
      ['customerId', 1],
      ['id', 2],
    ]);
  });

  it('[T-I6] a table comes after those it refers to; references into itself come last', async () => {
    const toItself: Record<string, string[]> = {};
    const references = await foreignKeys(engine.db, engine.name);
    expect(references.length).toBeGreaterThan(8);
    for (const { table, column, toTable } of references.filter((each) => isKept(each.table))) {
      if (table === toTable) toItself[table] = [...(toItself[table] ?? []), column];
      else
        expect(decided.indexOf(table), `${table}.${column}`).toBeGreaterThan(
          decided.indexOf(toTable),
        );
    }
    for (const table of decided)
      expect(toItself[table] ?? [], table).toEqual(refersToItself(table));
  });

  it('[T-I6] a column of a type that nobody thought of stops the backup with a sentence', async () => {
    await sql`create table "novelty" ("id" integer primary key, "at" date)`.execute(engine.db);
    await expect(shape()).rejects.toThrow('novelty.at is of a type not known here: date.');
    await sql`drop table "novelty"`.execute(engine.db);
  });
});
