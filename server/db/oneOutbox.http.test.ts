import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { emptyPlace } from '#test/backup/place.ts';
import { ENGINES } from '#test/engines.ts';
import { applyMigrations, migrate, migrations } from './migrate.ts';

const before = migrations.findIndex(({ name }) => name === '0019-one-outbox');
const CREATED = '2026-11-20T08:00:00.000Z';
const DUE = '2026-11-24T20:00:00.000Z';
const LATER = '2026-11-24T20:05:00.000Z';

describe.each(ENGINES)('What waited to be sent before there was one outbox (%s)', (engine) => {
  it('[PROMISE-05] [T-I7] waits as it did: letters by their next try, reminders by their time or their lease', async () => {
    const place = await emptyPlace(engine);
    const database = await place.open();
    const { db } = database;
    await db.transaction().execute((transaction) => applyMigrations(transaction, engine, before));
    await sql`insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
      values ('anna', 'Anna', 'anna@example.test', (1 = 1), ${CREATED}, ${CREATED})`.execute(db);
    await sql`insert into "letter" ("id", "kind", "recipient", "writer", "sealed", "createdAt", "nextAt", "tries", "unclear")
      values ('l1', 'contact', 'practice@example.test', 'vera@example.test', 'sealed', ${CREATED}, ${LATER}, 3, 1)`.execute(
      db,
    );
    for (const [id, nextAt, leasedUntil] of [
      ['r1', DUE, null],
      ['r2', DUE, LATER],
      ['r3', null, null],
    ] as const)
      await sql`insert into "reminder" ("customerId", "id", "subject", "time", "weekdays", "active", "nextAt", "leasedUntil", "createdAt")
        values ('anna', ${id}, 'day', '20:00', '[1]', (1 = 1), ${nextAt}, ${leasedUntil}, ${CREATED})`.execute(
        db,
      );

    expect(await migrate(database)).toContain('0019-one-outbox');
    const items = await db.selectFrom('outboxItem').selectAll().orderBy('id').execute();
    const letter = {
      id: 'l1',
      kind: 'contact',
      userId: null,
      recipient: 'practice@example.test',
      writer: 'vera@example.test',
      sealed: 'sealed',
      createdAt: CREATED,
      dueAt: CREATED,
      nextTryAt: LATER,
      tries: 3,
      unclear: 1,
    };
    const reminder = {
      kind: 'reminder',
      userId: 'anna',
      recipient: null,
      writer: null,
      sealed: null,
      createdAt: CREATED,
      dueAt: DUE,
      tries: 0,
      unclear: 0,
    };
    expect(items).toEqual([
      letter,
      { id: 'r1', ...reminder, nextTryAt: DUE },
      { id: 'r2', ...reminder, nextTryAt: LATER },
    ]);
    const reminders = await db
      .selectFrom('reminder')
      .select(['id', 'nextAt'])
      .orderBy('id')
      .execute();
    expect(reminders.map(({ nextAt }) => nextAt)).toEqual([DUE, DUE, null]);
    await database.close();
    await place.remove();
  });
});
