import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { seed, settle } from '#test/bench/practice/seed.ts';
import { onEngines } from '#test/engines.ts';
import type { Db } from '../db/open.ts';
import { MOST_CONNECTIONS } from '../db/postgres.ts';

onEngines(['postgres'], 'The last days of the customers on a page', (engine) => {
  it('are kept in the key of a day, and read by a plan that is made once', async () => {
    const { db, config } = engine.server.deps;
    const size = { customers: 200, plans: 1, days: 150 };
    const { dietician } = await seed({ db, engine: engine.name }, config.secret, size);
    await settle({ db, engine: engine.name });
    const as = engine.as(dietician);
    for (let count = 0; count < 120; count += 1) await as.get('/api/customers');
    const used = await ofEachConnection(db, (connection) =>
      sql<Prepared>`select generic_plans::int as once, custom_plans::int as anew
        from pg_prepared_statements where statement like '%string_agg%'`.execute(connection),
    );
    const plans = used.flatMap(({ rows }) => rows);
    // PostgreSQL tries five with the values before it takes one for all of them.
    expect(Math.max(...plans.map(({ anew }) => anew))).toBeLessThanOrEqual(5);
    expect(Math.max(...plans.map(({ once }) => once))).toBeGreaterThan(0);
    const [key] = (
      await sql<{ definition: string }>`select indexdef as definition from pg_indexes
        where indexname = 'dailyProgressKey'`.execute(db)
    ).rows;
    expect(key?.definition).toContain('("customerId", date) INCLUDE ("mealsDone", "mealsOfDay")');
  });
});

type Prepared = { once: number; anew: number };

/** All at once, so that each is asked: what one has prepared no other knows of. */
function ofEachConnection<Told>(db: Db, ask: (connection: Db) => Promise<Told>): Promise<Told[]> {
  const { promise: allThere, resolve } = Promise.withResolvers<void>();
  let there = 0;
  const asked = Array.from({ length: MOST_CONNECTIONS }, () =>
    db.connection().execute(async (connection) => {
      there += 1;
      if (there === MOST_CONNECTIONS) resolve();
      await allThere;
      return ask(connection);
    }),
  );
  return Promise.all(asked);
}
