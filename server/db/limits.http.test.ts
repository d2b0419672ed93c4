import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { aWorld } from '#test/access/world.ts';
import { onEachEngine } from '#test/engines.ts';
import { messageInput } from '#test/factories/conversations.ts';
import { measurementInput } from '#test/factories/measurements.ts';
import { addPasskey } from '#test/factories/passkey.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { confirmedPlan } from '#test/factories/plans.ts';
import { enrol } from '#test/factories/secondFactor.ts';
import type { Refused } from '#test/http/client.ts';
import { limited } from '#test/limited.ts';
import { DECLARED } from '../app/nouns.ts';
import { countRows } from './countRows.ts';
import { exceededBy } from './limits.ts';
import type { Limit } from './noun.ts';
import { shapeOf } from './shape.ts';

type Counted = { readonly table: string; readonly owner: string; readonly limit: Limit };

const COUNTED: readonly Counted[] = Object.entries(DECLARED.tables).flatMap(
  ([table, { owner, limit }]) =>
    owner === null || 'boundedBy' in limit ? [] : { table, owner, limit },
);

class Undone extends Error {}

onEachEngine('Limits of what one person has', (engine) => {
  /** One person with a row in every counted table. */
  const somebodyWithEverything = async () => {
    const { owner, dietician } = await aWorld(engine.make);
    await addPasskey(engine, owner);
    await enrol(engine, owner);
    const at = new Date().toISOString();
    const add = (table: string, row: Record<string, string>) =>
      sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(row))})`.execute(engine.db);
    await add('accountDeletion', { userId: owner.id, requestedAt: at, dueAt: at });
    await add('pushRemoved', { userId: owner.id, endpointHash: owner.id, removedAt: at });
    await engine
      .as(owner)
      .post(`/api/customers/${owner.id}/measurements`, measurementInput(todayOf(owner)), {
        idempotencyKey: `everything-${owner.id}`,
      });
    return { owner, dietician };
  };

  const countOf = async (table: string, owner: string, id: string) => {
    const columns = (await shapeOf(engine.db, engine.name)).get(table) ?? [];
    const bytes = sql.join(
      columns.map(({ name }) => sql`coalesce(octet_length(cast(${sql.ref(name)} as text)), 0)`),
      sql` + `,
    );
    const { rows } = await sql<{ rows: number; bytes: number }>`
      select count(*) as "rows", coalesce(sum(${bytes}), 0) as "bytes" from ${sql.table(table)}
      where ${sql.ref(owner)} = ${id}`.execute(engine.db);
    return { rows: Number(rows[0]?.rows), bytes: Number(rows[0]?.bytes) };
  };
  const countedOf = async (table: string, id: string) => {
    const row = await engine.db
      .selectFrom('personRows')
      .select(['rows', 'bytes', 'writes'])
      .where('table', '=', table)
      .where('ownerId', '=', id)
      .executeTakeFirst();
    return {
      rows: Number(row?.rows ?? 0),
      bytes: Number(row?.bytes ?? 0),
      writes: Number(row?.writes ?? 0),
    };
  };

  it('[T-N1] the database knows the declared limits of every table with somebody’s rows', async () => {
    const known = await engine.db.selectFrom('personLimit').selectAll().execute();
    const factor = engine.server.deps.config.rateLimitFactor;
    expect(known.map((row) => [row.table, +row.rows, +row.bytes, +row.writes]).toSorted()).toEqual(
      COUNTED.map(({ table, limit: { rows, kilobytes, anHour } }) => [
        table,
        rows,
        kilobytes * 1000,
        anHour * factor,
      ]).toSorted(),
    );
    const unbounded = Object.entries(DECLARED.tables)
      .filter(([, { owner, limit }]) => owner !== null && 'boundedBy' in limit)
      .map(([table]) => table);
    expect(unbounded.toSorted()).toEqual([
      'auditEntry',
      'customerGrams',
      'customerListing',
      'customerSummary',
      'imageLeftover',
      'invitation',
      'mealTextUse',
      'notification',
      'outboxItem',
      'personRows',
      'user',
    ]);
  });

  it('[T-N1] rows and bytes are counted in every such table, whoever writes, and each limit is refused there', async () => {
    const { owner } = await somebodyWithEverything();
    for (const { table, owner: column } of COUNTED) {
      const { writes, ...counted } = await countedOf(table, owner.id);
      expect(counted, table).toEqual(await countOf(table, column, owner.id));
      expect(counted.rows, `${table} has no row to try with`).toBeGreaterThan(0);
      const attempt = async (limit: object, isWrite: boolean) => {
        const attempted = engine.db.transaction().execute(async (db) => {
          await db.updateTable('personLimit').set(limit).where('table', '=', table).execute();
          const isOwn = sql`${sql.ref(column)} = ${owner.id}`;
          if (isWrite)
            await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${owner.id}
              where ${isOwn}`.execute(db);
          else {
            await sql`create temporary table "again" as select * from ${sql.table(table)}
              where ${isOwn}`.execute(db);
            await sql`delete from ${sql.table(table)} where ${isOwn}`.execute(db);
            await sql`insert into ${sql.table(table)} select * from "again"`.execute(db);
          }
          throw new Undone();
        });
        return attempted.catch((error: unknown) =>
          error instanceof Undone ? 'stored' : (exceededBy(error) ?? error),
        );
      };
      const { rows, bytes } = counted;
      expect(await attempt({ rows }, false), table).toBe('stored');
      expect(await attempt({ rows: rows - 1 }, false)).toEqual({ table, of: 'rows' });
      expect(await attempt({ bytes: bytes - 1 }, false)).toEqual({ table, of: 'bytes' });
      expect(await attempt({ writes }, true)).toEqual({ table, of: 'writes' });
    }
  });

  it('[T-N1] what was there before counts: counting anew finds the same', async () => {
    const { owner } = await somebodyWithEverything();
    const before = await Promise.all(COUNTED.map(({ table }) => countedOf(table, owner.id)));
    await engine.db.transaction().execute(async (db) => {
      const owners = Object.fromEntries(COUNTED.map(({ table, owner }) => [table, owner]));
      await countRows(db as unknown as Kysely<unknown>, engine.name, owners);
    });
    const after = await Promise.all(COUNTED.map(({ table }) => countedOf(table, owner.id)));
    const sizes = (all: typeof before) => all.map(({ rows, bytes }) => [rows, bytes]);
    expect(sizes(after)).toEqual(sizes(before));
  });

  const paths = (customer: Person) => {
    const today = todayOf(customer);
    const path = `/api/customers/${customer.id}`;
    return {
      message: () => [`${path}/messages`, messageInput()] as const,
      dietPlan: () => [`${path}/diet-plans`, confirmedPlan(today)] as const,
    };
  };

  it('[T-N1] a full table answers 409 and too much within an hour 429, each saying what to do', async () => {
    const dietician = await engine.make.aDietician();
    for (const [table, by] of [
      ['message', 'customer'],
      ['dietPlan', 'dietician'],
    ] as const) {
      const customer = await engine.make.aCustomer();
      const other = await engine.make.aCustomer();
      const send = (to: Person) => {
        const [path, body] = paths(to)[table]();
        return engine.as(by === 'customer' ? to : dietician).post<Refused>(path, body);
      };
      expect((await send(customer)).status, table).toBe(201);
      await limited(engine.db, table, { rows: 1 }, async () => {
        const { status, body } = await send(customer);
        expect([status, body.error.code], table).toEqual([409, 'no-room']);
        expect(body.error.message).toMatch(/\. (Delete|Ask|Use) .+\.$/);
        expect((await send(other)).status, 'somebody else’s').toBe(201);
      });
      const { writes } = await countedOf(table, customer.id);
      await limited(engine.db, table, { writes }, async () => {
        const { status, body, headers } = await send(customer);
        expect([status, body.error.code], table).toEqual([429, 'too-much-an-hour']);
        expect(body.error.message).toMatch(/Try again in (a minute|\d+ minutes)\.$/);
        expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3600);
        await engine.db
          .updateTable('personRows')
          .set((row) => ({ hour: sql`${row.ref('hour')} - 1` }))
          .where('ownerId', '=', customer.id)
          .execute();
        expect((await send(customer)).status, 'an hour later').toBe(201);
      });
    }
  });
});
