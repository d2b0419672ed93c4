import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import type { DailyProgress, ProgressDay, TrackedDay } from '#domain/progress/progressSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { dayInput } from '#test/factories/days.ts';
import { type Person, todayOf, zoneAt } from '#test/factories/people.ts';
import { MEALS } from '#test/factories/plans.ts';
import type { Refused } from '#test/http/client.ts';

const dayOf = (customer: Person, date = todayOf(customer)) =>
  `/api/customers/${customer.id}/daily-progress/${date}`;

onEachEngine('Daily progress', (engine) => {
  it('[PROG-01] [PROG-06] stores a day per customer and date, and reads back all of it', async () => {
    const customer = await engine.make.aCustomer();
    const plan = await engine.make.aPlan(customer);
    const as = engine.as(customer);
    const input = dayInput({ sleepHours: 6.5, waterIntake: '6 glasses' });
    const saved = await as.put<DailyProgress>(dayOf(customer), input);
    expect(saved.status).toBe(200);
    const { body } = await as.get<TrackedDay>(dayOf(customer));
    const of = {
      planId: plan.id,
      planName: plan.name,
      meals: MEALS,
      mealTimings: plan.mealTimings,
    };
    expect(body.record).toEqual({
      ...input,
      date: body.date,
      submittedAt: saved.body.submittedAt,
      version: 1,
      planned: { ...of, from: 'logged' },
    });
    expect(saved.body).toEqual(body.record);
    expect(body.planned).toEqual({ ...of, planVersion: 1 });
  });

  it('[PROG-04] a second submission replaces the first: one row a day', async () => {
    const customer = await engine.make.aCustomer();
    const as = engine.as(customer);
    await as.put(dayOf(customer), dayInput({ notes: 'First' }));
    await as.put(dayOf(customer), dayInput({ notes: 'Second', dietScore: null, sleepHours: null }));
    const { body } = await as.get<TrackedDay>(dayOf(customer));
    expect(body.record).toMatchObject({ notes: 'Second', dietScore: null, sleepHours: null });
  });

  it('[PROG-07] says apart: no plan at all, and none for this date', async () => {
    const customer = await engine.make.aCustomer();
    const as = engine.as(customer);
    expect((await as.get<TrackedDay>(dayOf(customer))).body).toMatchObject({
      planned: null,
      hasAnyPlan: false,
      record: null,
    });
    await engine.make.aPlan(customer, { startDate: addDays(todayOf(customer), 7) });
    expect((await as.get<TrackedDay>(dayOf(customer))).body).toMatchObject({
      planned: null,
      hasAnyPlan: true,
    });
  });

  it('[PROG-08] past days keep their meals; of two plans for a date the one uploaded last counts', async () => {
    const customer = await engine.make.aCustomer();
    const today = todayOf(customer);
    const uploadedAt = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const plan = (name: string, offset: number, minutes: number) =>
      engine.make.aPlan(customer, {
        name,
        startDate: addDays(today, offset),
        uploadedAt: uploadedAt(minutes),
      });
    await plan('Before', -10, 0);
    await plan('Long ago uploaded', 0, -60);
    await plan('This week', -3, 1);
    await plan('Next', 1, 2);
    const named = async (offset: number) =>
      (await engine.as(customer).get<TrackedDay>(dayOf(customer, addDays(today, offset)))).body
        .planned?.planName;
    expect(await named(-11)).toBeUndefined();
    expect(await named(-10)).toBe('Before');
    expect(await named(-4)).toBe('Before');
    expect(await named(-3)).toBe('This week');
    expect(await named(0)).toBe('This week');
    expect(await named(1)).toBe('Next');
    expect(await named(7)).toBe('Next');
    expect(await named(8)).toBeUndefined();
  });

  it('[PROG-09] [T-C1] days are the customer’s own: theirs may be ahead of the server’s, none of the future', async () => {
    const ahead = await engine.make.aCustomer({ timeZone: 'Pacific/Kiritimati' });
    const behind = await engine.make.aCustomer({ timeZone: 'Etc/GMT+12' });
    for (const customer of [ahead, behind]) {
      const as = engine.as(customer);
      const today = todayOf(customer);
      expect((await as.put(dayOf(customer, today), dayInput())).status).toBe(200);
      const late = await as.put<Refused>(dayOf(customer, addDays(today, 1)), dayInput());
      expect([late.status, late.body.error.code]).toEqual([409, 'future-day']);
    }
    expect(todayOf(ahead) > todayOf(behind)).toBe(true);
  });

  it('[PROG-02] counts adherence by the meals of the day: blank cells are none', async () => {
    const customer = await engine.make.aCustomer({ timeZone: zoneAt(23) });
    await engine.make.aPlan(customer);
    const as = engine.as(customer);
    await as.put(dayOf(customer), dayInput({ meals: { '0': true, '1': true, '3': true } }));
    const { items } = (
      await as.get<{ items: ProgressDay[] }>(`/api/customers/${customer.id}/daily-progress`)
    ).body;
    expect(items).toHaveLength(14);
    expect(items.at(-1)).toEqual({ date: todayOf(customer), logged: 'some', done: 2, meals: 5 });
    expect(items[0]?.logged).toBe('none');
  });

  it('[PROG-03] [T-C1] refuses values out of range and fields there are not', async () => {
    const customer = await engine.make.aCustomer();
    const refused = async (change: object) => {
      const { status, body } = await engine
        .as(customer)
        .put<Refused>(dayOf(customer), { ...dayInput(), ...change });
      expect(status).toBe(422);
      return Object.keys(body.error.fields ?? {});
    };
    for (const dietScore of [0, 6, 3.5, '3'])
      expect(await refused({ dietScore })).toEqual(['dietScore']);
    for (const sleepHours of [-1, 24.5, '8'])
      expect(await refused({ sleepHours })).toEqual(['sleepHours']);
    expect(await refused({ meals: { '8': true } })).toEqual(['meals.8']);
    expect(await refused({ meals: { '1': 'yes' } })).toEqual(['meals.1']);
    expect(await refused({ mood: 'x'.repeat(61) })).toEqual(['mood']);
    expect(await refused({ submittedAt: '2020-01-01' })).toEqual(['submittedAt']);
    const noDay = await engine.as(customer).put(dayOf(customer, '2027-02-29'), dayInput());
    expect(noDay.status).toBe(404);
  });

  it('[CUST-09] lists at most a quarter of days at once', async () => {
    const customer = await engine.make.aCustomer();
    const list = (query: string) =>
      engine.as(customer).get(`/api/customers/${customer.id}/daily-progress?${query}`);
    expect((await list('from=2026-01-01&to=2026-04-02')).status).toBe(200);
    expect((await list('from=2026-01-01&to=2026-04-03')).status).toBe(422);
    expect((await list('from=2026-01-02&to=2026-01-01')).status).toBe(422);
    expect((await list('from=2026-01-01')).status).toBe(422);
  });
});
