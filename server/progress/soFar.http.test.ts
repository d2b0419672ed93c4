import { expect, it } from 'vitest';
import type { CustomerPage } from '#domain/customers/customerSchema.ts';
import { addDays } from '#domain/day.ts';
import type { ProgressDay } from '#domain/progress/progressSchema.ts';
import type { Trends } from '#domain/trends/trendsSchema.ts';
import { onSqlite } from '#test/engines.ts';
import { dayInput } from '#test/factories/days.ts';
import { todayOf, zoneAt } from '#test/factories/people.ts';

const TIMINGS = ['7:00', '8:00', '10:00', '12:00', '15:00', '20:00', '21:00', '22:00'];

onSqlite('Today at noon', (engine) => {
  async function atNoon() {
    const customer = await engine.make.aCustomer({ timeZone: zoneAt(12) });
    const today = todayOf(customer);
    const days = { startDate: addDays(today, -3), endDate: addDays(today, 3) };
    await engine.make.aPlan(customer, { ...days, mealTimings: TIMINGS });
    const path = `/api/customers/${customer.id}`;
    const log = (input: object, date = today) =>
      engine.as(customer).put(`${path}/daily-progress/${date}`, dayInput(input));
    const trends = async () => (await engine.as(customer).get<Trends>(`${path}/trends`)).body;
    return { customer, today, path, log, trends };
  }

  it('[DAY-07] trends show the share of the meals so far, and of earlier days of all meals', async () => {
    const { today, log, trends } = await atNoon();
    const earlier = addDays(today, -1);
    for (const date of [earlier, today]) await log({ meals: { '1': true, '3': true } }, date);
    expect((await trends()).adherence.days).toMatchObject([
      { date: earlier, value: 40, done: 2, meals: 5 },
      { date: today, value: 66.67, done: 2, meals: 3 },
    ]);
    await log({ meals: { '1': true }, instead: { '6': { kind: 'skipped', words: '' } } });
    const { adherence, meals } = await trends();
    // Of breakfast, snack, lunch, and the dinner that is skipped already.
    expect(adherence.days.at(-1)).toMatchObject({ value: 25, done: 1, meals: 4, skipped: 1 });
    expect(meals).toMatchObject({ meals: 9, done: 3 });
  });

  it('[DAY-07] the dietician’s strips say how many meals are still to come, or leave them out', async () => {
    const { customer, today, path, log } = await atNoon();
    await log({ meals: { '1': true } });
    const dietician = engine.as(await engine.make.aDietician());
    const { items } = (await dietician.get<{ items: ProgressDay[] }>(`${path}/daily-progress`))
      .body;
    expect(items.at(-1)).toEqual({ date: today, logged: 'some', done: 1, meals: 5, toCome: 2 });
    const search = `/api/customers?search=${encodeURIComponent(customer.email)}`;
    const row = (await dietician.get<CustomerPage>(search)).body.items[0];
    expect([row?.strip?.at(-1), row?.eaten?.at(-1)]).toEqual(['some', 33]);
  });
});
