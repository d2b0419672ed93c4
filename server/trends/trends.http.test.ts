import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { weekOf } from '#domain/plans/weeks.ts';
import type { DoctorSummary } from '#domain/trends/doctorSummarySchema.ts';
import type { SinceChange, Trends } from '#domain/trends/trendsSchema.ts';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import { type Person, todayOf, zoneAt } from '#test/factories/people.ts';

const pathOf = (customer: Person, range?: string) =>
  `/api/customers/${customer.id}/trends${range ? `?range=${range}` : ''}`;

onEachEngine('Trends', (engine) => {
  const read = async (as: Person, of: Person, range?: string) =>
    (await engine.as(as).get<Trends>(pathOf(of, range))).body;

  it('[TREND-02] a range says each day that was logged, and nothing of the days between', async () => {
    const customer = await engine.make.aCustomer({ timeZone: zoneAt(23) });
    const today = todayOf(customer);
    const back = (days: number) => addDays(today, -days);
    await engine.make.aDay(customer, today, {
      sleepHours: 6,
      waterIntake: '1500 ml',
      mood: 'Great',
    });
    await engine.make.aDay(customer, back(3), { sleepHours: 8, waterIntake: '6', mood: 'Tired' });
    await engine.make.aDay(customer, back(9), { sleepHours: null, waterIntake: '', mood: '' }, []);
    // Belongs to the previous range, and is not within the seven days before any value shown.
    await engine.make.aDay(customer, back(14), { sleepHours: 5, dietScore: null });
    const trends = await read(customer, customer);
    expect([trends.range, trends.from, trends.to]).toEqual(['14d', back(13), today]);
    expect(trends.sleep.days).toEqual([
      { date: back(3), value: 8, mean: 8 },
      { date: today, value: 6, mean: 7 },
    ]);
    expect(trends.adherence.days).toEqual([
      { date: back(3), value: 40, mean: 40, done: 2, meals: 5, other: 0, skipped: 0 },
      { date: today, value: 40, mean: 40, done: 2, meals: 5, other: 0, skipped: 0 },
    ]);
    expect(trends.water.days).toEqual([{ date: today, value: 1.5, mean: 1.5 }]);
    expect(trends.waterUnread).toBe(1);
    expect(trends.mood.days).toEqual([{ date: today, value: 5, mean: 5 }]);
    expect(trends.score.days.map(({ date }) => date)).toEqual([back(9), back(3), today]);
    expect(trends.sleep.weeks).toEqual([]);
    expect([trends.measured, trends.planChanges, trends.numbersHidden]).toEqual([[], [], false]);
  });

  it('[TREND-07] the dietician sees what was logged before a change of the plan and since, the customer does not', async () => {
    const customer = await engine.make.aCustomer({ timeZone: zoneAt(23) });
    const dietician = await engine.make.aDietician();
    const today = todayOf(customer);
    for (let back = 39; back >= 0; back -= 1) {
      const isAfter = back < 20;
      const meals = { '0': isAfter || back % 4 === 0 };
      const planned = [isAfter ? 'Porridge' : 'Two eggs', '', '', 'Rice', '', '', '', ''];
      const date = addDays(today, -back);
      await engine.make.aDay(customer, date, { meals, sleepHours: null, mood: 'Good' }, planned);
      await engine.make.aWeight(customer, date, 180 - (isAfter ? 39 - back : 0) / 7, 'lb');
    }
    const path = `/api/customers/${customer.id}/since-changes`;
    const { body } = await engine.as(dietician).get<{ items: SinceChange[] }>(path);
    const [change] = body.items;
    expect(body.items).toHaveLength(1);
    expect(change?.date).toBe(addDays(today, -19));
    expect(change?.meals).toMatchObject([
      {
        meal: 0,
        before: { days: 20, value: 0.25 },
        after: { days: 20, value: 1 },
        verdict: 'more',
      },
    ]);
    expect(change?.sleep).toMatchObject({ after: { days: 0, value: null }, verdict: 'early' });
    expect(change?.mood).toMatchObject({ after: { days: 20, value: 4 }, verdict: 'unclear' });
    expect(change?.weight).toMatchObject({ unit: 'lb', verdict: 'less' });
    expect(change?.weight.after.value).toBeCloseTo(-1, 1);
    expect((await engine.as(customer).get(path)).status).toBe(403);
  });

  it('[TREND-03] the average of this range stands beside that of the one before, for both of them', async () => {
    const [customer, dietician] = [
      await engine.make.aCustomer({ timeZone: zoneAt(23) }),
      await engine.make.aDietician(),
    ];
    const today = todayOf(customer);
    for (const [back, sleepHours] of [
      [1, 7],
      [13, 8],
      [14, 6],
      [27, 7],
      [28, 1],
    ] as const)
      await engine.make.aDay(customer, addDays(today, -back), { sleepHours });
    const trends = await read(customer, customer);
    expect(trends.sleep.now).toEqual({ mean: 7.5, days: 2 });
    expect(trends.sleep.before).toEqual({ mean: 6.5, days: 2 });
    expect(await read(dietician, customer)).toEqual(trends);
    const all = await read(customer, customer, 'all');
    expect([all.from, all.sleep.now, all.sleep.before]).toEqual([
      addDays(today, -28),
      { mean: 5.8, days: 5 },
      null,
    ]);
  });

  it('[TREND-02] a year is answered by weeks, each with its mean, its spread and its number of days', async () => {
    const customer = await engine.make.aCustomer({ timeZone: zoneAt(23) });
    const today = todayOf(customer);
    const { from } = weekOf(addDays(today, -100));
    const values = [80, 81, 85];
    await engine.make.measured(
      customer,
      values.map((value, day) => ({ date: addDays(from, 2 * day), value })),
    );
    await engine.make.measured(customer, [{ date: addDays(from, 21), value: 79 }]);
    for (const range of ['year', 'all']) {
      const { measured } = await read(customer, customer, range);
      expect(measured[0]?.days).toEqual([]);
      expect(measured[0]?.weeks).toEqual([
        { from, n: 3, mean: 82, least: 80, most: 85 },
        { from: addDays(from, 21), n: 1, mean: 79, least: 79, most: 79 },
      ]);
    }
  });

  it('[TREND-02] each kind is in the unit it was measured in last, those of the practice by name', async () => {
    const customer = await engine.make.aCustomer({ timeZone: zoneAt(23) });
    const today = todayOf(customer);
    const kind = { id: `grip-${customer.id}`, name: 'Grip', unit: 'kg', retiredAt: null };
    const createdAt = new Date().toISOString();
    await engine.db
      .insertInto('measurementKind')
      .values({ ...kind, createdAt })
      .execute();
    await engine.make.measured(customer, [
      { date: addDays(today, -2), value: 90, time: '07:00' },
      { date: addDays(today, -2), value: 92, time: '19:00' },
      { date: today, value: 200, unit: 'lb', time: '07:00' },
      { date: today, value: 202, unit: 'lb', time: '19:00' },
      { date: today, value: 84, kind: 'waist', unit: 'cm' },
      { date: today, value: 41, kind: kind.id },
    ]);
    const { measured } = await read(customer, customer);
    expect(measured.map(({ kind, name, unit }) => [kind, name, unit])).toEqual([
      ['weight', '', 'lb'],
      ['waist', '', 'cm'],
      [kind.id, 'Grip', 'kg'],
    ]);
    // Two measurements of one day count as their mean: 91 kg. The latest value is none.
    expect(measured[0]?.days.map(({ value }) => value)).toEqual([200.6, 201]);
    expect(measured[0]?.latest).toEqual({ date: today, value: 202 });
  });

  it('[TREND-02] marks the days on which a plan of another name began', async () => {
    const customer = await engine.make.aCustomer({ timeZone: zoneAt(23) });
    const today = todayOf(customer);
    const plan = (name: string, back: number) =>
      engine.make.aPlan(customer, { name, startDate: addDays(today, -back) });
    await plan('Autumn week', 16);
    await plan('Autumn week', 9);
    await engine.make.aPlan(customer, {
      name: 'A mistake',
      startDate: addDays(today, -2),
      uploadedAt: '2026-01-01T08:00:00.000Z',
    });
    await plan('Winter week', 2);
    const { planChanges } = await read(customer, customer);
    expect(planChanges).toEqual([{ date: addDays(today, -2), name: 'Winter week' }]);
  });
});

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
