import { expect, it } from 'vitest';
import { dayIn } from '#domain/day.ts';
import { onEachEngine } from '#test/engines.ts';
import { dayInput } from '#test/factories/days.ts';

// Twenty-five hours apart, so the day always differs between them.
const EARLIEST = 'Pacific/Kiritimati';
const LATEST = 'Pacific/Pago_Pago';

onEachEngine('A customer who travels', (engine) => {
  it('[T-H2] the zone changed in the middle of a day: one row a day, there and back', async () => {
    const customer = await engine.make.aCustomer({ timeZone: EARLIEST });
    const as = engine.as(customer);
    const now = engine.server.deps.now();
    const [there, here] = [dayIn(EARLIEST, now), dayIn(LATEST, now)];
    const log = async (date: string, notes: string) =>
      (await as.put(`/api/customers/${customer.id}/daily-progress/${date}`, dayInput({ notes })))
        .status;
    const travel = (timeZone: string) => as.put('/api/me/time-zone', { timeZone });

    expect(await log(there, 'Before the flight')).toBe(200);
    await travel(LATEST);
    expect(await log(here, 'After landing')).toBe(200);
    // The day that was today there is in the future here; what was logged for it stays.
    expect(await log(there, 'Not yet')).toBe(409);
    await travel(EARLIEST);
    expect(await log(there, 'Back home')).toBe(200);

    const rows = await engine.db
      .selectFrom('dailyProgress')
      .select(['date', 'notes'])
      .where('customerId', '=', customer.id)
      .orderBy('date')
      .execute();
    expect(rows).toEqual([
      { date: here, notes: 'After landing' },
      { date: there, notes: 'Back home' },
    ]);
  });
});
