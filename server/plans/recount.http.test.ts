import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { addDays } from '#domain/day.ts';
import type { DietPlan } from '#domain/plans/plan.ts';
import type { ProgressDay } from '#domain/progress/progress.ts';
import { onEachEngine } from '#test/engines.ts';
import { dayInput } from '#test/factories/days.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { confirmedPlan, planInput } from '#test/factories/plans.ts';
import type { CustomerScope } from '../api/scope.ts';
import { countedByNow } from '../progress/countedBy.ts';
import { saveDay } from '../progress/saveDay.ts';
import { insertPlan, plannedMeals } from './queries.ts';
import { recountWeeks } from './recount.ts';

const EIGHT = Array.from({ length: 8 }, (_, index) => `Meal ${index + 1}`);
/** Of {@link EIGHT} and of the factory's five meals these two are done. */
const TICKED = { '1': true, '3': true };

onEachEngine('Counts of logged days', (engine) => {
  const plansOf = (customer: Person) => `/api/customers/${customer.id}/diet-plans`;

  async function loggedToday(customer: Person): Promise<ProgressDay | undefined> {
    const path = `/api/customers/${customer.id}/daily-progress`;
    const { body } = await engine.as(customer).get<{ items: ProgressDay[] }>(path);
    return body.items.at(-1);
  }

  async function logged() {
    const customer = await engine.make.aCustomer();
    const today = todayOf(customer);
    const path = `/api/customers/${customer.id}/daily-progress/${today}`;
    const dietician = engine.as(await engine.make.aDietician());
    await dietician.post(plansOf(customer), confirmedPlan(today, { meals: pair() }));
    await engine.as(customer).put(path, dayInput({ meals: TICKED }));
    expect(await loggedToday(customer)).toMatchObject({ logged: 'all', done: 2, meals: 2 });
    return { customer, today, dietician };
  }

  it('[PROG-02] [PROG-08] a day logged before its plan was replaced is counted by the new plan', async () => {
    const { customer, today, dietician } = await logged();
    const week = confirmedPlan(addDays(today, -6), { meals: EIGHT });
    const { body: plan } = await dietician.post<DietPlan>(plansOf(customer), week);
    expect(await loggedToday(customer)).toMatchObject({ logged: 'some', done: 2, meals: 8 });

    const path = `${plansOf(customer)}/${plan.id}`;
    const fewer = confirmedPlan(addDays(today, -6), { meals: [...EIGHT.slice(0, 5), '', '', ''] });
    await dietician.put(path, fewer, { ifMatch: 1 });
    expect(await loggedToday(customer)).toMatchObject({ done: 2, meals: 5 });

    // Moved away, and then deleted: the first plan holds again.
    await dietician.put(path, confirmedPlan(addDays(today, 1), { meals: EIGHT }), { ifMatch: 2 });
    expect(await loggedToday(customer)).toMatchObject({ logged: 'all', done: 2, meals: 2 });
    await dietician.put(path, week, { ifMatch: 3 });
    expect(await loggedToday(customer)).toMatchObject({ meals: 8 });
    expect((await dietician.delete(path, { ifMatch: 4 })).status).toBe(204);
    expect(await loggedToday(customer)).toMatchObject({ logged: 'all', done: 2, meals: 2 });
  });

  it('[PROG-02] [PROG-08] a day saved while its plan is being replaced is counted by the new plan', async () => {
    const { customer, today } = await logged();
    const scope = { customerId: customer.id } as CustomerScope;
    const path = `/api/customers/${customer.id}/daily-progress/${today}`;
    let saving: Promise<{ status: number }> | undefined;
    await engine.db.transaction().execute(async (db) => {
      const made = { id: crypto.randomUUID(), at: new Date().toISOString(), by: customer.id };
      await insertPlan(db, scope, planInput(today, { meals: EIGHT }), made);
      await recountWeeks({ db, changed: vi.fn() }, scope, [today]);
      // It reads the plan before the new one is there, and counts by it after all was counted again.
      saving = engine.as(customer).put(path, dayInput({ meals: { '1': true } }));
      await pause(300);
    });
    expect((await saving)?.status).toBe(200);
    expect(await loggedToday(customer)).toMatchObject({ logged: 'some', done: 1, meals: 8 });
  });

  it('[PROG-02] [PROG-08] of two plans in one millisecond a day is not counted by the first', async () => {
    const customer = await engine.make.aCustomer();
    const today = todayOf(customer);
    const scope = { customerId: customer.id } as CustomerScope;
    const at = new Date().toISOString();
    const replaceBy = (meals: string[], nth: number) =>
      engine.db.transaction().execute(async (db) => {
        const id = `${customer.id} ${nth}`;
        await insertPlan(db, scope, planInput(today, { meals }), { id, at, by: customer.id });
        await recountWeeks({ db, changed: vi.fn() }, scope, [today]);
      });
    await replaceBy(pair(), 1);
    const before = (await countedByNow(engine.db, customer.id, today)) ?? expect.fail('no consent');
    // Now it is known, and not read again.
    await plannedMeals(engine.db, scope, today, before);
    await replaceBy(EIGHT, 2);
    const day = { date: today, submittedAt: at };
    await saveDay(engine.db, scope, dayInput({ meals: TICKED }), day, before);
    expect(await loggedToday(customer)).toMatchObject({ done: 2, meals: 8 });
  });

  it('[PROG-02] a plan of other days leaves the counts of a day alone', async () => {
    const { customer, today, dietician } = await logged();
    await dietician.post(plansOf(customer), confirmedPlan(addDays(today, 1), { meals: EIGHT }));
    await dietician.post(plansOf(customer), confirmedPlan(addDays(today, -7), { meals: EIGHT }));
    expect(await loggedToday(customer)).toMatchObject({ done: 2, meals: 2 });
  });
});

const pair = (): string[] => EIGHT.map((meal, index) => ([1, 3].includes(index) ? meal : ''));
