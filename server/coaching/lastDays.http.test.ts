import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { CustomerPage } from '#domain/coaching/customer.ts';
import { addDays, dayIn } from '#domain/day.ts';
import { seed, settle } from '#test/bench/practice/seed.ts';
import { onEachEngine } from '#test/engines.ts';

onEachEngine('The last days of the customers on a page', (engine) => {
  const utc = dayIn('UTC', new Date());

  it('[CUST-01] say when each logged last, also outside of the fourteen squares', async () => {
    const as = engine.as(await engine.make.aDietician());
    const logged = async (name: string, timeZone: string, backs: readonly number[]) => {
      const customer = await engine.make.aCustomer({ name: `Lastly ${name}`, timeZone });
      for (const back of backs) await engine.make.aDay(customer, addDays(utc, -back));
    };
    await logged('a square', 'UTC', [5, 2, 9, 40]);
    await logged('before the squares', 'UTC', [30, 14]);
    await logged('long ago', 'UTC', [90, 60]);
    await logged('never', 'UTC', []);
    // Their zone was that of Kiritimati until a moment ago.
    await logged('tomorrow', 'Etc/GMT+12', [1, -1]);
    const { items } = (await as.get<CustomerPage>('/api/customers?search=lastly')).body;
    expect(Object.fromEntries(items.map((item) => [item.name, item.lastLoggedDay]))).toEqual({
      'Lastly a square': addDays(utc, -2),
      'Lastly before the squares': addDays(utc, -14),
      'Lastly long ago': addDays(utc, -60),
      'Lastly never': null,
      'Lastly tomorrow': addDays(utc, 1),
    });
  });

  if (engine.name === 'postgres')
    it('are kept in the key of a day, and read by a plan that is made once', async () => {
      const { db, config } = engine.server.deps;
      const size = { customers: 200, plans: 1, days: 150 };
      const { dietician } = await seed({ db, engine: engine.name }, config.secret, size);
      await settle({ db, engine: engine.name });
      const as = engine.as(dietician);
      for (let count = 0; count < 120; count += 1) await as.get('/api/customers');
      const { rows } = await sql<Prepared>`
        select sum(generic_plans)::int as once, sum(custom_plans)::int as anew
        from pg_prepared_statements where statement like '%string_agg%'`.execute(db);
      // PostgreSQL tries five with the values before it takes one for all of them.
      expect(rows).toEqual([{ once: expect.any(Number), anew: 5 }]);
      expect(rows[0]?.once).toBeGreaterThan(0);
      const [key] = (
        await sql<{ definition: string }>`select indexdef as definition from pg_indexes
          where indexname = 'dailyProgressKey'`.execute(db)
      ).rows;
      expect(key?.definition).toContain('("customerId", date) INCLUDE ("mealsDone", "mealsOfDay")');
    });
});

type Prepared = { once: number; anew: number };
