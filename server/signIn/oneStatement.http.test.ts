import { StatementSync } from 'node:sqlite';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { onEachEngine } from '#test/engines.ts';
import { dayInput } from '#test/factories/days.ts';
import { todayOf } from '#test/factories/people.ts';

// Statements that do not belong to the request: publishing after the answer, setting up a connection, looking
// for letters.
const BESIDE = /pg_notify|set_config|letter/;

/** The statements that reach the database while `work` runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  // Every statement of either engine goes through one of these; the spies change nothing.
  const spies = [vi.spyOn(StatementSync.prototype, 'all'), vi.spyOn(pg.Client.prototype, 'query')];
  await work();
  const asked = spies.flatMap(({ mock }) => mock.calls.map(([what]) => JSON.stringify(what) ?? ''));
  const count = asked.filter((what) => !BESIDE.test(what)).length;
  for (const spy of spies) spy.mockRestore();
  return count;
}

onEachEngine('What a request costs the database', (engine) => {
  it('[T-B1] the session and the role are one statement', async () => {
    const customer = await engine.make.aCustomer();
    const dietician = await engine.make.aDietician();
    await engine.make.aPlan(customer);
    const latest = `/api/customers/${customer.id}/diet-plans/latest`;
    expect(await statementsOf(() => engine.as(customer).get(latest))).toBe(2);
    // For another person's data, one statement more checks whether the customer has withdrawn their consent.
    expect(await statementsOf(() => engine.as(dietician).get(latest))).toBe(3);
    // Reads are recorded a moment later; flushed here, so that they are not counted below.
    await engine.server.deps.readings.flush();
    expect(await statementsOf(() => engine.as(dietician).get('/api/customers'))).toBe(2);
    await engine.server.deps.readings.flush();
    expect(await statementsOf(() => engine.asNobody().get(latest))).toBe(0);
  });

  it('[T-B1] what is one’s own takes one more statement to read, a profile and a day two', async () => {
    const customer = await engine.make.aCustomer();
    await engine.make.aPlan(customer);
    await engine.make.aCustomerProfile(customer);
    const of = `/api/customers/${customer.id}`;
    const as = engine.as(customer);
    // The allergens chosen by a dietician are stored apart from the profile, because the customer cannot
    // change them.
    expect(await statementsOf(() => as.get(`${of}/profile`))).toBe(3);
    const save = (notes: string) => () =>
      as.put(`${of}/daily-progress/${todayOf(customer)}`, dayInput({ notes }));
    expect(await statementsOf(save(''))).toBe(3);
    // A new note is stored for the dietician to read, and they are told of it.
    expect(await statementsOf(save('Felt rested.'))).toBeLessThanOrEqual(13);
  });

  it('[T-B2] a plan goes to whom the guard lets in, and holds nothing beside the plan', async () => {
    const [anna, ben] = [await engine.make.aCustomer(), await engine.make.aCustomer()];
    await engine.make.aPlan(anna, { name: 'for Anna alone' });
    const latest = `/api/customers/${anna.id}/diet-plans/latest`;
    const refused = await engine.as(ben).raw(latest);
    expect([refused.status, await refused.text()]).toEqual([
      404,
      expect.not.stringMatching('Anna'),
    ]);
    const { body } = await engine.as(anna).get<{ plan: object }>(latest);
    expect(Object.keys(body.plan).toSorted()).toEqual(
      'endDate id lastModified mealTimings name notes startDate uploadedAt version weeklyDietPlan'.split(
        ' ',
      ),
    );
  });
});
