import { expect, it } from 'vitest';
import { contentOf } from '#domain/progress/dayParts.ts';
import type { DayAnswer, DayContent, TrackedDay } from '#domain/progress/progressSchema.ts';
import { onEachEngine } from '#test/engines.ts';
import { dayChanges } from '#test/factories/days.ts';
import { todayOf } from '#test/factories/people.ts';
import { MEALS } from '#test/factories/plans.ts';
import { toldAt } from '#test/notify/told.ts';

onEachEngine('A day that is saved tap by tap', (engine) => {
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
