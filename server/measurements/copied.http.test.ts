import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addDays } from '#domain/day.ts';
import { onEachEngine, onSqlite } from '#test/engines.ts';
import { RowsRead } from '#test/explain/rowsRead.ts';
import { download } from '#test/rights/download.ts';
import { PAGE_ROWS } from '../db/pages.ts';
import type { CustomerScope } from '../http/session.ts';
import { exportOf } from '../rights/export.ts';

onEachEngine('A copy of many rows', (engine) => {
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
    for (let more = 0; more < 100; more += 1) await reader.read();
    const later = await settled();
    expect(later).toBeGreaterThan(waiting);
    await reader.cancel();
    expect(await settled()).toBeLessThanOrEqual(later + 1);
    read.release();
  });
});
