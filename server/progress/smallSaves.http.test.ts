import { expect, it } from 'vitest';
import { withParts } from '#domain/progress/dayParts.ts';
import { contentOf, type DayPart, NOTHING } from '#domain/progress/mergeDay.ts';
import type { DailyProgress, DayContent, TrackedDay } from '#domain/progress/progressSchema.ts';
import { onEachEngine } from '#test/engines.ts';
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
    const save = async (wishes: Partial<DayContent>, parts: readonly DayPart[]) => {
      const mine = { ...(base ?? NOTHING), ...wishes };
      const sent = { ...withParts(base ?? NOTHING, mine, parts), base };
      const { status, body } = await phone.put<DailyProgress>(path, sent);
      expect(status).toBe(200);
      base = contentOf(body);
      return body;
    };

    const soup = { meals: { '1': true }, dishes: { '1': MEALS[1] } };
    const first = await save(soup, ['meals.1']);
    expect(first.planned).toMatchObject({ planId: plan.id, from: 'logged' });
    await save({ meals: {}, dishes: {} }, ['meals.1']);
    await save(soup, ['meals.1']);
    for (const glasses of [1, 2, 3, 4, 5, 6])
      await save({ waterIntake: `${glasses * 250} ml` }, ['waterIntake']);
    for (const notes of ['A calm evening', 'A calm evening, at last.'])
      await save({ notes }, ['notes']);
    await save({ sleepHours: 7.5 }, ['sleepHours']);

    const { record } = (await engine.as(dietician).get<TrackedDay>(path)).body;
    expect(record).toMatchObject({
      meals: { '1': true },
      waterIntake: '1500 ml',
      sleepHours: 7.5,
      notes: 'A calm evening, at last.',
      planned: first.planned,
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
