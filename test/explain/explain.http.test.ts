import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '#server/db/open.ts';
import { foreignKeys } from '../backup/foreignKeys.ts';
import { type Engine, onEachEngine } from '../engines.ts';
import { freePort } from '../freePort.ts';
import { type GoogleStandIn, openGoogle, settingsFor } from '../google/provider.ts';
import { isThorough } from '../thorough.ts';
import { isSmall, mayRead, unneeded } from './allowed.ts';
import { beside } from './beside.ts';
import { ARTICLES, fillPractice } from './fill.ts';
import { journeys } from './journeys.ts';
import { asIfLarger, postgresReadings, type Reading, sqliteReadings } from './plans.ts';
import { type Statement, Statements } from './statements.ts';
import { answeredOperations, nameOf, settled, walkDocument } from './walk.ts';

/** The first columns of indexes, as `table.column`; only indexes of the whole table, not partial ones. */
async function firstColumns(db: Db, engine: Engine): Promise<ReadonlySet<string>> {
  const query =
    engine === 'sqlite'
      ? sql<{ name: string }>`
          select m.name || '.' || i.name as "name" from sqlite_schema as m
          join pragma_index_list(m.name) as l join pragma_index_info(l.name) as i
          where m.type = 'table' and i.seqno = 0 and l.partial = 0`
      : sql<{ name: string }>`
          select r.relname || '.' || a.attname as "name" from pg_index as i
          join pg_class as r on r.oid = i.indrelid
          join pg_attribute as a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
          where i.indpred is null`;
  return new Set((await query.execute(db)).rows.map(({ name }) => name));
}

const port = await freePort();
let google: GoogleStandIn;
beforeAll(async () => {
  google = await openGoogle(port);
});
afterAll(() => google.close());

/**
 * SQLite plans by the schema only, without looking at the number of rows: there are more than one page, so
 * that all queries run that thousands of rows would need. PostgreSQL would read a few thousand people
 * completely rather than fifty of them by key, so it is made to plan as if there were this many.
 */
const PLANNED_FOR = 10_000;
/** With THOROUGH=1 these rows really exist. */
const CUSTOMERS: Readonly<Record<Engine, number>> = {
  sqlite: isThorough ? ARTICLES : 60,
  postgres: isThorough ? PLANNED_FOR : ARTICLES,
};

const NOT_SET = /"standing" = 'not_set'/;
type Found = Reading & { statement: Statement };
const inWords = ({ table, how, statement }: Found) =>
  `${table}: ${how}\n${statement.of}\n${statement.sql}`;

