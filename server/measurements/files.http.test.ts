import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import type { Measurement } from '#domain/measurements/measurementSchema.ts';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import { RowsRead } from '#test/explain/rowsRead.ts';
import { importInput } from '#test/factories/measurements.ts';
import { todayOf } from '#test/factories/people.ts';
import type { Refused } from '#test/http/client.ts';
import { add, listOf, pathOf } from '#test/http/measurements.ts';
import { download } from '#test/rights/download.ts';
import { PAGE_ROWS } from '../db/pages.ts';
import type { CustomerScope } from '../http/session.ts';
import { exportOf } from '../rights/export.ts';

onEachEngine('Files of measurements', (engine) => {
  it('[TREND-05] an import adds what is not there yet, all or nothing, and once', async () => {
    const customer = await engine.make.aCustomer({ timeZone: 'Europe/Berlin' });
    const today = todayOf(customer);
    const path = `/api/customers/${customer.id}/measurement-imports`;
    const send = (wishes: object) =>
      engine.as(customer).post<Refused>(path, { ...importInput(today), ...wishes });
    const rows = Array.from({ length: 1200 }, (_, ago) => ({
      date: addDays(today, -ago - 1),
      time: ago % 2 ? '06:45:30' : null,
      value: 78.4,
    }));
    const twice = { rows: [...rows, rows[0]] };
    expect((await send({ ...twice, preview: true })).body).toEqual({ added: 1200, known: 1 });
    expect((await listOf(engine, customer)).items).toEqual([]);
    expect((await send(twice)).body).toEqual({ added: 1200, known: 1 });
    expect((await send(twice)).body).toEqual({ added: 0, known: 1201 });
    const [second] = (await listOf(engine, customer)).items;
    expect(second?.mine).toBe(true);

    const more = { date: addDays(today, -2000), time: null, value: 70 };
    for (const [field, wrong] of [
      ['rows.1.value', { rows: [more, { ...more, value: 7000 }] }],
      ['rows.1.date', { rows: [more, { ...more, date: addDays(today, 1) }] }],
      ['rows.1.time', { rows: [more, { ...more, time: '25:00' }] }],
      ['rows', { rows: Array.from({ length: 5001 }, () => more) }],
      ['rows', { rows: [] }],
      ['unit', { rows: [more], unit: 'cm' }],
      ['kind', { rows: [more], kind: 'height' }],
    ] as const) {
      const { status, body } = await send(wrong);
      expect([field, status]).toEqual([field, 422]);
      expect(Object.keys(body.error.fields ?? {})).toEqual([field]);
    }
    expect((await send({ rows, preview: true })).body).toEqual({ added: 0, known: 1200 });
  });

  it('[TREND-05] a row with its own instant and unit, as our own file has them, is there already', async () => {
    const customer = await engine.make.aCustomer({ timeZone: 'Europe/Berlin' });
    const today = todayOf(customer);
    const path = `/api/customers/${customer.id}/measurement-imports`;
    await add(engine, customer, { value: 78 });
    await add(engine, customer, { date: addDays(today, -3), value: 172.4, unit: 'lb' });
    const { items } = await listOf(engine, customer);
    const rows = items.map(({ date, measuredAt, value, unit }) => {
      return { date, time: measuredAt, value, ...(unit === 'lb' && { unit }) };
    });
    const input = { kind: 'weight', unit: 'kg', rows };
    expect((await engine.as(customer).post(path, input)).body).toEqual({ added: 0, known: 2 });
    for (const each of items) await engine.as(customer).delete(pathOf(customer, each.id));
    expect((await engine.as(customer).post(path, input)).body).toEqual({ added: 2, known: 0 });
    const again = (await listOf(engine, customer)).items;
    const told = (all: Measurement[]) =>
      all.map(({ date, measuredAt, value, unit }) => [date, measuredAt, value, unit]);
    expect(told(again)).toEqual(told(items));
    const [wrong] = rows.map((row) => ({ ...row, date: addDays(row.date, -5) }));
    const refused = await engine.as(customer).post<Refused>(path, { ...input, rows: [wrong] });
    expect(Object.keys(refused.body.error.fields ?? {})).toEqual(['rows.0.time']);
  });

  it('[TREND-05] unlikely values of a file are named, and stored only once they are confirmed', async () => {
    const customer = await engine.make.aCustomer();
    const path = `/api/customers/${customer.id}/measurement-imports`;
    const day = (ago: number) => addDays(todayOf(customer), -ago);
    await add(engine, customer, { date: day(9), value: 78 });
    const rows = [77.9, 781, 78.1].map((value, nth) => {
      return { date: day(7 - nth), time: null, value };
    });
    const input = { kind: 'weight', unit: 'kg', rows };
    const preview = await engine.as(customer).post(path, { ...input, preview: true });
    const why = expect.stringContaining('Did you mean 78.1 kg?');
    const unlikely = { count: 1, first: [{ row: 1, why }] };
    expect(preview.body).toEqual({ added: 3, known: 0, unlikely });
    const asked = await engine.as(customer).post<Refused>(path, input);
    expect([asked.status, asked.body.error.code]).toEqual([409, 'confirm-needed']);
    expect((await listOf(engine, customer)).items).toHaveLength(1);
    const sure = await engine.as(customer).post(path, { ...input, confirm: true });
    expect(sure.body).toEqual({ added: 3, known: 0 });
  });

  it('[TREND-05] nothing imported is of later today: what is typed after it is the latest', async () => {
    // The offset of a time zone in which it is three in the morning now.
    const ahead = ((3 - new Date().getUTCHours() + 36) % 24) - 12;
    const timeZone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
    const customer = await engine.make.aCustomer({ timeZone });
    const date = todayOf(customer);
    const path = `/api/customers/${customer.id}/measurement-imports`;
    const send = (row: object) => {
      const rows = [{ date, time: null, value: 80, ...row }];
      return engine.as(customer).post<Refused>(path, { kind: 'weight', unit: 'kg', rows });
    };
    const late = await send({ time: '23:58' });
    expect([late.status, late.body.error.fields]).toEqual([
      422,
      { 'rows.0.time': 'This time has not come yet.' },
    ]);
    expect((await send({ time: new Date(Date.now() + 3_600_000).toISOString() })).status).toBe(422);
    expect((await send({})).body).toEqual({ added: 1, known: 0 });
    expect((await send({})).body).toEqual({ added: 0, known: 1 });
    await add(engine, customer, { value: 79 });
    expect((await listOf(engine, customer)).items.map(({ value }) => value)).toEqual([79, 80]);
  });

  it('[TREND-05] [T-K9] everything goes out as CSV, and no cell of it is a formula', async () => {
    const customer = await engine.make.aCustomer({ name: '=Anna' });
    await add(engine, customer, { note: '=HYPERLINK("x");+1' });
    const answer = await engine.as(customer).raw(`/api/customers/${customer.id}/measurements.csv`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, row = ''] = (await answer.text()).split('\r\n');
    expect(head).toBe('date,measuredAt,kind,value,unit,note,writtenBy');
    expect(row).toContain(`Weight,78.1,kg,"'=HYPERLINK(""x"");'+1",'=Anna`);
  });

  it('[T-N2] [T-J1] holds each once, and others are answered between its pages', async () => {
    const customer = await engine.make.aCustomer({ timeZone: 'UTC' });
    const count = 5 * PAGE_ROWS + 7;
    await engine.make.measured(
      customer,
      Array.from({ length: count }, (_, nth) => ({
        date: addDays('2026-01-01', -nth),
        value: 60 + (nth % 300) / 10,
      })),
    );
    const read = new RowsRead({ turnsOf: PAGE_ROWS });
    const files = await download(engine, customer);
    const csv = await engine.as(customer).raw(`/api/customers/${customer.id}/measurements.csv`);
    const lines = (await csv.text()).trim().split('\r\n');
    read.release();
    const rows = JSON.parse(String(files.get('measurement.json'))) as { measuredAt: string }[];
    expect(new Set(rows.map(({ measuredAt }) => measuredAt)).size).toBe(count);
    expect(rows).toHaveLength(count);
    expect(String(files.get('measurement.csv')).trim().split('\r\n')).toHaveLength(count + 1);
    expect(lines).toHaveLength(count + 1);
    // Five full pages, thrice: as JSON, as CSV, and in the file of measurements.
    expect(read.turns).toHaveLength(15);
    expect(new Set(read.turns).size).toBe(15);
  });
});

