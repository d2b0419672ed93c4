import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import type { DoctorSummary } from '#domain/trends/doctorSummarySchema.ts';
import type { Trends } from '#domain/trends/trendsSchema.ts';
import { onSqlite } from '#test/engines.ts';
import { type Person, todayOf, zoneAt } from '#test/factories/people.ts';

onSqlite('The summary for a doctor', (engine) => {
  const ask = (as: Person, of: Person, span?: string) =>
    engine
      .as(as)
      .get<DoctorSummary>(`/api/customers/${of.id}/doctor-summary${span ? `?span=${span}` : ''}`);
  const read = async (as: Person, of: Person, span?: string) => {
    const { status, body } = await ask(as, of, span);
    expect(status).toBe(200);
    return body;
  };

  it('[WEEK-04] is the same for both sides: who coaches whom, the range, its figures, the last plan', async () => {
    const dietician = await engine.make.aDietician({ name: 'Meera Menon' });
    const customer = await engine.make.aCustomer({ dietician, timeZone: zoneAt(23) });
    const today = todayOf(customer);
    const back = (days: number) => addDays(today, -days);
    await engine.make.aPlan(customer, { name: 'Autumn week', startDate: back(40) });
    await engine.make.aPlan(customer, { name: 'Winter week', startDate: back(3) });
    await engine.make.aDay(customer, back(84), { sleepHours: 1 });
    await engine.make.aDay(customer, back(83), { sleepHours: 6 });
    await engine.make.aDay(customer, today, { sleepHours: 8 });
    await engine.make.measured(customer, [
      { date: back(84), value: 99 },
      { date: back(70), value: 82 },
      { date: back(1), value: 79.6 },
      { date: back(1), value: 90, kind: 'waist', unit: 'cm' },
    ]);
    const summary = await read(customer, customer);
    expect(await read(dietician, customer)).toEqual(summary);
    expect(summary).toMatchObject({
      span: '12w',
      from: back(83),
      to: today,
      name: customer.name,
      practice: { name: 'Weekplate' },
      dietician: { name: 'Meera Menon', email: dietician.email },
      coaching: { standing: 'active', planStartDate: back(30), planEndDate: addDays(today, 60) },
      numbersHidden: false,
      plan: { name: 'Winter week', startDate: back(3) },
    });
    expect(summary.figures).toMatchObject({
      days: 84,
      daysLogged: 2,
      adherence: { mean: 40, days: 2 },
      sleep: { mean: 7, days: 2 },
    });
    expect(summary.figures.measured).toEqual([
      {
        kind: 'weight',
        name: '',
        unit: 'kg',
        first: { date: back(70), value: 82 },
        last: { date: back(1), value: 79.6 },
        change: -2.4,
        days: 2,
      },
      expect.objectContaining({ kind: 'waist', unit: 'cm', change: null, days: 1 }),
    ]);
    const since = await read(customer, customer, 'coaching');
    expect([since.span, since.from, since.figures.daysLogged]).toEqual(['coaching', back(30), 1]);
    expect((await ask(customer, customer, '2y')).status).toBe(422);
  });

  it('[WEEK-04] [TREND-03] says of a range what the trends of the same range say', async () => {
    const customer = await engine.make.aCustomer({
      period: {
        planStatus: 'active',
        planStartDate: addDays(todayOf({ timeZone: 'UTC' }), -89),
        planEndDate: null,
      },
    });
    const today = todayOf(customer);
    for (const [back, sleepHours] of [
      [89, 5],
      [40, 7.3],
      [0, 8],
    ] as const)
      await engine.make.aDay(customer, addDays(today, -back), { sleepHours, mood: 'Great' });
    const { figures } = await read(customer, customer, 'coaching');
    const { body: trends } = await engine
      .as(customer)
      .get<Trends>(`/api/customers/${customer.id}/trends?range=90d`);
    for (const kind of ['adherence', 'sleep', 'water', 'mood'] as const)
      expect(figures[kind], kind).toEqual(trends[kind].now);
  });

  it('[WEEK-04] of a customer with nothing yet says so', async () => {
    const customer = await engine.make.aCustomer({ standing: 'not_set' });
    const summary = await read(customer, customer, 'coaching');
    expect(summary).toMatchObject({ span: '12w', plan: null, coaching: { standing: 'not_set' } });
    expect(summary.figures).toMatchObject({ daysLogged: 0, adherence: null, measured: [] });
  });

  it('[WEEK-04] [T-B3] holds no private note, no visit and no message', async () => {
    const [customer, dietician] = [
      await engine.make.aCustomer({ timeZone: zoneAt(23) }),
      await engine.make.aDietician(),
    ];
    await engine.make.aVisit(customer, { text: 'Hushed words', nextStep: 'Hushed step' });
    const notes = `/api/customers/${customer.id}/notes`;
    const headers = { 'if-match': '"0"' };
    const saved = await engine.as(dietician).put(notes, { notes: 'Hushed note' }, { headers });
    expect(saved.status).toBe(200);
    for (const as of [customer, dietician])
      expect(JSON.stringify(await read(as, customer))).not.toContain('Hushed');
  });
});
