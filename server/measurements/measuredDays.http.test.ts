import { expect, it } from 'vitest';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import { onSqlite } from '#test/engines.ts';
import { todayOf } from '#test/factories/people.ts';
import { add } from '#test/http/measurements.ts';

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
