import { expect, it } from 'vitest';
import { addDays, daysFrom } from '#domain/day.ts';
import type { DietPlan } from '#domain/plans/planSchema.ts';
import type { PlannedDays } from '#domain/plans/weekDaySchema.ts';
import { twoWeeksFrom, weekOf } from '#domain/plans/weeks.ts';
import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { MEALS } from '#test/factories/plans.ts';
import {
  holderIn,
  mealOn,
  ordersOf,
  uploadInOrder,
  weeksAround,
} from '#test/factories/uploadOrders.ts';
import type { Refused } from '#test/http/client.ts';

const pathOf = (customer: Person, query = '') =>
  `/api/customers/${customer.id}/planned-days${query}`;

onEachEngine('The customer’s weeks', (engine) => {
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
});
