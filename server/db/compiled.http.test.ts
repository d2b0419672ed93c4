import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { onEachEngine } from '#test/engines.ts';
import { postgresDatabase } from '#test/postgres/databases.ts';
import { compiled } from './compiled.ts';
import { openDatabase } from './open.ts';

onEachEngine('Reads at the same moment', (engine) => {
  type Given = { id: string; divisor: number };
  const quotient = compiled<Given, { name: string; left: number; none: null }>((db, value) =>
    db
      .selectFrom('user')
      .select(['name', sql<null>`null`.as('none')])
      .select(sql<number>`12 / cast(${value('divisor')} as integer)`.as('left'))
      .where('id', '=', value('id')),
  );

  it('[T-I2] each has its own answer, whatever becomes of the others', async () => {
    const people = await Promise.all([engine.make.aCustomer(), engine.make.aCustomer()]);
    const divisors = [1, 2, 3, 0, 4, 6, 12, 1, 0, 2, 3, 4];
    const [first, second] = people;
    const told = await Promise.allSettled(
      divisors.map((divisor, at) => quotient(engine.db, { id: people[at % 2]?.id ?? '', divisor })),
    );
    for (const [at, divisor] of divisors.entries()) {
      const { name } = (at % 2 ? second : first) ?? { name: '' };
      // SQLite answers a division by zero with null.
      if (divisor === 0 && engine.name === 'postgres') expect(told[at]?.status).toBe('rejected');
      else {
        const left = divisor === 0 ? null : 12 / divisor;
        expect(told[at]).toEqual({ status: 'fulfilled', value: [{ name, left, none: null }] });
      }
    }
    expect(await quotient(engine.db, { id: 'nobody', divisor: 1 })).toEqual([]);
  });
});

const SECRET = 'a-secret-for-tests-which-guards-nothing';
const backend = compiled<{ said: string }, { pid: number; said: string }>((db, value) =>
  db.selectNoFrom([
    sql<number>`pg_backend_pid()`.as('pid'),
    sql<string>`cast(${value('said')} as text)`.as('said'),
  ]),
);

it('[T-I2] a time limit in DATABASE_URL leaves a connection alone that has answered', async () => {
  const database = await postgresDatabase();
  const url = new URL(database.url);
  url.searchParams.set('query_timeout', '1500');
  const config = readConfig({ PORT: '0', DATABASE_URL: url.href, SECRET });
  const { db, close } = await openDatabase(config);
  const [before] = await backend(db, { said: 'before' });
  await pause(2000);
  expect(await backend(db, { said: 'after' })).toEqual([{ pid: before?.pid, said: 'after' }]);

  await close();
  await database.drop();
});
