import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { onEachEngine } from '#test/engines.ts';
import { planOf, suggestedMeals, TODAY } from '#test/suggestedMeals.ts';
import { lockCustomer } from '../http/write.ts';
import { eraseDue } from '../rights/erase.ts';
import { countMeals, forgetMeals } from './mealTexts.ts';

onEachEngine('Meals counted among all plans', (engine) => {
  const { asDietician, upload, suggest, counted, countedAnew } = suggestedMeals(engine);

  it('[REUSE-04] [T-J1] an erasure takes away what came from that customer alone, and its words', async () => {
    const client = await asDietician();
    const [erased, stays] = [await engine.make.aCustomer(), await engine.make.aCustomer()];
    await upload(client, erased, 'Yam stew', 'Yucca chips');
    await upload(client, stays, 'Yam stew');
    await engine.db.transaction().execute((db) => forgetMeals(db, erased));
    await engine.db.deleteFrom('dietPlan').where('customerId', '=', erased.id).execute();
    expect([await suggest(client, 'ya'), await suggest(client, 'yu')]).toEqual([['Yam stew'], []]);
    const left = async (table: 'mealText' | 'mealTextWord') =>
      (await engine.db.selectFrom(table).select('text').execute()).map(({ text }) => text);
    expect(await left('mealText')).not.toContain('Yucca chips');
    expect(await left('mealTextWord')).not.toContain('Yucca chips');
  });

  it('[REUSE-04] counted anew after a restore, are what they were', async () => {
    const client = await asDietician();
    const customer = await engine.make.aCustomer();
    await upload(client, customer, 'Jackfruit curry', 'Jackfruit tacos');
    const before = await counted();
    expect(await countedAnew()).toEqual(before);
  });

  it('[REUSE-04] [T-J1] are counted right when a customer’s plans are saved, uploaded and deleted at once', async () => {
    const client = await asDietician();
    const customer = await engine.make.aCustomer();
    const home = `/api/customers/${customer.id}`;
    const save = async (name: string) => {
      const headers = { 'idempotency-key': `suggestions-${engine.name}-${name}` };
      const { status, body } = await client.post<{ id: string }>(
        `${home}/saved-diet-plans`,
        planOf('Kumara mash', `Kumara ${name}`),
        { headers },
      );
      expect(status).toBe(201);
      return body.id;
    };
    const first = [await save('one'), await save('two')];
    await Promise.all([
      ...first.map((id) => client.delete(`${home}/saved-diet-plans/${id}`)),
      ...['three', 'four', 'five', 'six'].map(save),
      upload(client, customer, 'Kumara mash'),
      client.post(
        `${home}/diet-plan-weeks`,
        {
          plan: planOf('Kumara mash', 'Kumara chips'),
          weeks: [7, 14].map((days) => {
            const startDate = addDays(TODAY, days);
            return { name: startDate, startDate };
          }),
        },
        { headers: { 'idempotency-key': `suggestions-${engine.name}-weeks` } },
      ),
    ]);
    const before = await counted();
    expect(before[0].find(({ text }) => text === 'Kumara mash')).toMatchObject({
      plans: 7,
      customers: 1,
    });
    expect(await countedAnew()).toEqual(before);
  });

  it('[REUSE-04] [T-J1] what is being saved while its customer is erased is erased with them', async () => {
    const customer = await engine.make.aCustomer();
    const { weeklyDietPlan, mealTimings, ...named } = planOf('Okapi-shaped toast');
    const at = new Date().toISOString();
    await engine.db
      .insertInto('accountDeletion')
      .values({ userId: customer.id, requestedAt: at, dueAt: at })
      .execute();
    const erase = () => eraseDue(engine.server.deps);
    const isAwaited = async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(engine.db);
      return rows.length > 0;
    };
    const { erased } = await engine.db.transaction().execute(async (db) => {
      await lockCustomer({ db, engine: engine.name }, { customerId: customer.id });
      await db
        .insertInto('savedDietPlan')
        .values({
          ...named,
          customerId: customer.id,
          id: 'okapi',
          weeklyDietPlan: JSON.stringify(weeklyDietPlan),
          mealTimings: JSON.stringify(mealTimings),
          savedAt: at,
          savedBy: 'nobody',
        })
        .execute();
      await countMeals(db, customer.id);
      if (engine.name !== 'postgres') return { erased: null };
      const erased = erase();
      await expect.poll(isAwaited).toBe(true);
      return { erased };
    });
    await (erased ?? erase());
    for (const table of ['mealText', 'mealTextWord', 'mealTextUse'] as const) {
      const left = await engine.db.selectFrom(table).select('text').execute();
      expect(left.map(({ text }) => text)).not.toContain('Okapi-shaped toast');
    }
  });
});
