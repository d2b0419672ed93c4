import { sql, type Transaction } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { AuditEntry } from '#domain/audit/auditSchema.ts';
import { attempt } from '#test/access/attempt.ts';
import { aWorld } from '#test/access/world.ts';
import { onEachEngine, onSqlite, type RunningEngine } from '#test/engines.ts';
import { messageInput } from '#test/factories/conversations.ts';
import { confirmedPlan } from '#test/factories/plans.ts';
import { forgetOldEntries } from '../accessLog/queries.ts';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { createApi } from '../http/createApi.ts';
import { readingsOf } from './readings.ts';

type Page = { items: AuditEntry[]; next: string | null };

/** The database, except that the connection breaks once although the transaction was stored. */
function breakingOnce(db: Db): Db {
  let broken = false;
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name !== 'transaction' || broken) return value.bind(target);
      broken = true;
      return () => ({
        async execute(work: (transaction: Transaction<Schema>) => Promise<void>) {
          await target.transaction().execute(work);
          throw new Error('stored, and nobody was told');
        },
      });
    },
  });
}

const entriesOf = async (engine: RunningEngine) => {
  await engine.server.deps.readings.flush();
  return engine.db.selectFrom('auditEntry').selectAll().orderBy('id').execute();
};

onEachEngine('Audit', (engine) => {
  const entries = () => entriesOf(engine);
  let before = new Set<string>();
  beforeEach(async () => {
    before = new Set((await entries()).map(({ id }) => id));
  });
  const added = async () => (await entries()).filter(({ id }) => !before.has(id));

  it('[T-J2] a change and its row are stored together, or neither is', async () => {
    const world = await aWorld(engine.make);
    await sql`alter table "auditEntry" rename to "auditEntryAway"`.execute(engine.db);
    const answer = await engine
      .as(world.dietician)
      .put(`/api/customers/${world.owner.id}/notes`, { notes: 'Unseen.' }, { ifMatch: 1 });
    await sql`alter table "auditEntryAway" rename to "auditEntry"`.execute(engine.db);
    expect(answer.status).toBe(500);
    expect(engine.takeErrors().length).toBe(1);
    const note = await engine.db
      .selectFrom('note')
      .select('version')
      .where('customerId', '=', world.owner.id)
      .executeTakeFirstOrThrow();
    expect(note.version).toBe(1);
  });

  it('[T-J2] a plan sent twice under one key was uploaded once', async () => {
    const world = await aWorld(engine.make);
    const send = () =>
      engine
        .as(world.dietician)
        .post(`/api/customers/${world.owner.id}/diet-plans`, confirmedPlan(world.today), {
          idempotencyKey: 'the-same-key',
        });
    await send();
    await send();
    expect((await added()).map(({ what, does }) => [what, does])).toEqual([
      ['diet-plan', 'changes'],
    ]);
  });

  it('[T-J2] the same reading within a minute is one row, and what waits is written at stop', async () => {
    const { owner, dietician } = await aWorld(engine.make);
    const read = () => engine.as(dietician).get(`/api/customers/${owner.id}/profile`);
    await Promise.all([read(), read(), read()]);
    await engine.server.deps.readings.close();
    const rows = (await added()).filter(({ actorId }) => actorId === dietician.id);
    // Two rows if a new minute began in between.
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(3);
  });

  it('[T-J2] [T-I2] readings that were stored, though their connection broke, do not hold up those after them', async () => {
    const { owner, otherCustomer, dietician } = await aWorld(engine.make);
    const readings = readingsOf(breakingOnce(engine.db));
    const read = (customerId: string) =>
      readings.add({
        what: 'customer-profile',
        does: 'reads',
        actorId: dietician.id,
        customerId,
        address: 'unknown',
        at: new Date(),
      });
    await read(owner.id);
    await expect(readings.flush()).rejects.toThrow('nobody was told');
    await read(otherCustomer.id);
    await readings.close();
    expect((await added()).map(({ customerId }) => customerId).toSorted()).toEqual(
      [owner.id, otherCustomer.id].toSorted(),
    );
  });

  it('[T-J2] the database refuses to change an entry, and to delete one of the last 90 days', async () => {
    const { owner, dietician } = await aWorld(engine.make);
    await engine.as(dietician).get(`/api/customers/${owner.id}/profile`);
    const [row] = await added();
    if (!row) throw new Error('No row was made.');
    const { db } = engine;
    const refused = /never changed|kept for 90 days/;
    await expect(db.updateTable('auditEntry').set({ actorId: 'x' }).execute()).rejects.toThrow(
      refused,
    );
    await expect(db.deleteFrom('auditEntry').execute()).rejects.toThrow(refused);
    if (engine.name === 'postgres')
      await expect(sql`truncate "auditEntry"`.execute(db)).rejects.toThrow(refused);
    else
      await expect(
        db
          .replaceInto('auditEntry')
          .values({ ...row, what: 'x' })
          .execute(),
      ).rejects.toThrow(refused);
    expect(await added()).toContainEqual(row);
  });

  it('[T-J2] what is older than AUDIT_DAYS goes, and nothing younger', async () => {
    const { owner, dietician } = await aWorld(engine.make);
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const row = { actorId: dietician.id, customerId: owner.id, what: 'note', does: 'reads' };
    await engine.db
      .insertInto('auditEntry')
      .values(
        [1, 200, 1094, 1096].map((days) => ({
          ...row,
          id: `aged-${days}-${engine.name}`,
          at: ago(days),
          network: 'unknown',
        })),
      )
      .execute();
    // With a clock that is a year ahead, nothing more is deleted.
    const now = () => new Date(Date.now() + 365 * 86_400_000);
    await forgetOldEntries({ ...engine.server.deps, now });
    expect((await added()).map(({ id }) => id)).toEqual([
      `aged-1-${engine.name}`,
      `aged-1094-${engine.name}`,
      `aged-200-${engine.name}`,
    ]);
  });

  it('[T-J2] [T-B3] a customer is told who saw their data, and nothing of notes or of others', async () => {
    const { owner, otherCustomer, dietician } = await aWorld(engine.make);
    const client = engine.as(dietician);
    await client.get(`/api/customers/${owner.id}/notes`);
    await client.get(`/api/customers/${owner.id}/profile`);
    await client.get(`/api/customers/${otherCustomer.id}/daily-progress`);
    const mine = await engine.as(owner).get<Page>(`/api/customers/${owner.id}/audit-entries`);
    expect(mine.body.items[0]).toMatchObject({
      by: dietician.name,
      customer: { id: owner.id },
      what: 'customer-profile',
      does: 'reads',
    });
    const ofMe = mine.body.items.filter(({ customer }) => customer !== null);
    expect(ofMe.every(({ customer }) => customer?.id === owner.id)).toBe(true);
    expect(ofMe.map(({ what }) => what)).not.toContain('note');
    await client.post(`/api/customers/${owner.id}/messages`, messageInput({ text: 'Well done' }));
    const answered = await engine.as(owner).get<Page>(`/api/customers/${owner.id}/audit-entries`);
    expect(answered.body.items[0]).toMatchObject({ did: 'wrote you a message' });
    const all = await client.get<Page>(`/api/customers/${owner.id}/audit-entries`);
    expect(all.body.items.map(({ did }) => did)).toContain('wrote a message to');
    expect(all.body.items.map(({ what }) => what)).toContain('note');
    const practice = await client.get<Page>('/api/audit-entries?limit=2');
    expect(practice.body.items).toHaveLength(2);
    const rest = await client.get<Page>(`/api/audit-entries?limit=100&after=${practice.body.next}`);
    expect(rest.body.items.map(({ customer }) => customer?.id)).toContain(owner.id);
  });

  it('[T-J2] a customer is not told of looks at all customers from before their account existed', async () => {
    const { dietician } = await aWorld(engine.make);
    const earlier = await engine.make.aCustomer();
    await engine.as(dietician).get('/api/customers');
    await added();
    const later = await engine.make.aCustomer();
    const listLooksOf = async (customer: typeof later) => {
      const path = `/api/customers/${customer.id}/audit-entries?limit=100`;
      const { body } = await engine.as(customer).get<Page>(path);
      return body.items.filter(({ what, by }) => what === 'customer-list' && by === dietician.name);
    };
    expect(await listLooksOf(earlier)).toHaveLength(1);
    expect(await listLooksOf(later)).toEqual([]);
    const other = await engine.make.aDietician({ name: dietician.name });
    await engine.as(other).get('/api/customers');
    expect(await listLooksOf(later)).toHaveLength(1);
  });

  it('[T-J2] an operation about a customer that does not say what it reads stops the start', () => {
    const api = createApi(engine.server.deps, () => async () => ({ session: null, scope: null }));
    const operation = {
      get: '/customers/{uid}/weight',
      summary: 'The weight',
      by: ['dietician'],
      answer: () => undefined,
    } as const;
    expect(() => api.operation(operation)).toThrow(
      'get /customers/{uid}/weight does not declare what of a customer it reads or changes',
    );
  });
});

