import { expect, it } from 'vitest';
import { addDays, dayIn, daysFrom } from '#domain/day.ts';
import type { DietPlan, PlannedDays } from '#domain/plans/planSchema.ts';
import { twoWeeksFrom, weekOf } from '#domain/plans/weeks.ts';
import { mealsShown } from '#domain/progress/mealsShown.ts';
import type {
  DayAnswer,
  DayContent,
  MealsDone,
  ProgressDay,
  TrackedDay,
} from '#domain/progress/progressSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { wholeDay } from '#test/factories/days.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { MEALS, planCast, planInput, plansOf } from '#test/factories/plans.ts';
import {
  holderIn,
  mealOn,
  ordersOf,
  uploadInOrder,
  weeksAround,
} from '#test/factories/uploadOrders.ts';
import type { Answer, Refused } from '#test/http/client.ts';

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
      log: async (date: string, meals: MealsDone, more: Partial<DayContent> = {}) => {
        const day = wholeDay({ meals, ...more });
        const { record } = (await as.patch<DayAnswer>(dayOf(customer, date), day)).body;
        if (!record) throw new Error('nothing was stored');
        return record;
      },
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
    const logged = await log(date, { '1': true, '3': true, '5': true });
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
    const again = await log(today, { '1': true, '3': true });
    expect([again.version, again.planned.meals]).toEqual([2, MEALS]);
    // Today, a meal without a tick shows the dish of the present plan.
    const eaten = await log(today, { '1': true });
    expect([eaten.planned.meals, eaten.planned.planName]).toEqual([SALAD, 'Mended']);
  });

  it('[HIST-02] a tick made for a dish that is replaced before it is sent is stored with that dish', async () => {
    const { today, upload, update, log } = await cast();
    const plan = await upload();
    await update(plan, SALAD);
    const { planned } = await log(today, { '3': true }, { dishes: { '3': SOUP } });
    expect(planned.meals[3]).toBe(SOUP);
    // The same for a dish of a plan that no longer holds.
    await upload(MEALS.with(3, 'Pizza'));
    const again = await log(today, { '3': true }, { dishes: { '3': 'Chicken salad' } });
    expect(again.planned.meals[3]).toBe('Chicken salad');
  });

  it('[HIST-02] [T-C1] no tick is for a dish that no plan of the day has in its place', async () => {
    const { customer, today, as, upload } = await cast();
    await upload();
    const send = (part: string, dish: string | undefined) =>
      as.patch<DayAnswer>(dayOf(customer), { changes: [{ part, value: { done: true, dish } }] });
    for (const dish of ['Cake', MEALS[1]])
      expect((await send('meals.3', dish)).body.refused).toMatchObject([{ part: 'meals.3' }]);
    expect((await send('meals.3', 'x'.repeat(501))).status).toBe(422);
    expect((await send('meals.9', SOUP)).status).toBe(422);
    expect((await as.get<TrackedDay>(dayOf(customer, today))).body.record).toBeNull();
  });

  it('[HIST-01] an earlier day logged again keeps its own meals, whatever its plan says by then', async () => {
    const { today, upload, update, log } = await cast();
    const date = addDays(today, -1);
    const plan = await upload();
    await log(date, { '1': true });
    await update(plan, SALAD);
    const { planned } = await log(date, { '1': true, '5': true }, { dishes: { '5': MEALS[5] } });
    expect([planned.meals, planned.planName]).toEqual([MEALS, 'Spring week']);
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

  it('[WEEK-01] in every order of uploads each day has the meals of the plan that holds for it', async () => {
    const zone = { timeZone: 'Asia/Kathmandu' };
    const today = todayOf(zone);
    const orders = ordersOf(weeksAround(today));
    expect(orders).toHaveLength(24);
    for (const order of orders) {
      const customer = await engine.make.aCustomer(zone);
      await uploadInOrder(engine.make, customer, order);
      const as = engine.as(customer);
      const { body } = await as.get<PlannedDays>(pathOf(customer));
      const { from } = twoWeeksFrom(today);
      expect(body.today).toBe(today);
      expect(body.days.map(({ date, planName }) => [date, planName])).toEqual(
        daysFrom(from, 14).map((date) => [date, holderIn(order, date) ?? '']),
      );
      // The screen shows today from another request, which follows the same rule.
      const own = `/api/customers/${customer.id}`;
      const tracked = await as.get<TrackedDay>(`${own}/daily-progress/${today}`);
      expect(tracked.body.planned?.planName).toBe(holderIn(order, today));
      const tomorrow = addDays(today, 1);
      expect(body.days.find(({ date }) => date === tomorrow)?.meals[6]).toBe(
        mealOn(holderIn(order, tomorrow) ?? '', tomorrow, 6),
      );
      const latest = await as.get<{ plan: DietPlan }>(`${own}/diet-plans/latest`);
      expect(latest.body.plan.name).toBe(order.at(-1)?.name);
    }
  });

  it('[WEEK-01] says how each day was logged, and what lies before and after', async () => {
    const customer = await engine.make.aCustomer();
    const monday = weekOf(todayOf(customer)).from;
    const read = async (from: string, to: string) =>
      (await engine.as(customer).get<PlannedDays>(pathOf(customer, `?from=${from}&to=${to}`))).body;
    const sunday = addDays(monday, 6);
    expect(await read(monday, sunday)).toMatchObject({ previous: null, next: null });

    const old = await engine.make.aPlan(customer, { startDate: addDays(monday, -10) });
    await engine.make.aPlan(customer, { startDate: addDays(monday, 21) });
    await engine.make.aDay(customer, addDays(monday, -5), {}, MEALS, old);
    await engine.make.aDay(customer, addDays(monday, -20));
    const empty = await read(monday, sunday);
    expect(empty.days.every((day) => day.planId === null && day.meals.length === 0)).toBe(true);
    expect([empty.previous, empty.next]).toEqual([addDays(monday, -4), addDays(monday, 21)]);
    // A plan that reaches beyond the range counts for the day after it and the day before it.
    const midst = await read(addDays(monday, 22), addDays(monday, 23));
    expect([midst.previous, midst.next]).toEqual([addDays(monday, 21), addDays(monday, 24)]);
    expect(empty.notes).toEqual([]);
    const before = await read(addDays(monday, -7), addDays(monday, -1));
    expect(before.notes.map(({ notes }) => notes)).toEqual([
      'Drink a glass of water before each meal.',
    ]);
    expect(before.days.map(({ logged }) => logged)).toEqual([
      'none',
      'none',
      'some',
      'none',
      'none',
      'none',
      'none',
    ]);
    expect(before.days.map(({ planName }) => planName !== '')).toEqual([
      ...Array(4).fill(true),
      ...Array(3).fill(false),
    ]);
    // Its plan already began in the week before.
    expect(before.previous).toBe(addDays(monday, -8));
    expect((await read(addDays(monday, -14), addDays(monday, -8))).previous).toBe(
      addDays(monday, -20),
    );
  });

  it('[WEEK-01] [HIST-01] an earlier day keeps the meals it was logged against; today has those of its plan', async () => {
    const customer = await engine.make.aCustomer();
    const today = todayOf(customer);
    const eaten = ['Semolina', '', '', '', '', '', '', ''];
    const yesterday = addDays(today, -1);
    const plan = { id: 'gone-by-now', name: 'The old week' };
    for (const date of [yesterday, today])
      await engine.make.aDay(customer, date, { meals: { '0': true } }, eaten, plan);
    await engine.make.aPlan(customer, { name: 'The new week', startDate: yesterday });
    const query = `?from=${yesterday}&to=${today}`;
    const { body } = await engine.as(customer).get<PlannedDays>(pathOf(customer, query));
    expect(body.days.map(({ planName, logged }) => [planName, logged])).toEqual([
      ['The old week', 'all'],
      // All meals of that day were done, but they were other meals than these.
      ['The new week', 'some'],
    ]);
    expect(body.days[0]?.meals).toEqual(eaten);
  });

  it('[WEEK-01] answers two weeks at most, and no day of somebody else', async () => {
    const customer = await engine.make.aCustomer();
    const monday = weekOf(todayOf(customer)).from;
    const ask = (to: string) =>
      engine.as(customer).get<Refused>(pathOf(customer, `?from=${monday}&to=${to}`));
    expect((await ask(addDays(monday, 13))).status).toBe(200);
    expect((await ask(addDays(monday, 14))).status).toBe(422);
    expect((await ask(addDays(monday, -1))).status).toBe(422);
    const other = await engine.make.aCustomer();
    expect((await engine.as(other).get(pathOf(customer))).status).toBe(404);
    const dietician = await engine.make.aDietician();
    expect((await engine.as(dietician).get(pathOf(customer))).status).toBe(200);
  });

  it('[T-H2] the zone changed in the middle of a day: one row a day, there and back', async () => {
    const customer = await engine.make.aCustomer({ timeZone: EARLIEST });
    const as = engine.as(customer);
    const now = engine.server.deps.now();
    const [there, here] = [dayIn(EARLIEST, now), dayIn(LATEST, now)];
    const log = async (date: string, notes: string) =>
      (await as.patch(`/api/customers/${customer.id}/daily-progress/${date}`, wholeDay({ notes })))
        .status;
    const travel = (timeZone: string) => as.put('/api/me/time-zone', { timeZone });

    expect(await log(there, 'Before the flight')).toBe(200);
    await travel(LATEST);
    expect(await log(here, 'After landing')).toBe(200);
    // The day that was today there is in the future here; what was logged for it stays.
    expect(await log(there, 'Not yet')).toBe(409);
    await travel(EARLIEST);
    expect(await log(there, 'Back home')).toBe(200);

    const rows = await engine.db
      .selectFrom('dailyProgress')
      .select(['date', 'notes'])
      .where('customerId', '=', customer.id)
      .orderBy('date')
      .execute();
    expect(rows).toEqual([
      { date: here, notes: 'After landing' },
      { date: there, notes: 'Back home' },
    ]);
  });
});

const pathOf = (customer: Person, query = '') =>
  `/api/customers/${customer.id}/planned-days${query}`;

// Twenty-five hours apart, so the day always differs between them.
const EARLIEST = 'Pacific/Kiritimati';

const LATEST = 'Pacific/Pago_Pago';

/** Sends a plan. If a confirmation is needed, sends it again with the confirmation. */
async function confirmed<Body>(
  plan: object,
  send: (plan: object) => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  const answer = await send(plan);
  const { error } = (answer.body ?? {}) as Partial<Refused>;
  return error?.code === 'confirm-needed' ? send({ ...plan, confirm: true }) : answer;
}
