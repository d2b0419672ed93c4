import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { startCluster } from '#test/postgres/cluster.ts';
import { compiled } from './compiled.ts';
import { LeanStatement } from './leanStatement.ts';
import { openDatabase } from './open.ts';

const SECRET = 'a-secret-for-tests-which-guards-nothing';
const backend = compiled<{ said: string }, { pid: number; said: string }>((db, value) =>
  db.selectNoFrom([
    sql<number>`pg_backend_pid()`.as('pid'),
    sql<string>`cast(${value('said')} as text)`.as('said'),
  ]),
);

it('[T-I2] a time limit in DATABASE_URL leaves a connection alone that has answered', async () => {
  const cluster = await startCluster();
  const DATABASE_URL = `${cluster.url}${cluster.url.includes('?') ? '&' : '?'}query_timeout=1500`;
  const { db, close } = await openDatabase(readConfig({ PORT: '0', DATABASE_URL, SECRET }));
  const [before] = await backend(db, { said: 'before' });
  await pause(2000);
  expect(await backend(db, { said: 'after' })).toEqual([{ pid: before?.pid, said: 'after' }]);

  // What cannot be said fails alone.
  const odd = { toString: () => expect.fail('no words') } as unknown as string;
  const told = await Promise.allSettled(['one', odd, 'three'].map((said) => backend(db, { said })));
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await close();
  await cluster.stop();
}, 60_000);

it('rows whose columns were never told are an error, and not empty rows', () => {
  const answers: unknown[] = [];
  const statement = new LeanStatement({ name: 'one', text: 'select 1' }, [], (error, rows) =>
    answers.push(error?.message, rows),
  );
  statement.handleDataRow({ fields: ['1'] });
  statement.handleReadyForQuery();
  expect(answers).toEqual(['rows came before their columns were told', []]);
});
