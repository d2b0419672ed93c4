import { expect, it } from 'vitest';
import { addDays, formatDay } from '#domain/day.ts';
import type { DietPlan, PlanSummary } from '#domain/plans/planSchema.ts';
import { emptyPlan } from '#domain/plans/week.ts';
import { onEachEngine } from '#test/engines.ts';
import { todayOf } from '#test/factories/people.ts';
import { planCast, plansOf } from '#test/factories/planCast.ts';
import type { Refused } from '#test/http/client.ts';

type Page<Item> = { items: Item[]; next: string | null };

onEachEngine('What a surprising upload is asked about', (engine) => {
  async function cast() {
    const { customer, as, input } = await planCast(engine);
    const path = plansOf(customer);
    const stored = async () => (await as.get<Page<PlanSummary>>(path)).body.items;
    return { customer, as, input, path, stored, today: todayOf(customer) };
  }

  it('[HIST-05] an upload over days of another plan is refused with those days until it is confirmed', async () => {
    const { customer, as, input, path, stored, today } = await cast();
    await engine.make.aPlan(customer, { name: 'Week 3', startDate: addDays(today, -4) });
    const { status, body } = await as.post<Refused>(path, input);
    expect([status, body.error.code]).toEqual([409, 'confirm-needed']);
    const days = `${formatDay(today, 'short')} to ${formatDay(addDays(today, 2), 'short')}`;
    const sentence = `${days} are now planned by “Week 3”; this plan would take their place.`;
    expect(body.error.fields).toEqual({ 'replaces-days': sentence });
    expect(body.error.message).toContain(sentence);
    expect(await stored()).toHaveLength(1);
    expect((await as.post<Refused>(path, { ...input, confirm: false })).status).toBe(409);
    expect((await as.post(path, { ...input, confirm: true })).status).toBe(201);
    expect(await stored()).toHaveLength(2);
  });

  it('[HIST-05] confirmed are the reasons that were read: what holds only since is asked about again', async () => {
    const { customer, as, input, path, stored, today } = await cast();
    await engine.make.aPlan(customer, { name: 'Week 3', startDate: addDays(today, -4) });
    const first = await as.post<Refused>(path, input);
    const reasonsRead = Object.values(first.body.error.fields ?? {});
    expect(reasonsRead).toHaveLength(1);
    const other = await engine.make.aPlan(customer, { name: 'Of a colleague', startDate: today });
    const again = await as.post<Refused>(path, { ...input, confirm: true, reasonsRead });
    expect([again.status, again.body.error.code]).toEqual([409, 'confirm-needed']);
    expect(again.body.error.message).toContain(other.name);
    expect(await stored()).toHaveLength(2);
    const all = Object.values(again.body.error.fields ?? {});
    const confirmed = { ...input, confirm: true, reasonsRead: all };
    expect((await as.post(path, confirmed)).status).toBe(201);
  });

  it('[HIST-05] [PLAN-15] who is late is told of the other’s update first, and then asked', async () => {
    const { customer, as, path } = await cast();
    const plan = await engine.make.aPlan(customer);
    const blank = { ...emptyPlan(todayOf(customer)), name: 'Blank' };
    const late = await as.put<Refused>(`${path}/${plan.id}`, blank, { ifMatch: 7 });
    expect(late.status).toBe(412);
    expect((await as.put(`${path}/unknown`, blank, { ifMatch: 1 })).status).toBe(404);
  });

  it('[HIST-05] [PLAN-16] the key of a refused upload is free for the confirmed one, which it then keeps', async () => {
    const { customer, as, input, path, stored } = await cast();
    await engine.make.aPlan(customer);
    const options = { idempotencyKey: crypto.randomUUID() };
    expect((await as.post(path, input, options)).status).toBe(409);
    const made = await as.post<DietPlan>(path, { ...input, confirm: true }, options);
    expect(made.status).toBe(201);
    // A client that lost the answer asks again, and may no longer know that the upload was confirmed.
    for (const again of [input, { ...input, confirm: true }])
      expect((await as.post<DietPlan>(path, again, options)).body.id).toBe(made.body.id);
    expect(await stored()).toHaveLength(2);
  });

  it('[HIST-05] of many uploads for one week at once, one is stored and each other is asked about it', async () => {
    const { as, input, path, stored } = await cast();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => as.post<Refused>(path, input)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)]);
    const refused = answers.filter(({ status }) => status === 409);
    for (const { body } of refused) expect(body.error.fields).toHaveProperty('replaces-days');
    expect(await stored()).toHaveLength(1);
  });

  it('[HIST-06] the plans from a day on are those with a day on or after it, whatever their end date says', async () => {
    const { customer, as, path, today } = await cast();
    const make = (name: string, startDate: string, endDate: string) =>
      engine.make.aPlan(customer, { name, startDate, endDate });
    await make('Over', addDays(today, -7), addDays(today, 30));
    await make('Last day today', addDays(today, -6), addDays(today, -4));
    await make('Ahead', addDays(today, 9), addDays(today, 15));
    const { body } = await as.get<Page<PlanSummary>>(`${path}?from=${today}`);
    const names = body.items.map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Ahead', 'Last day today']);
    expect((await as.get(`${path}?from=tomorrow`)).status).toBe(422);
  });
});
