import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { onEachEngine } from '#test/engines.ts';
import { Statements } from '#test/explain/statements.ts';
import { dayInput } from '#test/factories/days.ts';
import { todayOf } from '#test/factories/people.ts';
import { aTellingPractice, toldAt } from '#test/notify/told.ts';
import { lookAtCustomers } from './dailyLook.ts';

onEachEngine('What the hourly look at customers tells', (engine) => {
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
    await as.put(`/api/customers/${customer.id}/daily-progress/${today}`, dayInput({ notes: '' }));
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
