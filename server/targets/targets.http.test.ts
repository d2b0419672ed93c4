import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import type { NutrientDays, Targets } from '#domain/targets/targetSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { wholeDay } from '#test/factories/days.ts';
import { todayOf } from '#test/factories/people.ts';
import { targetsInput } from '#test/factories/targets.ts';
import type { Refused } from '#test/http/client.ts';

onEachEngine('Targets of a customer', (engine) => {
  async function aPractice() {
    const meera = await engine.make.aDietician({ name: 'Meera' });
    const anna = await engine.make.aCustomer();
    const of = `/api/customers/${anna.id}`;
    const [as, asAnna] = [engine.as(meera), engine.as(anna)];
    const set = (wishes = {}, ifMatch = 0) =>
      as.put<Targets>(`${of}/food-targets`, targetsInput(wishes), { ifMatch });
    return { meera, anna, of, as, asAnna, set, today: todayOf(anna) };
  }

  const meals = ['', '100 g oats', '1 apple', '', '', '', '', ''];

  it('[FOOD-03] a dietician sets what a day should contain; it comes with who set it, and when', async () => {
    const { of, as, set } = await aPractice();
    expect((await as.get(`${of}/food-targets`)).body).toMatchObject({ targets: [], version: 0 });
    expect(await set()).toMatchObject({ status: 200, body: { version: 1, setBy: 'Meera' } });
    const { body } = await as.get<Targets>(`${of}/food-targets`);
    expect(body).toMatchObject({ ...targetsInput(), setBy: 'Meera', version: 1 });
    expect((await set({}, 0)).status).toBe(412);
    expect((await set({ targets: [], formula: null, isShown: false }, 1)).body).toMatchObject({
      targets: [],
      isShown: false,
      version: 2,
    });
  });

  it('[FOOD-03] amounts that nobody means are refused with a sentence', async () => {
    const { set } = await aPractice();
    const refused = async (wishes: object) =>
      (await set(wishes)) as unknown as { status: number; body: Refused };
    const energy = (amount: number) => ({ nutrient: 'energy', amount, kind: 'about' });
    const high = await refused({ targets: [energy(99_999)] });
    expect([high.status, JSON.stringify(high.body)]).toEqual([
      422,
      expect.stringContaining('from 300 to 10,000'),
    ]);
    for (const wishes of [
      { targets: [energy(1800), energy(1900)] },
      { targets: [{ nutrient: 'luck', amount: 1, kind: 'about' }] },
      { targets: [{ ...energy(1800), kind: 'exactly' }] },
      { tolerance: 0 },
      { tolerance: 51 },
    ])
      expect((await refused(wishes)).status).toBe(422);
  });

  it('[FOOD-05] a customer sees what a day contains only once their dietician has turned it on', async () => {
    const { of, asAnna, as, anna, set, today } = await aPractice();
    await engine.make.aPlan(anna, { startDate: today, meals });
    const asked = `${of}/nutrients?from=${today}&to=${today}`;
    expect((await asAnna.get(asked)).body).toEqual({ isShown: false, items: [] });
    await set({ isShown: false });
    expect((await asAnna.get(asked)).body).toEqual({ isShown: false, items: [] });
    await set({ isShown: true }, 1);
    const { body } = await asAnna.get<NutrientDays>(asked);
    expect(body).toMatchObject({
      isShown: true,
      items: [{ date: today, planned: { foods: 2, counted: 2 }, eaten: null }],
    });
    expect(body.items[0]?.planned?.nutrients.energy?.value).toBeGreaterThan(300);
    expect(Object.keys(body.items[0]?.planned?.nutrients ?? {})).toHaveLength(5);
    expect((await asAnna.get(`${of}/food-targets`)).status).toBe(403);
    const other = engine.as(await engine.make.aCustomer());
    expect((await other.get(asked)).status).toBe(404);
    expect((await as.get<NutrientDays>(asked)).body.items).toHaveLength(1);
  });

  it('[FOOD-05] who hides numbers sees none, whatever is turned on; their dietician does', async () => {
    const { of, as, asAnna, anna, set, today } = await aPractice();
    await engine.make.aPlan(anna, { startDate: today, meals });
    await set({ isShown: true });
    await as.put(`${of}/hidden-numbers`, { hidden: true });
    const asked = `${of}/nutrients?from=${today}&to=${today}`;
    expect((await asAnna.get(asked)).body).toEqual({ isShown: false, items: [] });
    expect((await as.get<NutrientDays>(asked)).body.items[0]?.planned?.foods).toBe(2);
  });

  it('[FOOD-05] for the dietician, ticked dishes and what was eaten instead are counted by the same reader', async () => {
    const { of, as, asAnna, anna, today } = await aPractice();
    const yesterday = addDays(today, -1);
    await engine.make.aPlan(anna, { startDate: yesterday, meals });
    const logged = await asAnna.patch(
      `${of}/daily-progress/${yesterday}`,
      wholeDay({
        meals: { '1': true },
        instead: { '2': { kind: 'other', words: '200 g rice and xyzzy' } },
      }),
    );
    expect(logged.status).toBe(200);
    const { body } = await as.get<NutrientDays>(`${of}/nutrients?from=${yesterday}&to=${today}`);
    const [first, second] = body.items;
    expect(first).toMatchObject({
      planned: { foods: 2, counted: 2 },
      eaten: { foods: 3, counted: 2 },
    });
    const [planned, eaten] = [first?.planned, first?.eaten].map(
      (totals) => totals?.nutrients.energy?.value ?? 0,
    );
    expect(eaten).toBeGreaterThan((planned ?? 0) + 100);
    expect(second).toMatchObject({ planned: { foods: 2 }, eaten: null });
    expect((await as.get(`${of}/nutrients?from=${addDays(today, -92)}&to=${today}`)).status).toBe(
      422,
    );
  });
});
