import { expect, it } from 'vitest';
import type { Goal } from '#domain/goals/goalSchema.ts';
import { onSqlite } from '#test/engines.ts';
import { weightGoal } from '#test/factories/goals.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';
import { goalsOf, pathOf } from '#test/http/goals.ts';

onSqlite('Safe bounds of goals', (engine) => {
  const { set, move, listed } = goalsOf(engine);

  it('[GOAL-03] an unsafe goal is refused for the customer; a dietician gives a reason, which is kept and on record', async () => {
    const customer = await engine.make.aCustomer();
    const dietician = await engine.make.aDietician();
    const today = todayOf(customer);
    await engine.make.aCustomerProfile(customer, { height: 175, heightUnit: 'cm' });
    await engine.make.aWeight(customer, today, 60);
    const unsafe = weightGoal(today, { target: 52 });
    const refused = await set(customer, { ...unsafe, reason: 'I want to.' });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'unsafe-goal']);
    expect(refused.body.error.fields?.target).toContain(
      'From 56.7 kg on it is healthy (BMI 18.5).',
    );

    const asked = await set(customer, unsafe, dietician);
    expect([asked.status, asked.body.error.code]).toEqual([409, 'reason-needed']);
    expect(asked.body.error.fields).toHaveProperty('reason');
    expect((await listed(customer)).items).toEqual([]);
    const reason = 'With the clinic, before surgery.';
    const made = await set(customer, { ...unsafe, reason }, dietician);
    expect(made.body).toMatchObject({ reason, state: 'proposed' });
    const { body } = await engine
      .as(customer)
      .get<{ items: { what: string }[] }>(`/api/customers/${customer.id}/audit-entries`);
    expect(body.items.filter(({ what }) => what === 'goal-reason')).toHaveLength(1);

    const path = pathOf(customer, `/${made.body.id}`);
    const change = (by: Person, target: number, ifMatch: number) =>
      engine.as(by).patch<Goal & Refused>(path, { target }, { ifMatch });
    expect((await change(customer, 50, 1)).body.error.code).toBe('unsafe-goal');
    // The reason was given for 52 kg: it does not cover a lower target, and is kept for a higher one.
    expect((await change(dietician, 40, 1)).body.error.code).toBe('reason-needed');
    expect((await change(dietician, 53, 1)).body.reason).toBe(reason);
    // A target within the bounds needs no reason, so the stored one is cleared.
    expect((await change(dietician, 57, 2)).body.reason).toBe('');
    expect((await change(dietician, 52, 3)).body.error.code).toBe('reason-needed');
  });

  it('[GOAL-03] [TREND-06] a weight for somebody under 18 or pregnant is set by the dietician, with a reason', async () => {
    const dietician = await engine.make.aDietician();
    for (const profile of [{ dateOfBirth: '2015-03-01' }, { pregnancy: 'pregnant' as const }]) {
      const customer = await engine.make.aCustomer();
      const today = todayOf(customer);
      await engine.make.aCustomerProfile(customer, { height: 165, ...profile });
      await engine.make.aWeight(customer, today, 60);
      for (const target of [59, 40, 62]) {
        const { body } = await set(customer, weightGoal(today, { target }));
        expect(body.error.fields?.target).toMatch(/a goal for your weight is set by your diet/);
        expect(body.error.message).not.toMatch(/BMI|\d\d\.\d/);
      }
      const goal = weightGoal(today, { target: 59 });
      expect((await set(customer, goal, dietician)).body.error.code).toBe('reason-needed');
      const made = await set(customer, { ...goal, reason: 'With her doctor.' }, dietician);
      expect((await move(customer, customer, made.body, 'accepted')).body.state).toBe('active');
    }
  });
});
