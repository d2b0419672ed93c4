import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import type { Person } from '#test/factories/people.ts';
import { planCast, plansOf } from '#test/factories/planCast.ts';
import type { Refused } from '#test/http/client.ts';
import type { CustomerScope } from '../http/session.ts';
import { mealsOfEarlierVersions } from './versionQueries.ts';

onEachEngine('What a plan was', (engine) => {
  const kept = (customer: Person) =>
    engine.db
      .selectFrom('dietPlanVersion')
      .selectAll()
      .where('customerId', '=', customer.id)
      .orderBy('version')
      .execute();

  async function uploaded() {
    const { customer, as, input } = await planCast(engine);
    const plan = (await as.post<DietPlan>(plansOf(customer), input)).body;
    const path = `${plansOf(customer)}/${plan.id}`;
    return { customer, as, input, plan, path };
  }

  it('[HIST-03] an update keeps what the plan was before, with who wrote it and when', async () => {
    const { customer, input, plan, path } = await uploaded();
    const other = await engine.make.aDietician();
    const second = await engine
      .as(other)
      .put<DietPlan>(path, { ...input, name: 'Second' }, { ifMatch: 1 });
    await engine.as(other).put(path, { ...input, name: 'Third' }, { ifMatch: 2 });
    const rows = await kept(customer);
    expect(rows.map(({ planId, version, name }) => [planId, version, name])).toEqual([
      [plan.id, 1, input.name],
      [plan.id, 2, 'Second'],
    ]);
    expect(rows.map(({ modifiedAt }) => modifiedAt)).toEqual([
      plan.uploadedAt,
      second.body.lastModified,
    ]);
    expect(rows[0]?.modifiedBy).not.toBe(other.id);
    expect(rows[1]?.modifiedBy).toBe(other.id);
    expect(JSON.parse(rows[0]?.weeklyDietPlan ?? '')).toEqual(input.weeklyDietPlan);
  });

  it('[HIST-03] a deleted plan stays as a version', async () => {
    const { customer, as, input, plan, path } = await uploaded();
    expect((await as.delete(path, { ifMatch: 1 })).status).toBe(204);
    const rows = await kept(customer);
    expect(rows.map(({ planId, version, name }) => [planId, version, name])).toEqual([
      [plan.id, 1, input.name],
    ]);
  });

  it('[HIST-03] [T-C5] an update or a deletion that is refused leaves no version', async () => {
    const { customer, as, input, path } = await uploaded();
    const stale = await as.put<Refused>(path, { ...input, name: 'Stale' }, { ifMatch: 7 });
    expect(stale.status).toBe(412);
    expect((await as.delete(path, { ifMatch: 7 })).status).toBe(412);
    await as.put(`/api/customers/${customer.id}/coaching-period/pause`, {
      startDate: null,
      endDate: null,
    });
    expect((await as.put(path, { ...input, name: 'Paused' }, { ifMatch: 1 })).status).toBe(409);
    expect(await kept(customer)).toEqual([]);
  });

  it('[HIST-03] tells the meals of a day by each earlier version whose days contain it', async () => {
    const { customer, as, input, path } = await uploaded();
    const [first, ...rest] = input.weeklyDietPlan;
    const soup = { date: input.startDate, meals: Array.from({ length: 8 }, () => 'Soup') };
    await as.put(path, { ...input, weeklyDietPlan: [soup, ...rest] }, { ifMatch: 1 });
    await as.delete(path, { ifMatch: 2 });
    const scope = { customerId: customer.id } as CustomerScope;
    const meals = (date: string) => mealsOfEarlierVersions(engine.db, scope, date);
    expect((await meals(input.startDate)).toSorted()).toEqual(
      [first?.meals, soup.meals].toSorted(),
    );
    expect(await meals(addDays(input.startDate, 6))).toHaveLength(2);
    expect(await meals(addDays(input.startDate, 7))).toEqual([]);
    expect(await meals(addDays(input.startDate, -1))).toEqual([]);
  });
});
