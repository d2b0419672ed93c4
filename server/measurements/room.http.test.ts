import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { SAME_DAY_MAX } from '#domain/measurements/measurement.ts';
import { onEachEngine } from '#test/engines.ts';
import { importInput, measurementInput } from '#test/factories/measurements.ts';
import { todayOf } from '#test/factories/people.ts';
import { patiently, type Refused } from '#test/http/client.ts';
import { limited } from '#test/limited.ts';

onEachEngine('Room for measurements', (engine) => {
  it('[T-N1] of forty at once exactly as many are stored as there is room', async () => {
    const customer = await engine.make.aCustomer();
    const path = `/api/customers/${customer.id}/measurements`;
    const body = (nth: number) => measurementInput(addDays(todayOf(customer), -nth));
    await limited(engine.db, 'measurement', { rows: 7 }, async () => {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, nth) =>
          patiently(() => engine.as(customer).post(path, body(nth))),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(7);
      expect(statuses.filter((status) => status === 409)).toHaveLength(33);
    });
    const { items } = (await engine.as(customer).get<{ items: unknown[] }>(`${path}?kind=weight`))
      .body;
    expect(items).toHaveLength(7);
  });

  it('[T-N1] what is above a limit stays, can be read, corrected and deleted', async () => {
    const customer = await engine.make.aCustomer();
    const path = `/api/customers/${customer.id}/measurements`;
    const { id } = await engine.make.aMeasurement(customer);
    await engine.make.aMeasurement(customer, { kind: 'waist', unit: 'cm', value: 80 });
    await limited(engine.db, 'measurement', { rows: 1, bytes: 1 }, async () => {
      const same = { note: '' };
      const changed = await engine.as(customer).patch(`${path}/${id}`, same, { ifMatch: 1 });
      expect(changed.status).toBe(200);
      expect((await engine.as(customer).get(`${path}?kind=weight`)).status).toBe(200);
      expect((await engine.as(customer).delete(`${path}/${id}`, { ifMatch: 2 })).status).toBe(204);
    });
  });

  it('[T-N1] a day has room for fifty of a kind, typed at once or brought in by files', async () => {
    const customer = await engine.make.aCustomer({ timeZone: 'UTC' });
    const today = todayOf(customer);
    const path = `/api/customers/${customer.id}`;
    await engine.make.measured(
      customer,
      Array.from({ length: SAME_DAY_MAX - 8 }, (_, nth) => ({
        date: today,
        value: 78,
        time: `00:${10 + nth}`,
      })),
    );
    const typed = await Promise.all(
      Array.from({ length: 20 }, () =>
        engine.as(customer).post(`${path}/measurements`, measurementInput(today)),
      ),
    );
    expect(typed.filter(({ status }) => status === 201)).toHaveLength(8);
    expect(typed.filter(({ status }) => status === 409)).toHaveLength(12);
    const bringIn = (from: number, count: number) =>
      engine.as(customer).post<Refused>(
        `${path}/measurement-imports`,
        importInput(today, {
          preview: false,
          rows: Array.from({ length: count }, (_, nth) => ({
            date: addDays(today, -1),
            time: `0${Math.floor((from + nth) / 60)}:${String((from + nth) % 60).padStart(2, '0')}`,
            value: 78 + nth / 100,
          })),
        }),
      );
    expect((await bringIn(0, 30)).status).toBe(201);
    const more = await bringIn(30, 30);
    expect([more.status, more.body.error.code]).toEqual([409, 'too-many-measurements']);
    expect((await bringIn(30, 20)).status).toBe(201);
    const stored = await engine.db
      .selectFrom('measurement')
      .select('date')
      .where('customerId', '=', customer.id)
      .execute();
    expect(stored).toHaveLength(2 * SAME_DAY_MAX);
  });
});
