import { expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import { addDays, type Day } from '#domain/day.ts';
import type { DailyProgress } from '#domain/progress/progressSchema.ts';
import { onSqlite } from '#test/engines.ts';
import { dayInput } from '#test/factories/days.ts';
import { aPixel } from '#test/factories/images.ts';
import { todayOf } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';

onSqlite('A day that can be', (engine) => {
  async function aDay() {
    const customer = await engine.make.aCustomer({ timeZone: 'Asia/Tokyo' });
    const today = todayOf(customer);
    const as = engine.as(customer);
    const path = (date: Day) => `/api/customers/${customer.id}/daily-progress/${date}`;
    const log = (input: object, date = today) =>
      as.put<DailyProgress & Refused>(path(date), { ...dayInput(), ...input });
    const storeWater = (waterIntake: string) =>
      engine.db
        .updateTable('dailyProgress')
        .set({ waterIntake })
        .where('customerId', '=', customer.id)
        .execute();
    return { customer, today, as, path, log, storeWater };
  }

  it('[DAY-06] water below 0 and above 15 litres is refused beside the field, in every unit and script', async () => {
    const { log } = await aDay();
    for (const waterIntake of [
      '-3',
      '-1 L',
      '16 L',
      '٢٠ لتر',
      '99999999999 litres',
      '70 glasses',
    ]) {
      const { status, body } = await log({ waterIntake });
      expect([waterIntake, status, body.error.fields]).toEqual([
        waterIntake,
        422,
        { waterIntake: 'Water is between 0 and 15 litres.' },
      ]);
    }
    for (const waterIntake of ['15 L', '0', '٦ أكواب', 'two bottles', ''])
      expect((await log({ waterIntake })).body.waterIntake).toBe(waterIntake);
  });

  it('[DAY-08] [T-N4] a day can be logged from 90 days before the account, and no earlier one', async () => {
    const { customer, today, as, path, log } = await aDay();
    const first = addDays(today, -90);
    expect((await as.get<{ me: Me }>('/api/me')).body.me.firstDay).toBe(first);
    expect((await log({ notes: 'Back then.' }, first)).status).toBe(200);
    for (const early of [addDays(first, -1), '1950-01-01', '1900-01-01']) {
      const { status, body } = await log({ notes: 'Long ago.' }, early);
      expect([status, body.error.code]).toEqual([409, 'early-day']);
      const photo = await as.raw(`${path(early)}/photos?meal=1`, {
        method: 'POST',
        headers: { 'content-type': 'image/png' },
        body: new Uint8Array(aPixel),
      });
      expect([photo.status, await photo.json()]).toMatchObject([
        409,
        { error: { code: 'early-day' } },
      ]);
    }
    const rows = await engine.db
      .selectFrom('dailyProgress')
      .select('date')
      .where('customerId', '=', customer.id)
      .execute();
    expect(rows).toEqual([{ date: first }]);
  });
});