onSqlite('A copy that nobody takes', (engine) => {
  it('[T-N2] is made no further than its reader has got, and ends when they leave', async () => {
    const customer = await engine.make.aCustomer({ timeZone: 'UTC' });
    const pages = 50;
    await engine.make.measured(
      customer,
      Array.from({ length: pages * PAGE_ROWS }, (_, nth) => ({
        date: addDays('2026-01-01', -nth),
        value: 60 + (nth % 300) / 10,
      })),
    );
    // What does not get smaller in a ZIP file.
    await sql`update "measurement" set "note" = hex(randomblob(200))`.execute(engine.db);
    const read = new RowsRead({ turnsOf: PAGE_ROWS });
    const scope = { ...customer, customerId: customer.id } as unknown as CustomerScope;
    const copy = await exportOf(engine.server.deps, scope);
    const reader = copy.getReader();
    await reader.read();
    const settled = async () => {
      for (let before = -1; before < read.turns.length; ) {
        before = read.turns.length;
        for (let turn = 0; turn < 500; turn += 1) await setImmediate();
      }
      return read.turns.length;
    };
    const waiting = await settled();
    expect(waiting).toBeLessThan(pages);
    while (read.turns.length <= waiting) expect((await reader.read()).done).toBe(false);
    const later = await settled();
    expect(later).toBeLessThan(pages);
    await reader.cancel();
    expect(await settled()).toBeLessThanOrEqual(later + 1);
    read.release();
  });
});
