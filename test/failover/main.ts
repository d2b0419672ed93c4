import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { aPlace } from '../faults/place.ts';
import type { Row } from '../faults/report.ts';
import { tableOf } from '../faults/table.ts';
import { FATES, leaderDies } from './leaderDies.ts';
import { startMachines } from './machines.ts';

/**
 * `npm run test:failover`: what the death of the leader does to acknowledged writes, where three PostgreSQL
 * stand under Patroni. The leader is killed 20 times, frozen 5 times, and 4 times another one takes over by
 * request; `--killed`, `--frozen` and `--switched` set how often. `--json FILE` writes the rows as JSON. Needs
 * Debian's packages patroni, etcd-server, haproxy and postgresql; none of their services has to run. Exits with
 * 1 if anything was lost, duplicated or half-written, or nobody could write for more than half a minute.
 */
const { values } = parseArgs({
  options: {
    killed: { type: 'string', default: '20' },
    frozen: { type: 'string', default: '5' },
    switched: { type: 'string', default: '4' },
    json: { type: 'string' },
  },
});
const rows: Row[] = [];
const machines = await startMachines();
const place = await aPlace('postgres', { databaseUrl: machines.url });
try {
  for (const fate of ['killed', 'frozen', 'switched'] as const) {
    const rounds = Number(values[fate]);
    if (rounds === 0) continue;
    const row = await leaderDies(FATES[fate], { machines, place, rounds, writes: 100 });
    rows.push({ ...row, note: `PostgreSQL ${machines.version}, ${row.note}` });
    if (values.json) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
  }
} finally {
  await place.end();
  await machines.stop();
}
console.log(`\n${tableOf(rows)}`);
process.exitCode = rows.every(({ passed }) => passed) ? 0 : 1;
