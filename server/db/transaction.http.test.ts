import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import { onEachEngine } from '#test/engines.ts';
import type { Refused } from '#test/http/client.ts';

onEachEngine('Transactions that meet', (engine) => {
  // SQLite has a single writer: transactions wait in turn, so two cannot wait for each other.
  const onPostgres = (title: string, test: () => Promise<void>) =>
    it(title, async () => {
      if (engine.name === 'postgres') await test();
      else expect(engine.server.deps.config.databaseUrl).toBeUndefined();
    });

  onPostgres(
    '[T-I2] the one that PostgreSQL ends for a deadlock is run again, and succeeds',
    async () => {
      const customer = await engine.make.aCustomer();
      await engine.make.aCustomerProfile(customer);
      const { db } = engine;
      const deadlocks = async () => {
        const { rows } = await sql<{ count: string }>`
        select deadlocks as count from pg_stat_database where datname = current_database()
      `.execute(db);
        return Number(rows[0]?.count);
      };
      const waiting = async () => {
        const { rows } = await sql<{ count: string }>`
        select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
      `.execute(db);
        return Number(rows[0]?.count);
      };
      const before = await deadlocks();
      const path = `/api/customers/${customer.id}/profile`;
      let saving: Promise<{ status: number }> | undefined;
      await db.transaction().execute(async (other) => {
        const held = other.selectFrom('customerProfile').where('customerId', '=', customer.id);
        await held.select('version').forUpdate().execute();
        // The request locks the person, and waits for the profile, which this test holds …
        saving = engine.as(customer).put(path, { ...EMPTY_PROFILE, name: 'Twice' });
        await expect.poll(waiting).toBe(1);
        // … while the test now waits for the person: a deadlock.
        await other
          .updateTable('user')
          .set({ image: null })
          .where('id', '=', customer.id)
          .execute();
      });
      expect((await saving)?.status).toBe(200);
      await expect.poll(deadlocks).toBeGreaterThan(before);
      const { body } = await engine.as(customer).get<{ name: string }>(path);
      expect(JSON.stringify(body)).toContain('Twice');
    },
  );

  onPostgres(
    '[T-I2] one that never finds its turn is a 503 that says when to come back',
    async () => {
      const dietician = await engine.make.aDietician();
      const customer = await engine.make.aCustomer();
      const { db } = engine;
      await sql`create sequence tried`.execute(db);
      await sql`
      create function never() returns trigger language plpgsql as $$
      begin perform nextval('tried'); raise exception 'deadlock' using errcode = '40P01'; end $$
    `.execute(db);
      await sql`create trigger never before insert on note execute function never()`.execute(db);
      const path = `/api/customers/${customer.id}/notes`;
      const save = () => engine.as(dietician).put<Refused>(path, { notes: 'x' }, { ifMatch: 0 });
      const { status, headers, body } = await save();
      expect([status, headers.get('retry-after'), body.error.code]).toEqual([503, '2', 'busy']);
      const { rows } = await sql<{ last: string }>`select last_value as last from tried`.execute(
        db,
      );
      expect(Number(rows[0]?.last)).toBe(4);
      expect(engine.takeErrors()).toHaveLength(1);
      await sql`drop trigger never on note`.execute(db);
      expect((await save()).status).toBe(200);
    },
  );
});
