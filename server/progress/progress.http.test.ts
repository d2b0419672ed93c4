import { expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { CustomerPage } from '#domain/customers/customerSchema.ts';
import { addDays, type Day } from '#domain/day.ts';
import { contentOf } from '#domain/progress/dayParts.ts';
import type {
  DayAnswer,
  DayContent,
  ProgressDay,
  TrackedDay,
} from '#domain/progress/progressSchema.ts';
import type { Trends } from '#domain/trends/trendsSchema.ts';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import { dayChanges, dayInput, wholeDay } from '#test/factories/days.ts';
import { aPixel } from '#test/factories/images.ts';
import { type Person, todayOf, zoneAt } from '#test/factories/people.ts';
import { MEALS } from '#test/factories/plans.ts';
import type { Refused } from '#test/http/client.ts';
import { toldAt } from '#test/notify/told.ts';

const dayOf = (customer: Person, date = todayOf(customer)) =>
  `/api/customers/${customer.id}/daily-progress/${date}`;

onEachEngine('Daily progress', (engine) => {
  it('[PROG-01] [PROG-06] stores a day per customer and date, and reads back all of it', async () => {
    const customer = await engine.make.aCustomer();
    const plan = await engine.make.aPlan(customer);
    const as = engine.as(customer);
    const input = dayInput({ sleepHours: 6.5, waterIntake: '6 glasses' });
    const saved = await as.patch<DayAnswer>(dayOf(customer), wholeDay(input));
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
      submittedAt: saved.body.record?.submittedAt,
      version: 1,
      planned: { ...of, from: 'logged' },
    });
    expect(saved.body.record).toEqual(body.record);
    expect(body.planned).toEqual({ ...of, planVersion: 1 });
  });

  it('[PROG-04] a second submission replaces the first: one row a day', async () => {
    const customer = await engine.make.aCustomer();
    const as = engine.as(customer);
    await as.patch(dayOf(customer), wholeDay({ notes: 'First' }));
    await as.patch(
      dayOf(customer),
      wholeDay({ notes: 'Second', dietScore: null, sleepHours: null }),
    );
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
      expect((await as.patch(dayOf(customer, today), wholeDay())).status).toBe(200);
      const late = await as.patch<Refused>(dayOf(customer, addDays(today, 1)), wholeDay());
      expect([late.status, late.body.error.code]).toEqual([409, 'future-day']);
    }
    expect(todayOf(ahead) > todayOf(behind)).toBe(true);
  });

  it('[PROG-02] counts adherence by the meals of the day: blank cells are none', async () => {
    const customer = await engine.make.aCustomer({ timeZone: zoneAt(23) });
    await engine.make.aPlan(customer);
    const as = engine.as(customer);
    await as.patch(dayOf(customer), wholeDay({ meals: { '0': true, '1': true, '3': true } }));
    const { items } = (
      await as.get<{ items: ProgressDay[] }>(`/api/customers/${customer.id}/daily-progress`)
    ).body;
    expect(items).toHaveLength(14);
    expect(items.at(-1)).toEqual({ date: todayOf(customer), logged: 'some', done: 2, meals: 5 });
    expect(items[0]?.logged).toBe('none');
  });

  it('[PROG-03] [T-C1] refuses values out of range and fields there are not', async () => {
    const customer = await engine.make.aCustomer();
    const refused = async (part: string, value: unknown) => {
      const { status, body } = await engine
        .as(customer)
        .patch<Refused>(dayOf(customer), { changes: [{ part, value }] });
      expect(status).toBe(422);
      return Object.keys(body.error.fields ?? {});
    };
    const [ofValue, ofPart] = [['changes.0.value'], ['changes.0.part']];
    for (const score of [0, 6, 3.5, '3'])
      expect(await refused('dietScore', score)).toEqual(ofValue);
    for (const hours of [-1, 24.5, '8'])
      expect(await refused('sleepHours', hours)).toEqual(ofValue);
    expect(await refused('meals.8', { done: true })).toEqual(ofPart);
    expect(await refused('meals.1', { done: 'yes' })).toEqual(ofValue);
    expect(await refused('mood', 'x'.repeat(61))).toEqual(ofValue);
    expect(await refused('submittedAt', '2020-01-01')).toEqual(ofPart);
    const noDay = await engine.as(customer).patch(dayOf(customer, '2027-02-29'), wholeDay());
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

  it('[DAY-01] [HIST-01] stays one day with the meals it is logged against, is told once and floods no record', async () => {
    const customer = await engine.make.aCustomer();
    const dietician = await engine.make.aDietician();
    const plan = await engine.make.aPlan(customer);
    const today = todayOf(customer);
    const path = `/api/customers/${customer.id}/daily-progress/${today}`;
    const phone = engine.as(customer);
    let base: DayContent | null = null;
    const save = async (wishes: Partial<DayContent>) => {
      const { status, body } = await phone.patch<DayAnswer>(path, dayChanges(base, wishes));
      expect([status, body.record === null]).toEqual([200, false]);
      base = body.record && contentOf(body.record);
      return body.record;
    };

    const soup = { meals: { '1': true }, dishes: { '1': MEALS[1] } };
    const first = await save(soup);
    expect(first?.planned).toMatchObject({ planId: plan.id, from: 'logged' });
    await save({ meals: {}, dishes: {} });
    await save(soup);
    for (const glasses of [1, 2, 3, 4, 5, 6]) await save({ waterIntake: `${glasses * 250} ml` });
    for (const notes of ['A calm evening', 'A calm evening, at last.']) await save({ notes });
    await save({ sleepHours: 7.5 });

    const { record } = (await engine.as(dietician).get<TrackedDay>(path)).body;
    expect(record).toMatchObject({
      meals: { '1': true },
      waterIntake: '1500 ml',
      sleepHours: 7.5,
      notes: 'A calm evening, at last.',
      planned: first?.planned,
    });
    const { items } = await toldAt(engine).list(dietician);
    const told = items.filter((each) => each.customer?.id === customer.id);
    expect(told).toMatchObject([{ kind: 'day-note' }]);
    const written = await engine.db
      .selectFrom('auditEntry')
      .select('what')
      .where('customerId', '=', customer.id)
      .where('actorId', '=', customer.id)
      .execute();
    expect(written).toEqual([]);
  });
});

