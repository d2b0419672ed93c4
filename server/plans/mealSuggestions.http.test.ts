import { expect, it } from 'vitest';
import { onEachEngine } from '#test/engines.ts';
import type { Person } from '#test/factories/people.ts';
import { planInput } from '#test/factories/plans.ts';
import { countAllMeals, forgetMeals } from './mealTexts.ts';

onEachEngine('Meals suggested while one types', (engine) => {
  const as = async () => engine.as(await engine.make.aDietician());
  type Client = Awaited<ReturnType<typeof as>>;
  let nth = 0;
  const plan = (...meals: string[]) =>
    planInput('2026-11-23', { meals: Array.from({ length: 8 }, (_, at) => meals[at] ?? '') });

  const upload = async (client: Client, customer: Person, ...meals: string[]) => {
    nth += 1;
    const { body } = await client.post<{ id: string; version: number }>(
      `/api/customers/${customer.id}/diet-plans`,
      plan(...meals),
      { headers: { 'idempotency-key': `suggestions-${engine.name}-${nth}` } },
    );
    return body;
  };
  const suggest = async (client: Client, begins: string) => {
    const path = `/api/meal-suggestions?${new URLSearchParams({ begins })}`;
    return (await client.get<{ items: string[] }>(path)).body.items;
  };

  it('[REUSE-04] come from the plans of all dieticians and customers, those of most plans first', async () => {
    const [anna, bob] = [await as(), await as()];
    const [one, two] = [await engine.make.aCustomer(), await engine.make.aCustomer()];
    await upload(anna, one, 'Quark with plums', 'Quinoa porridge');
    await upload(anna, two, 'Quinoa porridge', 'Plum cake, quartered');
    expect(await suggest(bob, 'qu')).toEqual([
      'Quinoa porridge',
      'Plum cake, quartered',
      'Quark with plums',
    ]);
    expect(await suggest(bob, 'QUARK with pl')).toEqual(['Quark with plums']);
    expect(await suggest(bob, 'Quark with plums')).toEqual([]);
    for (const begins of ['q', '', '%', 'uark']) expect(await suggest(bob, begins)).toEqual([]);
    expect((await bob.get(`/api/meal-suggestions?begins=${'q'.repeat(201)}`)).status).toBe(422);
  });

  it('[REUSE-04] follow a changed, a deleted and a saved plan', async () => {
    const client = await as();
    const customer = await engine.make.aCustomer();
    const home = `/api/customers/${customer.id}`;
    const { id, version } = await upload(client, customer, 'Zander, fried', 'Zwieback');
    await client.put(`${home}/diet-plans/${id}`, plan('Zander, steamed', 'Zwieback'), {
      headers: { 'if-match': `"${version}"` },
    });
    expect(await suggest(client, 'za')).toEqual(['Zander, steamed']);
    await client.post(`${home}/saved-diet-plans`, plan('Zander, poached'), {
      headers: { 'idempotency-key': `suggestions-${engine.name}-saved` },
    });
    expect(await suggest(client, 'za')).toEqual(['Zander, poached', 'Zander, steamed']);
    await client.delete(`${home}/diet-plans/${id}`, {
      headers: { 'if-match': `"${version + 1}"` },
    });
    expect(await suggest(client, 'za')).toEqual(['Zander, poached']);
    expect(await suggest(client, 'zw')).toEqual([]);
  });

  it('[REUSE-04] [T-J1] name nobody, nothing of who withdrew, and no customer reads them', async () => {
    const client = await as();
    const customer = await engine.make.aCustomer({ name: 'Ottilie Xaver' });
    await upload(client, customer, 'Ottilie’s soup, xylitol', 'Xigua salad');
    expect(await suggest(client, 'soup xyl')).toEqual([]);
    expect(await suggest(client, 'xi')).toEqual(['Xigua salad']);
    expect((await engine.as(customer).get('/api/meal-suggestions?begins=xi')).status).toBe(403);
    await engine.db
      .updateTable('user')
      .set({ consent: 'withdrawn' })
      .where('id', '=', customer.id)
      .execute();
    expect(await suggest(client, 'xi')).toEqual([]);
  });

  it('[REUSE-04] [T-J1] an erasure takes away what came from that customer alone, and its words', async () => {
    const client = await as();
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
    const client = await as();
    const customer = await engine.make.aCustomer();
    await upload(client, customer, 'Jackfruit curry', 'Jackfruit tacos');
    const counted = () =>
      Promise.all([
        engine.db.selectFrom('mealText').selectAll().orderBy('text').execute(),
        engine.db.selectFrom('mealTextWord').selectAll().orderBy('word').orderBy('text').execute(),
        engine.db
          .selectFrom('mealTextUse')
          .selectAll()
          .orderBy('customerId')
          .orderBy('text')
          .execute(),
      ]);
    const before = await counted();
    for (const table of ['mealTextUse', 'mealText'] as const)
      await engine.db.deleteFrom(table).execute();
    await engine.db.transaction().execute(countAllMeals);
    expect(await counted()).toEqual(before);
  });
});
