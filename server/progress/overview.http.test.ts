import { expect, it } from 'vitest';
import type { Overview } from '#domain/coaching/customerSchema.ts';
import { addDays } from '#domain/day.ts';
import { onEachEngine } from '#test/engines.ts';
import { todayOf } from '#test/factories/people.ts';

onEachEngine('Overview of a customer', (engine) => {
  it('[CUST-02] it is what the operations of its parts answer one by one', async () => {
    const dietician = await engine.make.aDietician();
    const as = engine.as(dietician);
    // At any hour it is another day than in UTC in one of the two.
    for (const timeZone of ['Pacific/Kiritimati', 'Etc/GMT+12']) {
      const customer = await engine.make.aCustomer({ timeZone });
      const today = todayOf(customer);
      const date = addDays(today, -2);
      await engine.make.aPlan(customer, { startDate: addDays(today, -6) });
      await engine.make.aDay(customer, date, { meals: { '1': true } });
      await engine.make.aNote(customer, 'Likes rye.', dietician);
      const path = `/api/customers/${customer.id}`;
      const part = async (rest: string) => (await as.get(`${path}${rest}`)).body;
      const stretch = `from=${addDays(today, -13)}&to=${today}`;
      const { body } = await as.get<Overview>(`${path}/overview?date=${date}&${stretch}`);
      expect(body, timeZone).toEqual({
        customer: await part(''),
        notes: await part('/notes'),
        day: await part(`/daily-progress/${date}`),
        days: await part(`/daily-progress?${stretch}`),
      });
      expect(body.day.record?.meals).toEqual({ '1': true });
      expect(body.notes.notes).toBe('Likes rye.');
      const untold = await as.get<Overview>(`${path}/overview`);
      const day = await part(`/daily-progress/${today}`);
      expect(untold.body, timeZone).toEqual({ ...body, day });
    }
  });

  it('[CUST-02] days that are none, or half a stretch, are refused in words', async () => {
    const as = engine.as(await engine.make.aDietician());
    const customer = await engine.make.aCustomer();
    const path = `/api/customers/${customer.id}/overview`;
    for (const query of ['date=2026-02-30', 'from=2026-02-01', 'from=2026-02-02&to=2026-02-01'])
      expect((await as.get(`${path}?${query}`)).status, query).toBe(422);
  });
});
