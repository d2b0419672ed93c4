import { expect, it } from 'vitest';
import { randomFrom } from '#demo/random.ts';
import { addDays, type Day, daysFrom } from '#domain/day.ts';
import { onEachEngine } from '#test/engines.ts';
import { Statements } from '#test/explain/statements.ts';
import { wholeDay } from '#test/factories/days.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { confirmedPlan, MEALS } from '#test/factories/plans.ts';
import { aTellingPractice, toldAt } from '#test/notify/told.ts';
import { lookAtCustomers } from './dailyLook.ts';

const NO_MEALS = MEALS.map(() => '');

const UNTIL_THURSDAY = Array.from({ length: 7 }, (_, day) => (day < 4 ? MEALS : NO_MEALS));

onEachEngine('The summary of a customer', (engine) => {
  const summaryOf = async ({ id }: Person) => {
    const row = await engine.db
      .selectFrom('customerSummary')
      .selectAll()
      .where('customerId', '=', id)
      .executeTakeFirstOrThrow();
    const { recentDays, plannedDays, weights, ...rest } = row;
    return {
      ...rest,
      recentDays: JSON.parse(recentDays),
      plannedDays: JSON.parse(plannedDays),
      weights: JSON.parse(weights),
    };
  };

  /** Computes the same summary by counting all rows. */
  async function counted({ id }: Person) {
    const days = await engine.db
      .selectFrom('dailyProgress')
      .select(['date', 'mealsDone', 'mealsOfDay'])
      .where('customerId', '=', id)
      .execute();
    days.sort((a, b) => (a.date < b.date ? 1 : -1));
    const lately = days.slice(0, 7);
    const done = lately.reduce((sum, day) => sum + day.mealsDone, 0);
    const of = lately.reduce((sum, day) => sum + day.mealsOfDay, 0);
    const plans = await engine.db
      .selectFrom('dietPlan')
      .select(['startDate', 'weeklyDietPlan', 'uploadedAt', 'id'])
      .where('customerId', '=', id)
      .execute();
    plans.sort((a, b) => (a.uploadedAt + a.id < b.uploadedAt + b.id ? -1 : 1));
    // For each day the meals of the plan that was uploaded last.
    const mealsOn = new Map<Day, string[]>();
    for (const { startDate, weeklyDietPlan } of plans) {
      const week: { meals: string[] }[] = JSON.parse(weeklyDietPlan);
      for (const [nth, date] of daysFrom(startDate, 7).entries())
        mealsOn.set(date, week[nth]?.meals ?? []);
    }
    const held = [...mealsOn]
      .flatMap(([date, meals]) => (meals.some((meal) => meal !== '') ? [date] : []))
      .sort();
    const stretches: [Day, Day][] = [];
    for (const day of held) {
      const last = stretches.at(-1);
      if (last && addDays(last[1], 1) === day) last[1] = day;
      else stretches.push([day, day]);
    }
    const weights = await engine.db
      .selectFrom('measurement')
      .select(['date', 'si', 'unit', 'measuredAt'])
      .where('customerId', '=', id)
      .where('kind', '=', 'weight')
      .execute();
    weights.sort((a, b) => (a.measuredAt < b.measuredAt ? 1 : -1));
    return {
      customerId: id,
      lastLoggedOn: days[0]?.date ?? null,
      recentDays: days.slice(0, 14).map((day) => [day.date, day.mealsDone, day.mealsOfDay]),
      doneLately: done,
      ofLately: of,
      adherenceLately: of === 0 ? null : Math.floor((100 * done) / of),
      planEndsOn: held.at(-1) ?? null,
      plannedDays: stretches.toReversed().slice(0, 12),
      weights: weights.slice(0, 10).map(({ date, si, unit }) => {
        const weight = [date, Math.round(si * 1000)];
        return unit === 'lb' ? [...weight, unit] : weight;
      }),
    };
  }

  it('[BOARD-01] after any order of saves it is what counting all days, plans and weights gives', async () => {
    const dietician = await engine.make.aDietician();
    const customer = await engine.make.aCustomer();
    const today = todayOf(customer);
    expect(await summaryOf(customer)).toEqual(await counted(customer));
    const random = randomFrom('days, plans and weights');
    const own = `/api/customers/${customer.id}`;
    const plans: { id: string; version: number }[] = [];
    for (let nth = 0; nth < 60; nth += 1) {
      const date = addDays(today, -random.whole(0, 29));
      const what = random.whole(0, 5);
      if (what < 3) {
        const meals = Object.fromEntries(['1', '3', '5'].map((meal) => [meal, random.chance(0.5)]));
        const path = `${own}/daily-progress/${date}`;
        expect((await engine.as(customer).patch(path, wholeDay({ meals }))).status).toBe(200);
      } else if (what === 3) {
        const start = addDays(today, random.whole(-20, 40));
        const made = await engine
          .as(dietician)
          .post<{ id: string; version: number }>(
            `${own}/diet-plans`,
            confirmedPlan(start, { meals: random.pick([MEALS, UNTIL_THURSDAY, NO_MEALS]) }),
          );
        expect(made.status).toBe(201);
        plans.push(made.body);
      } else if (what === 4 && plans.length > 2) {
        const [plan] = plans.splice(random.whole(0, plans.length - 1), 1);
        const gone = await engine
          .as(dietician)
          .delete(`${own}/diet-plans/${plan?.id}`, { ifMatch: plan?.version ?? 0 });
        expect(gone.status).toBe(204);
      } else
        await engine.make.aMeasurement(customer, {
          date,
          time: `${10 + random.whole(0, 9)}:${10 + random.whole(0, 49)}`,
          value: random.whole(600, 900) / 10,
          unit: random.pick(['kg', 'lb']),
        });
      if (nth % 5 === 0) expect(await summaryOf(customer)).toEqual(await counted(customer));
    }
    for (const days of [60, 67]) {
      const plan = confirmedPlan(addDays(today, days), { meals: UNTIL_THURSDAY });
      expect((await engine.as(dietician).post(`${own}/diet-plans`, plan)).status).toBe(201);
    }
    const end = await counted(customer);
    expect(await summaryOf(customer)).toEqual(end);
    expect(end.recentDays).toHaveLength(14);
    expect(end.plannedDays.length).toBeGreaterThan(1);
  });

  it('[BOARD-01] counts every one of many days that a phone sends at once', async () => {
    const customer = await engine.make.aCustomer();
    const days = daysFrom(addDays(todayOf(customer), -13), 14);
    const saves = await Promise.all(
      days.map((date) =>
        engine
          .as(customer)
          .patch(`/api/customers/${customer.id}/daily-progress/${date}`, wholeDay()),
      ),
    );
    expect(saves.map(({ status }) => status)).toEqual(days.map(() => 200));
    expect(await summaryOf(customer)).toEqual(await counted(customer));
  });

  it('[BOARD-01] counts a plan up to the last day of the calendar', async () => {
    const customer = await engine.make.aCustomer();
    await engine.make.aPlan(customer);
    await engine.db
      .updateTable('dietPlan')
      .set({ startDate: '9999-12-30', endDate: '9999-12-31' })
      .where('customerId', '=', customer.id)
      .execute();
    expect(await summaryOf(customer)).toMatchObject({
      planEndsOn: '9999-12-31',
      plannedDays: [['9999-12-30', '9999-12-31']],
    });
  });

  it('[BOARD-01] forgets what is deleted, and is gone with its customer', async () => {
    const [customer, other] = [await engine.make.aCustomer(), await engine.make.aCustomer()];
    await engine.make.manyDays(
      customer,
      daysFrom(addDays(todayOf(customer), -20), 20).map((date) => ({ date })),
    );
    await engine.make.aPlan(customer);
    await engine.make.aDay(other, todayOf(other));
    await engine.db
      .deleteFrom('dailyProgress')
      .where('customerId', '=', customer.id)
      .where('date', '>', addDays(todayOf(customer), -10))
      .execute();
    expect(await summaryOf(customer)).toEqual(await counted(customer));
    await engine.db.deleteFrom('user').where('id', '=', customer.id).execute();
    await expect(summaryOf(customer)).rejects.toThrow();
    expect(await summaryOf(other)).toEqual(await counted(other));
  });

  const { kindsOf, list, unread } = toldAt(engine);

  it('[NOTIFY-01] both sides are told once of coaching that ends in a week, and once more a day before', async () => {
    const { dietician, customer, asDietician } = await aTellingPractice(engine);
    const today = todayOf(customer);
    const endsIn = async (left: number) => {
      const planEndDate = addDays(today, left);
      await engine.db
        .updateTable('coachingPeriod')
        .set({ planEndDate })
        .where('customerId', '=', customer.id)
        .execute();
      return planEndDate;
    };
    const look = () => lookAtCustomers(engine.server.deps);
    const end = await endsIn(7);
    await look();
    await look();
    expect((await list(customer)).items).toMatchObject([{ kind: 'period-ending', about: end }]);
    expect(await kindsOf(dietician)).toEqual(['customer-period-ending']);
    await endsIn(1);
    await look();
    await look();
    expect(await kindsOf(customer)).toEqual(['period-ending', 'period-ending, read']);
    const renewed = await asDietician.put(`/api/customers/${customer.id}/coaching-period/renew`, {
      startDate: addDays(today, 2),
      endDate: addDays(today, 40),
    });
    expect(renewed.status).toBe(200);
    expect([await unread(dietician), await unread(customer)]).toEqual([0, 0]);
  });

  it('[NOTIFY-01] a customer who logs nothing for three days with a plan is told to the dietician once', async () => {
    const { dietician, customer, as } = await aTellingPractice(engine);
    const today = todayOf(customer);
    await engine.make.aPlan(customer, { startDate: addDays(today, -4) });
    await engine.make.aDay(customer, addDays(today, -3));
    const look = () => lookAtCustomers(engine.server.deps);
    await look();
    expect(await kindsOf(dietician)).toEqual([]);
    await engine.db
      .updateTable('dailyProgress')
      .set({ date: addDays(today, -4) })
      .where('customerId', '=', customer.id)
      .execute();
    await look();
    await look();
    expect((await list(dietician)).items).toMatchObject([
      { kind: 'silent', about: addDays(today, -4), customer: { name: 'Anna Albrecht' } },
    ]);
    await as.patch(
      `/api/customers/${customer.id}/daily-progress/${today}`,
      wholeDay({ notes: '' }),
    );
    await look();
    expect(await kindsOf(dietician)).toEqual(['silent, read']);
  });

  it('[NOTIFY-01] a customer is told once of an end, and not every hour, whatever their dietician chose to hear of', async () => {
    const { dietician, customer } = await aTellingPractice(engine);
    const off = { app: false, push: false, mail: false };
    await toldAt(engine).choose(dietician, { kind: 'customer-period-ending', ...off });
    await engine.db
      .updateTable('coachingPeriod')
      .set({ planEndDate: addDays(todayOf(customer), 7) })
      .where('customerId', '=', customer.id)
      .execute();
    // Two instances at the same time.
    await Promise.all([1, 2].map(() => lookAtCustomers(engine.server.deps)));
    await engine.as(customer).put('/api/notifications/read', {
      ids: (await list(customer)).items.map(({ id }) => id),
    });
    await lookAtCustomers(engine.server.deps);
    expect(await kindsOf(customer)).toEqual(['period-ending, read']);
    expect(await kindsOf(dietician)).toEqual([]);
  });

  it('[NOTIFY-01] nothing is told of who is paused, disabled or has withdrawn their consent', async () => {
    const { dietician, customer } = await aTellingPractice(engine);
    const planEndDate = addDays(todayOf(customer), 7);
    const period = { planStatus: 'active', planEndDate } as const;
    const of = (values: object) =>
      engine.db
        .updateTable('coachingPeriod')
        .set(values)
        .where('customerId', '=', customer.id)
        .execute();
    const person = (values: object) =>
      engine.db.updateTable('user').set(values).where('id', '=', customer.id).execute();
    const look = () => lookAtCustomers(engine.server.deps);
    await of({ ...period, planStatus: 'paused' });
    await look();
    await of(period);
    await person({ consent: 'withdrawn' });
    await look();
    await person({ consent: 'given', disabled: true });
    await look();
    expect(await kindsOf(dietician)).toEqual([]);
    await person({ disabled: false });
    await look();
    expect(await kindsOf(dietician)).toEqual(['customer-period-ending']);
  });

  it('[NOTIFY-01] [T-I5] a look at sixty customers asks for all of them together, and lets requests through', async () => {
    const { dietician } = await aTellingPractice(engine);
    for (let nth = 0; nth < 60; nth += 1) {
      const customer = await engine.make.aCustomer({ dietician });
      await engine.make.aDay(customer, todayOf(customer));
    }
    const look = () => lookAtCustomers(engine.server.deps);
    await look();
    let turns = 0;
    const turning = { on: true };
    const turn = () => {
      turns += 1;
      if (turning.on) setImmediate(turn);
    };
    setImmediate(turn);
    const statements = new Statements();
    await statements.during('look', look);
    turning.on = false;
    statements.release();
    // The server may send a few other statements in the meantime, but not one for each of sixty.
    expect(statements.asked).toBeLessThan(30);
    expect(turns).toBeGreaterThan(1);
  });
});
