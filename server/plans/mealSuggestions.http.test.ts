import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import type { LibraryPlan } from '#domain/planLibrary/libraryPlanSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { libraryInput } from '#test/factories/planLibrary.ts';
import { planOf, suggestedMeals, TODAY } from '#test/suggestedMeals.ts';
import { lockCustomer } from '../http/write.ts';
import { eraseDue } from '../rights/erase.ts';
import { countMeals, forgetMeals } from './mealTexts.ts';

onEachEngine('Meals suggested while one types', (engine) => {
  const { asDietician, upload, suggest, counted, countedAnew } = suggestedMeals(engine);
  let nth = 0;

  it('[REUSE-04] come from the plans of all dieticians and customers, those of most plans first', async () => {
    const [anna, bob] = [await asDietician(), await asDietician()];
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
    const client = await asDietician();
    const customer = await engine.make.aCustomer();
    const home = `/api/customers/${customer.id}`;
    const { id, version } = await upload(client, customer, 'Zander, fried', 'Zwieback');
    await client.put(`${home}/diet-plans/${id}`, planOf('Zander, steamed', 'Zwieback'), {
      headers: { 'if-match': `"${version}"` },
    });
    expect(await suggest(client, 'za')).toEqual(['Zander, steamed']);
    await client.post(`${home}/saved-diet-plans`, planOf('Zander, poached'), {
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
    const client = await asDietician();
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

  it('[REUSE-04] [T-J1] name no customer of the practice, in whoever’s plan; a word that many have is no name', async () => {
    const client = await asDietician();
    const [one, two] = [await engine.make.aCustomer(), await engine.make.aCustomer()];
    await engine.make.aCustomer({ name: 'Xanthippe Zoë Oliveira-Bo' });
    await engine.make.aCustomer({ name: 'Kürbis Patrice O’Quillan' });
    await upload(client, one, 'Wakame for Xanthippe', 'Wakame as Bo likes it', 'Wakame, Zoë’s way');
    await upload(
      client,
      two,
      'OLIVEIRAS wakame',
      'Wakame rice',
      'Wakame, olive',
      "O'Quillan wakame",
    );
    expect(await suggest(client, 'wak')).toEqual(['Wakame rice', 'Wakame, olive']);

    await upload(client, await engine.make.aCustomer(), 'Kürbis risotto');
    expect(await suggest(client, 'risotto kü')).toEqual([]);
    for (let nth = 0; nth < 6; nth += 1)
      await upload(client, await engine.make.aCustomer(), `Soup ${nth} of Kürbis`);
    expect(await suggest(client, 'kürbis ris')).toEqual(['Kürbis risotto']);
  });

  it('[REUSE-04] come from the plans of the library too, as long as they are in it', async () => {
    const client = await asDietician();
    const library = '/api/plan-library';
    const kept = async (...meals: string[]) => {
      nth += 1;
      const days = Array.from({ length: 7 }, () => [...meals, ...Array(8 - meals.length).fill('')]);
      const headers = { 'idempotency-key': `suggestions-${engine.name}-${nth}` };
      const { week, ...input } = libraryInput({ name: `Kept ${nth}` });
      const sent = { ...input, week: { ...week, days } };
      return (await client.post<LibraryPlan>(library, sent, { headers })).body;
    };
    const customer = await engine.make.aCustomer();
    await engine.make.aCustomer({ name: 'Vivienne Vesper' });
    const plan = await kept('Vanilla skyr', 'Vanilla for Vivienne');
    expect(await suggest(client, 'van')).toEqual(['Vanilla skyr']);
    await upload(client, customer, 'Vanilla skyr', 'Vanilla pod');
    await kept('Vanilla pod');
    await kept('Vanilla pod');
    expect(await suggest(client, 'van')).toEqual(['Vanilla pod', 'Vanilla skyr']);
    const before = await counted();
    expect(await countedAnew()).toEqual(before);

    await client.put(
      `${library}/${plan.id}`,
      {
        name: 'Changed',
        tags: [],
        forWhom: '',
        week: {
          ...plan.week,
          days: plan.week.days.map(() => ['Vermicelli', '', '', '', '', '', '', '']),
        },
      },
      { ifMatch: plan.version },
    );
    expect(await suggest(client, 'verm')).toEqual(['Vermicelli']);
    expect(
      (await client.delete(`${library}/${plan.id}`, { ifMatch: plan.version + 1 })).status,
    ).toBe(204);
    expect(await suggest(client, 'verm')).toEqual([]);
    expect((await client.put(`${library}/${plan.id}/put-back`, {})).status).toBe(204);
    expect(await suggest(client, 'verm')).toEqual(['Vermicelli']);
    expect((await counted())[3].map(({ text }) => text)).toContain('Vermicelli');
  });

  it('[REUSE-04] [T-J1] one that is in the plans of nobody is not suggested', async () => {
    await engine.db
      .insertInto('mealText')
      .values({ text: 'Ugli fruit', plans: 1, customers: 1 })
      .execute();
    await engine.db
      .insertInto('mealTextWord')
      .values({ word: 'ugli', text: 'Ugli fruit' })
      .execute();
    expect(await suggest(await asDietician(), 'ug')).toEqual([]);
  });

  it('[REUSE-04] of a word that thousands have are those of most plans', async () => {
    const texts = Array.from({ length: 2200 }, (_, at) => ({
      text: `Wxyz ${at === 3 ? 'rarely' : 'often'} ${at}`,
      plans: at,
      customers: 9,
    }));
    for (let at = 0; at < texts.length; at += 200) {
      const some = texts.slice(at, at + 200);
      await engine.db.insertInto('mealText').values(some).execute();
      const words = some.flatMap(({ text }) =>
        ['wxyz', text.split(' ')[1] ?? ''].map((word) => ({ word, text })),
      );
      await engine.db.insertInto('mealTextWord').values(words).execute();
    }
    const client = await asDietician();
    const most = [2199, 2198, 2197, 2196, 2195, 2194, 2193, 2192].map((at) => `Wxyz often ${at}`);
    for (const begins of ['wx', 'often wx', 'wxyz oft'])
      expect(await suggest(client, begins)).toEqual(most);
    for (const begins of ['wxyz ra', 'rarely wx'])
      expect(await suggest(client, begins)).toEqual(['Wxyz rarely 3']);
  });
});

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