onEachEngine(
  'How rows are found, in a practice of thousands',
  (engine) => {
    let statements: Statements;
    let ofTimers: Statements;
    let answered: ReadonlySet<string>;

    beforeAll(async () => {
      statements = new Statements();
      const watching = answeredOperations(engine);
      for (const [name, journey] of Object.entries(journeys)) {
        const taken = () => journey(engine, google).then(() => settled(engine));
        await statements.during(name, taken);
      }
      const { databaseUrl } = engine.server.deps.config;
      const asked = isThorough ? ARTICLES : CUSTOMERS.sqlite;
      const size = { customers: asked, plans: 2, days: 5 };
      const before = new Date(Date.now() - 60_000);
      await fillPractice(engine.db, size, databaseUrl);
      await walkDocument(engine, statements);
      statements.release();
      ofTimers = new Statements();
      for (const { name, before, work } of beside(ofTimers)) {
        await before(engine);
        await ofTimers.during(name, () => work(engine));
      }
      ofTimers.release();
      // Statements are collected with fewer customers than they are planned with: collecting them there would
      // take minutes.
      const customers = CUSTOMERS[engine.name] - asked;
      const rest = { ...size, customers, from: asked, now: before };
      if (customers > 0) await fillPractice(engine.db, rest, databaseUrl);
      watching.stop();
      answered = watching.answered;
    }, 600_000);

    /** How this engine would execute a statement in this practice. */
    async function readings(each: readonly Statement[]) {
      const found: Found[] = [];
      const { databaseUrl } = engine.server.deps.config;
      if (databaseUrl) {
        const client = new pg.Client(databaseUrl);
        await client.connect();
        await client.query('begin');
        if (!isThorough) await asIfLarger(client, PLANNED_FOR / CUSTOMERS.postgres);
        for (const statement of each)
          for (const reading of await postgresReadings(client, statement))
            found.push({ ...reading, statement });
        await client.query('rollback');
        await client.end();
      } else {
        const db = new DatabaseSync(join(engine.dataDir, 'weekplate.sqlite'), { readOnly: true });
        for (const statement of each)
          for (const reading of sqliteReadings(db, statement))
            found.push({ ...reading, statement });
        db.close();
      }
      return found;
    }

    it('every operation of the document was answered on the way', () => {
      const missing = engine.operations.map(nameOf).filter((name) => !answered.has(name));
      expect(missing).toEqual([]);
    });

    it('by an index: no statement of a request reads all of what customers own', async () => {
      const all = [...statements.seen.values()];
      expect(all.length).toBeGreaterThan(150);
      const whole = (await readings(all)).filter(
        (each) => !mayRead(each, each.statement, engine.name),
      );
      expect(whole.map(inWords)).toEqual([]);
      expect(unneeded([...all, ...ofTimers.seen.values()], engine.name)).toEqual([]);
    });

    it('by an index of their own: the few customers whose period is not set, on each page', async () => {
      const { rows } = await sql<{ few: number | string }>`
        select count(*) as "few" from "user" where "role" = 'customer' and "periodStatus" = 'not_set'
      `.execute(engine.db);
      expect(Number(rows[0]?.few)).toBeLessThan(100);
      const asked = [...statements.seen.values()].filter(
        ({ sql }) => NOT_SET.test(sql) && / order by /.test(sql),
      );
      const pages = asked.map(({ sql }) => / > \([^)]+\) order by/.test(sql));
      expect(new Set(pages)).toEqual(new Set([false, true]));
      // Not even if a limit ends the reading.
      const found = (await readings(asked)).filter((reading) => !isSmall(reading));
      expect(found.map(inWords)).toEqual([]);
    });

    it('among what was asked are the pages of customers without strips, however they are narrowed', () => {
      const asked = [...statements.seen.values()].filter(
        ({ of, sql }) =>
          of === 'GET /api/customers by assistant' &&
          sql.includes('"byLogged"') &&
          !sql.includes('"recentDays"'),
      );
      // The test above checks that each finds its rows by an index.
      const byIds = /json_each|jsonb_array_elements_text/;
      const narrowed = [/limit 51/, / > \([^)]+\) order by/, byIds, NOT_SET];
      expect(narrowed.filter((by) => !asked.some(({ sql }) => by.test(sql)))).toEqual([]);
    });

    it('by an index: nothing that the server does by itself reads all of what customers own', async () => {
      const all = [...ofTimers.seen.values()];
      expect(new Set(all.map(({ of }) => of))).toEqual(
        new Set(beside(ofTimers).map(({ name }) => name)),
      );
      const whole = (await readings(all)).filter(
        (each) => !mayRead(each, each.statement, engine.name),
      );
      expect(whole.map(inWords)).toEqual([]);
    });

    it('by an index: what goes with a row that others refer to', async () => {
      // The engine looks up foreign keys by itself, and no query plan shows how.
      const found = await firstColumns(engine.db, engine.name);
      const keys = await foreignKeys(engine.db, engine.name);
      expect(keys.length).toBeGreaterThan(10);
      const without = keys.filter(({ table, column }) => !found.has(`${table}.${column}`));
      expect(without.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
    });
  },
  settingsFor(`http://127.0.0.1:${port}`),
);
