import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { onEachEngine } from '#test/engines.ts';
import { goalInput, weightGoal } from '#test/factories/goals.ts';
import { todayOf } from '#test/factories/people.ts';
import { goalsOf } from '#test/http/goals.ts';

onEachEngine('How far goals are', (engine) => {
  const { set, put, listed } = goalsOf(engine);

  it('[GOAL-02] [T-E3] a measurement reaches a goal; reading stores nothing, and it is celebrated once', async () => {
    const customer = await engine.make.aCustomer();
    const today = todayOf(customer);
    await engine.make.aCustomerProfile(customer, { height: 175 });
    await engine.make.aWeight(customer, addDays(today, -20), 76);
    const { id } = (await set(customer, weightGoal(today, { beginsOn: addDays(today, -20) }))).body;
    expect((await put(customer, customer, `/${id}/celebrated`)).body.error.code).toBe(
      'not-reached',
    );
    await engine.make.aWeight(customer, addDays(today, -10), 74);
    const [half] = (await listed(customer)).items;
    expect(half).toMatchObject({
      start: 76,
      progress: { current: 74, share: 0.5, pace: 'on-time' },
    });

    await engine.make.aWeight(customer, addDays(today, -1), 71.8);
    for (const _ of [1, 2])
      expect((await listed(customer)).items).toMatchObject([
        { state: 'active', version: 1, progress: { reachedOn: addDays(today, -1), share: 1 } },
      ]);
    const celebrated = await put(customer, customer, `/${id}/celebrated`);
    expect(celebrated.body).toMatchObject({ state: 'reached', closedOn: addDays(today, -1) });
    expect((await put(customer, customer, `/${id}/celebrated`)).body).toEqual(celebrated.body);
    expect((await listed(customer)).items).toEqual([celebrated.body]);
  });

  it('[GOAL-02] a goal that begins later starts with what is weighed by then, not today', async () => {
    const customer = await engine.make.aCustomer();
    const today = todayOf(customer);
    await engine.make.aWeight(customer, today, 76);
    const dated = { beginsOn: addDays(today, 7), endsOn: addDays(today, 90) };
    const later = await set(customer, weightGoal(today, { ...dated, target: 80 }));
    expect(later.body.start).toBeNull();
    expect((await set(customer, weightGoal(today, { target: 80 }))).body.start).toBe(76);
  });

  it('[GOAL-02] meals, water and sleep are read from the days that were logged', async () => {
    const customer = await engine.make.aCustomer();
    const today = todayOf(customer);
    const beginsOn = addDays(today, -30);
    for (const [kind, target, unit] of [
      ['adherence', 80, '%'],
      ['water', 2, 'l'],
      ['sleep', 8, 'h'],
    ] as const)
      await set(customer, goalInput(today, { kind, target, unit, beginsOn }));
    const meals = { '0': true, '1': true, '2': true, '3': true, '4': true, '5': true } as const;
    const whole = ['a', 'b', 'c', 'd', 'e', '', '', ''];
    await engine.make.aDay(
      customer,
      addDays(today, -1),
      { meals, waterIntake: '8 glasses' },
      whole,
    );
    await engine.make.aDay(
      customer,
      addDays(today, -2),
      { meals: { '0': true }, waterIntake: 'some', sleepHours: 9 },
      whole,
    );
    const { items } = await listed(customer);
    const found = new Map(items.map(({ kind, progress }) => [kind, progress]));
    expect(found.get('adherence')).toMatchObject({ days: { held: 1, of: 7 }, current: 60 });
    expect(found.get('water')).toMatchObject({ days: { held: 1, of: 7 }, current: 2 });
    expect(found.get('sleep')).toMatchObject({ days: { held: 1, of: 7 }, current: 8.3 });
  });
});
