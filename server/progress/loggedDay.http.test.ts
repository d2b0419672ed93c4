import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import { mealsShown } from '#domain/progress/mealsShown.ts';
import type { DailyProgress, ProgressDay, TrackedDay } from '#domain/progress/progressSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { dayInput } from '#test/factories/days.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { planCast, plansOf } from '#test/factories/planCast.ts';
import { MEALS, planInput } from '#test/factories/plans.ts';
import type { Refused } from '#test/http/client.ts';
import { confirmed } from '#test/http/confirmed.ts';

/** The dishes after the lentil soup was replaced. */
const SALAD = MEALS.with(3, 'Chicken salad');
const SOUP = 'Lentil soup and rye bread';

onEachEngine('A logged day', (engine) => {
  const dayOf = (customer: Person, date = todayOf(customer)) =>
    `/api/customers/${customer.id}/daily-progress/${date}`;

  async function cast() {
    const { customer, as: dietician } = await planCast(engine);
    const as = engine.as(customer);
    const today = todayOf(customer);
    return {
      customer,
      today,
      as,
      dietician,
      upload: async (meals: readonly string[] = MEALS, startDate = addDays(today, -6)) =>
        (
          await confirmed<DietPlan>(planInput(startDate, { meals }), (plan) =>
            dietician.post(plansOf(customer), plan),
          )
        ).body,
      update: ({ id, version }: DietPlan, meals: readonly string[]) =>
        confirmed<DietPlan>(planInput(addDays(today, -6), { meals, name: 'Mended' }), (plan) =>
          dietician.put(`${plansOf(customer)}/${id}`, plan, { ifMatch: version }),
        ),
      log: (date: string, meals: object, more: object = {}) =>
        as.put<DailyProgress>(dayOf(customer, date), { ...dayInput(), meals, ...more }),
      read: async (date: string) => (await as.get<TrackedDay>(dayOf(customer, date))).body,
      square: async (date: string) =>
        (
          await as.get<{ items: ProgressDay[] }>(`/api/customers/${customer.id}/daily-progress`)
        ).body.items.find((day) => day.date === date),
    };
  }

  it('[HIST-01] its texts and counts stay when its plan is edited, replaced and deleted', async () => {
    const { customer, today, dietician, upload, update, log, read, square } = await cast();
    const plan = await upload();
    const date = addDays(today, -2);
    const { body: logged } = await log(date, { '1': true, '3': true, '5': true });
    const counted = { date, logged: 'some', done: 3, meals: 5 };
    expect([logged.planned.meals, await square(date)]).toEqual([MEALS, counted]);

    const stays = async () => {
      expect((await read(date)).record).toEqual(logged);
      expect(await square(date)).toEqual(counted);
    };
    expect((await update(plan, SALAD)).status).toBe(200);
    await stays();
    const second = await upload(MEALS.with(6, ''));
    await stays();
    for (const { id, version } of [{ id: plan.id, version: 2 }, second])
      await dietician.delete(`${plansOf(customer)}/${id}`, { ifMatch: version });
    await stays();
    expect((await read(date)).planned).toBeNull();
  });

  it('[HIST-02] the tick stays with its dish, and the one that replaced it stands beside, not done', async () => {
    const { today, upload, update, log, read } = await cast();
    const plan = await upload();
    await log(today, { '3': true });
    await update(plan, SALAD);
    const day = await read(today);
    expect(mealsShown(day).find(({ index }) => index === 3)).toMatchObject({
      meal: SOUP,
      done: true,
      changedTo: { meal: 'Chicken salad' },
    });
    // Submitted again by a page that does not know of the change: the soup was eaten.
    const { body } = await log(today, { '1': true, '3': true });
    expect([body.version, body.planned.meals]).toEqual([2, MEALS]);
    // Today, a meal without a tick shows the dish of the present plan.
    const { body: eaten } = await log(today, { '1': true });
    expect([eaten.planned.meals, eaten.planned.planName]).toEqual([SALAD, 'Mended']);
  });

  it('[HIST-02] a tick made for a dish that is replaced before it is sent is stored with that dish', async () => {
    const { today, upload, update, log } = await cast();
    const plan = await upload();
    await update(plan, SALAD);
    const { body } = await log(today, { '3': true }, { dishes: { '3': SOUP } });
    expect(body.planned.meals[3]).toBe(SOUP);
    // The same for a dish of a plan that no longer holds.
    await upload(MEALS.with(3, 'Pizza'));
    const again = await log(today, { '3': true }, { dishes: { '3': 'Chicken salad' } });
    expect(again.body.planned.meals[3]).toBe('Chicken salad');
  });

  it('[HIST-02] [T-C1] no tick is for a dish that no plan of the day has in its place', async () => {
    const { customer, today, as, upload } = await cast();
    await upload();
    const send = (dishes: object) =>
      as.put<Refused>(dayOf(customer), { ...dayInput(), meals: { '3': true }, dishes });
    for (const dish of ['Cake', MEALS[1]]) {
      const { status, body } = await send({ '3': dish });
      expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['meals.3']]);
    }
    expect((await send({ '3': 'x'.repeat(501) })).status).toBe(422);
    expect((await send({ '9': SOUP })).status).toBe(422);
    expect((await as.get<TrackedDay>(dayOf(customer, today))).body.record).toBeNull();
  });

  it('[HIST-01] an earlier day logged again keeps its own meals, whatever its plan says by then', async () => {
    const { today, upload, update, log } = await cast();
    const date = addDays(today, -1);
    const plan = await upload();
    await log(date, { '1': true });
    await update(plan, SALAD);
    const { body } = await log(date, { '1': true, '5': true }, { dishes: { '5': MEALS[5] } });
    expect([body.planned.meals, body.planned.planName]).toEqual([MEALS, 'Spring week']);
  });

  it('[HIST-01] a day logged without a plan has no meals, and a plan uploaded later gives it none', async () => {
    const { today, upload, log, read, square } = await cast();
    const date = addDays(today, -1);
    await log(date, {});
    await upload();
    const { record } = await read(date);
    expect(record?.planned).toMatchObject({ planId: null, meals: [], from: 'none' });
    expect(await square(date)).toMatchObject({ logged: 'all', done: 0, meals: 0 });
  });
});
