import { expect, it } from 'vitest';
import type { Me } from '#domain/accounts/meSchema.ts';
import { addDays } from '#domain/day.ts';
import { SAME_DAY_MAX } from '#domain/measurements/measurement.ts';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import { importInput, measurementInput } from '#test/factories/measurements.ts';
import { type Person, todayOf } from '#test/factories/people.ts';
import { patiently, type Refused } from '#test/http/client.ts';
import { add } from '#test/http/measurements.ts';
import { limited } from '#test/limited.ts';
import type { Message } from '../live/hub.ts';

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

onSqlite('The day of a measurement', (engine) => {
  const born = async (dateOfBirth: string) => {
    const customer = await engine.make.aCustomer();
    const profile = { ...EMPTY_PROFILE, name: customer.name, dateOfBirth };
    const path = `/api/customers/${customer.id}/profile`;
    expect((await engine.as(customer).put(path, profile)).status).toBe(200);
    return customer;
  };

  it('[DAY-08] [T-N4] is at most 30 years ago and never before birth; a placeholder is asked about', async () => {
    const customer = await born('2001-05-03');
    const today = todayOf(customer);
    const refusalOf = async (date: string) => {
      const { status, body } = await add(engine, customer, { date });
      return [status, body.error.fields];
    };
    expect(await refusalOf('2001-05-02')).toEqual([
      422,
      { date: 'This is before the date of birth.' },
    ]);
    expect(await refusalOf('1970-01-01')).toEqual([
      422,
      { date: 'Programs write 1970-01-01 where they know no date. When was it?' },
    ]);
    expect((await add(engine, customer, { date: '2001-05-03' })).status).toBe(201);

    const older = await born('1950-06-01');
    const early = `${Number(today.slice(0, 4)) - 30}${today.slice(4)}`;
    expect((await add(engine, older, { date: early })).status).toBe(201);
    const asked = await add(engine, older, { date: '2000-01-01' });
    expect([asked.status, asked.body.error]).toMatchObject([
      409,
      { code: 'confirm-needed', fields: { placeholder: expect.stringContaining('2000-01-01') } },
    ]);
    const sure = { date: '2000-01-01', confirm: true };
    expect((await add(engine, older, sure)).status).toBe(201);
  });

  it('[DAY-08] a file’s rows of such days are refused, each by its place, and a placeholder is unusual', async () => {
    const customer = await born('1990-06-01');
    const send = (dates: readonly string[], preview = true) =>
      engine.as(customer).post(`/api/customers/${customer.id}/measurement-imports`, {
        kind: 'weight',
        unit: 'kg',
        preview,
        rows: dates.map((date) => ({ date, time: null, value: 78 })),
      });
    const { status, body } = await send(['2020-03-04', '1989-06-01', '1990-05-31']);
    expect([status, body]).toMatchObject([
      422,
      { error: { fields: { 'rows.1.date': expect.any(String) } } },
    ]);
    expect((await send(['2000-01-01', '2020-03-04'])).body).toMatchObject({
      added: 2,
      unlikely: { count: 1, first: [{ row: 0 }] },
    });
  });
});

onSqlite('Hidden numbers', (engine) => {
  const path = ({ id }: Person) => `/api/customers/${id}/hidden-numbers`;
  const meOf = async (customer: Person) =>
    (await engine.as(customer).get<{ me: Me | null }>('/api/me')).body.me;

  it('[TREND-04] either side hides them, the record and the other side learn of it', async () => {
    const customer = await engine.make.aCustomer();
    const dietician = await engine.make.aDietician();
    const told: Message[] = [];
    const silence = engine.server.deps.hub.subscribe((message) => told.push(message));
    await engine.as(dietician).put(path(customer), { hidden: true });
    const change = { kind: 'hidden-numbers', id: customer.id };
    await expect.poll(() => told).toContainEqual({ change });
    silence();
    expect((await meOf(customer))?.hidesNumbers).toBe(true);
    expect((await engine.as(dietician).get(path(customer))).body).toEqual({ hidden: true });
    const entries = await engine.db
      .selectFrom('auditEntry')
      .select(['what', 'actorId'])
      .where('customerId', '=', customer.id)
      .where('does', '=', 'changes')
      .execute();
    expect(entries).toEqual([{ what: 'hidden-numbers', actorId: dietician.id }]);
    await engine.as(customer).put(path(customer), { hidden: false });
    expect((await meOf(customer))?.hidesNumbers).toBeUndefined();
    expect((await engine.as(customer).put(path(customer), { hidden: 'yes' })).status).toBe(422);
  });
});
