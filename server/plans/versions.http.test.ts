import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { changesInShort } from '#domain/plans/changeWords.ts';
import type { DietPlan, PlanInput } from '#domain/plans/planSchema.ts';
import type { PlanVersion, PlanVersionSummary, UnseenPlan } from '#domain/plans/versionSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { planCast, plansOf } from '#test/factories/plans.ts';
import type { Refused } from '#test/http/client.ts';
import type { CustomerScope } from '../http/session.ts';
import { mealsOfDay } from './versionQueries.ts';

type Page<Item> = { items: Item[]; next: string | null };

const LUNCH = 3;

/** The same week with other dishes for lunch from its first day on. */
const lunches = (input: PlanInput, ...dishes: string[]): PlanInput => ({
  ...input,
  weeklyDietPlan: input.weeklyDietPlan.map((day, index) => ({
    ...day,
    meals: day.meals.with(LUNCH, dishes[index] ?? day.meals[LUNCH] ?? ''),
  })),
});

onEachEngine('Versions of a plan', (engine) => {
  async function uploaded() {
    const dietician = await engine.make.aDietician({ name: 'Dora Dorn' });
    const { customer, input } = await planCast(engine);
    const as = engine.as(dietician);
    const plan = (await as.post<DietPlan>(plansOf(customer), lunches(input, 'Dal'))).body;
    const path = `${plansOf(customer)}/${plan.id}`;
    const own = engine.as(customer);
    const update = async (to: PlanInput, version: number) =>
      expect((await as.put(path, to, { ifMatch: version })).status).toBe(200);
    const changes = async () =>
      (await own.get<{ items: UnseenPlan[] }>(`${plansOf(customer)}/changes`)).body.items;
    const see = (version: number) => own.put<Refused>(`${path}/seen`, { version });
    return { customer, dietician, as, own, input, plan, path, update, changes, see };
  }

  it('[HIST-03] are listed with who wrote them, when, and which cells, the latest first', async () => {
    const { input, plan, path, as, update } = await uploaded();
    await update(lunches(input, 'Lentil soup', 'Soup', 'Soup', 'Soup'), 1);
    await update({ ...lunches(input, 'Lentil soup', 'Soup', 'Soup', 'Soup'), notes: '' }, 2);
    const { body } = await as.get<Page<PlanVersionSummary>>(`${path}/versions`);
    expect(body.items.map(({ version, current }) => [version, current])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    expect(body.items.map(({ modifiedBy }) => modifiedBy)).toEqual(Array(3).fill('Dora Dorn'));
    expect(body.items[2]?.modifiedAt).toBe(plan.uploadedAt);
    const [third, second, first] = body.items;
    expect(first?.changes).toBeNull();
    expect(second?.changes?.cells).toHaveLength(4);
    expect(second?.changes?.cells[0]).toMatchObject({
      date: input.startDate,
      before: 'Dal',
      after: 'Lentil soup',
    });
    expect(third?.changes && changesInShort(third.changes, third.mealTimings)).toBe('notes');
  });

  it('[HIST-03] are paged, and the last of a page still says what it changed', async () => {
    const { input, path, as, update } = await uploaded();
    for (const version of [1, 2, 3]) await update(lunches(input, `Dish ${version}`), version);
    const seen: PlanVersionSummary[] = [];
    for (let after = ''; ; ) {
      const { body } = await as.get<Page<PlanVersionSummary>>(`${path}/versions?limit=2${after}`);
      seen.push(...body.items);
      if (!body.next) break;
      after = `&after=${body.next}`;
    }
    expect(seen.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
    expect(seen.map(({ changes }) => changes?.cells.length ?? null)).toEqual([1, 1, 1, null]);
    const forged = Buffer.from(JSON.stringify(['diet-plan-versions', 'x'])).toString('base64url');
    expect((await as.get(`${path}/versions?after=${forged}`)).status).toBe(422);
  });

  it('[HIST-03] one is read as it was, and brought back by an update as a new version', async () => {
    const { input, path, as, update } = await uploaded();
    await update({ ...lunches(input, 'Lentil soup'), name: 'Second' }, 1);
    const { body: first } = await as.get<PlanVersion>(`${path}/versions/1`);
    expect(first).toMatchObject({ ...lunches(input, 'Dal'), version: 1, modifiedBy: 'Dora Dorn' });
    const { name, startDate, endDate, weeklyDietPlan, mealTimings, notes } = first;
    const content = { name, startDate, endDate, weeklyDietPlan, mealTimings, notes };
    await update(content, 2);
    const now = (await as.get<DietPlan>(path)).body;
    expect(now).toMatchObject({ ...lunches(input, 'Dal'), version: 3 });
    const second = (await as.get<PlanVersion>(`${path}/versions/2`)).body;
    expect([second.name, second.changes?.name]).toEqual([
      'Second',
      { before: input.name, after: 'Second' },
    ]);
    expect((await as.get<PlanVersion>(`${path}/versions/3`)).body.changes?.cells).toHaveLength(1);
    expect((await as.get(`${path}/versions/4`)).status).toBe(404);
    expect((await as.get(`${path}/versions/0`)).status).toBe(404);
  });

  it('[HIST-03] outlive the plan: of a deleted one they can still be looked at', async () => {
    const { input, path, as, update } = await uploaded();
    await update(lunches(input, 'Lentil soup'), 1);
    expect((await as.delete(path, { ifMatch: 2 })).status).toBe(204);
    const { body } = await as.get<Page<PlanVersionSummary>>(`${path}/versions`);
    expect(body.items.map(({ version, current }) => [version, current])).toEqual([
      [2, false],
      [1, false],
    ]);
    expect((await as.get<PlanVersion>(`${path}/versions/1`)).body.name).toBe(input.name);
  });

  it('[HIST-03] of a version whose writer is not recorded, nobody is named', async () => {
    const { customer, as } = await planCast(engine);
    const plan = await engine.make.aPlan(customer, { earlier: [{}] });
    const path = `${plansOf(customer)}/${plan.id}/versions`;
    const { items } = (await as.get<Page<PlanVersionSummary>>(path)).body;
    expect(items.map(({ modifiedBy }) => modifiedBy)).toEqual([null, null]);
  });

  it('[HIST-03] a new plan is wholly new to its customer: nothing of it is marked as changed', async () => {
    const { changes, input, update, see, plan } = await uploaded();
    await update(lunches(input, 'Lentil soup'), 1);
    expect(await changes()).toMatchObject([
      { planId: plan.id, version: 2, seenVersion: null, changes: { cells: [] } },
    ]);
    expect((await see(2)).status).toBe(204);
    expect(await changes()).toEqual([]);
  });

  it('[HIST-03] a plan that was never looked at is news until its week is over', async () => {
    const { customer, changes, plan } = await uploaded();
    const today = todayOf(customer);
    const from = (days: number) =>
      engine.make.aPlan(customer, { startDate: addDays(today, days), seenVersion: null });
    const [over, onItsLastDay, toCome] = [await from(-7), await from(-6), await from(7)];
    const ids = (await changes()).map(({ planId }) => planId);
    expect(ids.toSorted()).toEqual([plan.id, onItsLastDay.id, toCome.id].toSorted());
    expect(ids).not.toContain(over.id);
  });

  it('[HIST-03] the customer is told the cells changed since the version they saw last', async () => {
    const { changes, input, update, see } = await uploaded();
    await see(1);
    await update(lunches(input, 'Soup', 'Soup'), 1);
    await update(lunches(input, 'Dal', 'Lentil soup'), 2);
    // Monday's change was undone; Tuesday's is compared with the version the customer saw.
    const [unseen, ...others] = await changes();
    expect(others).toEqual([]);
    expect(unseen?.changes.cells.map(({ day, after }) => [day, after])).toEqual([
      [1, 'Lentil soup'],
    ]);
    expect(unseen?.changes.cells[0]?.before).toBe(input.weeklyDietPlan[1]?.meals[LUNCH]);
    await see(3);
    expect(await changes()).toEqual([]);
    await update(lunches(input, 'Dal', 'Rice'), 3);
    expect((await changes())[0]?.changes.cells[0]).toMatchObject({
      before: 'Lentil soup',
      after: 'Rice',
    });
  });

  it('[HIST-03] what was seen stays seen, and what is not there yet cannot be', async () => {
    const { changes, input, update, see } = await uploaded();
    await update(lunches(input, 'Soup'), 1);
    expect((await see(2)).status).toBe(204);
    expect((await see(1)).status).toBe(204);
    expect(await changes()).toEqual([]);
    const ahead = await see(3);
    expect([ahead.status, ahead.body.error.fields]).toEqual([
      422,
      { version: 'There is no such version yet.' },
    ]);
    expect((await see(0)).status).toBe(422);
  });

  it('[HIST-03] only the customer marks them as seen: a dietician who looks changes nothing', async () => {
    const { customer, as, changes, input, update, see, path } = await uploaded();
    await see(1);
    await update(lunches(input, 'Soup'), 1);
    const date = input.startDate;
    for (const of of [`${path}/versions`, path, `${plansOf(customer)}/latest`])
      expect((await as.get(of)).status).toBe(200);
    expect((await as.get(`${plansOf(customer)}/changes`)).status).toBe(200);
    expect((await as.get(`/api/customers/${customer.id}/daily-progress/${date}`)).status).toBe(200);
    expect((await as.put(`${path}/seen`, { version: 2 })).status).toBe(403);
    expect((await changes())[0]?.changes.cells).toHaveLength(1);
  });

  describe('What a plan was', () => {
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
      const meals = (date: string) => mealsOfDay(engine.db, 'dietPlanVersion', scope, date);
      expect((await meals(input.startDate)).toSorted()).toEqual(
        [first?.meals, soup.meals].toSorted(),
      );
      expect(await meals(addDays(input.startDate, 6))).toHaveLength(2);
      expect(await meals(addDays(input.startDate, 7))).toEqual([]);
      expect(await meals(addDays(input.startDate, -1))).toEqual([]);
    });
  });
});
