import { expect, it } from 'vitest';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { addDays, type Day, formatDay } from '#domain/day.ts';
import { onSqlite } from '#test/engines.ts';
import { todayOf } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';

onSqlite('Renewing while a period runs', (engine) => {
  async function cast(planStatus: 'active' | 'paused' = 'active') {
    const as = engine.as(await engine.make.aDietician());
    const today = todayOf({ timeZone: 'UTC' });
    const [start, end] = [addDays(today, -20), addDays(today, 9)];
    const period = { planStatus, planStartDate: start, planEndDate: end };
    const customer = await engine.make.aCustomer({ period });
    const path = `/api/customers/${customer.id}/coaching-period`;
    const renew = (startDate: Day, endDate: Day, more: object = {}) =>
      as.put<Customer & Refused>(`${path}/renew`, { startDate, endDate, ...more });
    const stored = async () => (await as.get<Customer>(`/api/customers/${customer.id}`)).body;
    return { as, today, start, end, path, renew, stored };
  }

  it('[HIST-06] from the day after it on, the period goes on: nobody is without one meanwhile', async () => {
    const { renew, start, end } = await cast();
    const { status, body } = await renew(addDays(end, 1), addDays(end, 28));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      planStatus: 'active',
      planStartDate: start,
      planEndDate: addDays(end, 28),
    });
  });

  it('[HIST-06] one that would cut it is refused until it is confirmed', async () => {
    const { renew, stored, start, end, today } = await cast();
    const until = addDays(end, 28);
    const { status, body } = await renew(end, until);
    expect([status, body.error.code]).toEqual([409, 'confirm-needed']);
    expect(Object.keys(body.error.fields ?? {})).toEqual(['cuts-period']);
    expect(body.error.fields?.['cuts-period']).toContain(formatDay(end, 'medium'));
    expect(await stored()).toMatchObject({ planStartDate: start, planEndDate: end });
    expect((await renew(end, until, { confirm: false })).status).toBe(409);
    const unread = { confirm: true, reasonsRead: ['Something else.'] };
    expect((await renew(today, until, unread)).status).toBe(409);
    expect((await renew(today, until, { confirm: true })).body).toMatchObject({
      planStartDate: today,
      planEndDate: until,
    });
  });
});