// The rows are made by statements that the tests above run on both engines.
onSqlite('Audit of every operation', (engine) => {
  it('[T-J2] what a customer does with their own data makes no row, nor does what is refused', async () => {
    const world = await aWorld(engine.make);
    const own = engine.operations.filter(
      ({ audited, access }) =>
        audited && (access?.includes('owner') || access?.includes('customer')),
    );
    const before = await entriesOf(engine);
    for (const operation of own) await attempt(engine, operation, world, world.owner);
    for (const operation of own) await attempt(engine, operation, world, world.otherCustomer);
    const dietician = engine.as(world.dietician);
    await dietician.get('/api/customers/nobody-has-this-id/diet-plans');
    await dietician.put(`/api/customers/${world.owner.id}/notes`, { notes: 'X' }, { ifMatch: 7 });
    expect(await entriesOf(engine)).toEqual(before);
  });

  it('[T-J2] each operation by which a dietician reads or changes a customer makes one row of each thing', async () => {
    const ofDietician = engine.operations.filter(
      ({ audited, access, path, method }) =>
        audited &&
        access?.includes('dietician') &&
        // The dietician's own picture is nobody else's data.
        !(path.includes('/profile-images/') && method !== 'get'),
    );
    expect(ofDietician.length).toBeGreaterThan(20);
    for (const operation of ofDietician) {
      const world = await aWorld(engine.make);
      // Without a demand, stopping it would change nothing.
      if (operation.path.endsWith('/sign-in-rule')) await engine.make.aDemand(world.dietician);
      const { status } = await attempt(engine, operation, world, world.dietician);
      const name = `${operation.method} ${operation.path}`;
      expect(status, name).toBeLessThan(300);
      const rows = (await entriesOf(engine)).filter(
        ({ actorId }) => actorId === world.dietician.id,
      );
      const { does, to = [] } = operation.audited ?? {};
      const customerId = operation.path.includes('{uid}') ? world.owner.id : '*';
      expect(
        rows.map(({ customerId, what, does, network }) => ({ customerId, what, does, network })),
        name,
      ).toEqual(to.map((each) => ({ customerId, what: each, does, network: '127.0.0.0/24' })));
    }
  });
});