const TIMINGS = ['7:00', '8:00', '10:00', '12:00', '15:00', '20:00', '21:00', '22:00'];

onSqlite('Today at noon', (engine) => {
  async function atNoon() {
    const customer = await engine.make.aCustomer({ timeZone: zoneAt(12) });
    const today = todayOf(customer);
    const days = { startDate: addDays(today, -3), endDate: addDays(today, 3) };
    await engine.make.aPlan(customer, { ...days, mealTimings: TIMINGS });
    const path = `/api/customers/${customer.id}`;
    const log = (input: object, date = today) =>
      engine.as(customer).patch(`${path}/daily-progress/${date}`, wholeDay(input));
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

  async function aDay() {
    const customer = await engine.make.aCustomer({ timeZone: 'Asia/Tokyo' });
    const today = todayOf(customer);
    const as = engine.as(customer);
    const path = (date: Day) => `/api/customers/${customer.id}/daily-progress/${date}`;
    const log = (input: object, date = today) =>
      as.patch<DayAnswer & Refused>(path(date), wholeDay(input));
    const storeWater = (waterIntake: string) =>
      engine.db
        .updateTable('dailyProgress')
        .set({ waterIntake })
        .where('customerId', '=', customer.id)
        .execute();
    return { customer, today, as, path, log, storeWater };
  }

  it('[DAY-06] water below 0 and above 15 litres is refused beside the field, in every unit and script', async () => {
    const { log } = await aDay();
    for (const waterIntake of [
      '-3',
      '-1 L',
      '16 L',
      '٢٠ لتر',
      '99999999999 litres',
      '70 glasses',
    ]) {
      expect([waterIntake, (await log({ waterIntake })).body.refused]).toEqual([
        waterIntake,
        [{ part: 'waterIntake', message: 'Water is between 0 and 15 litres.' }],
      ]);
    }
    for (const waterIntake of ['15 L', '0', '٦ أكواب', 'two bottles', ''])
      expect((await log({ waterIntake })).body.record?.waterIntake).toBe(waterIntake);
  });

  it('[DAY-08] [T-N4] a day can be logged from 90 days before the account, and no earlier one', async () => {
    const { customer, today, as, path, log } = await aDay();
    const first = addDays(today, -90);
    expect((await as.get<{ me: Me }>('/api/me')).body.me.firstDay).toBe(first);
    expect((await log({ notes: 'Back then.' }, first)).status).toBe(200);
    for (const early of [addDays(first, -1), '1950-01-01', '1900-01-01']) {
      const { status, body } = await log({ notes: 'Long ago.' }, early);
      expect([status, body.error.code]).toEqual([409, 'early-day']);
      const photo = await as.raw(`${path(early)}/photos?meal=1`, {
        method: 'POST',
        headers: { 'content-type': 'image/png' },
        body: new Uint8Array(aPixel),
      });
      expect([photo.status, await photo.json()]).toMatchObject([
        409,
        { error: { code: 'early-day' } },
      ]);
    }
    const rows = await engine.db
      .selectFrom('dailyProgress')
      .select('date')
      .where('customerId', '=', customer.id)
      .execute();
    expect(rows).toEqual([{ date: first }]);
  });
});
