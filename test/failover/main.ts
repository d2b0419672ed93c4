import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { aPlace } from '../faults/place.ts';
import type { Row } from '../faults/report.ts';
import { tableOf } from '../faults/table.ts';
import { FATES, leaderDies } from './leaderDies.ts';
import { startMachines } from './machines.ts';

/**
 * `npm run test:failover`: what the death of the leader does to acknowledged writes, where three PostgreSQL
 * stand under Patroni. The leader is killed 20 times, or `--rounds` times; a fifth as often it is frozen, and
 * another one takes over by request. `--json FILE` writes the rows as JSON. Needs Debian's packages patroni,
 * etcd-server, haproxy and postgresql; none of their services has to run. Exits with 1 if anything was lost,
 * duplicated or half-written, or nobody could write for more than half a minute.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, json: { type: 'string' } },
});
const kills = Number(values.rounds);
const fewer = Math.ceil(kills / 5);
const rows: Row[] = [];
const machines = await startMachines();
const place = await aPlace('postgres', { databaseUrl: machines.url });
try {
  for (const [fate, rounds] of [
    [FATES.killed, kills],
    [FATES.frozen, fewer],
    [FATES.switched, fewer],
  ] as const) {
    const row = await leaderDies(fate, { machines, place, rounds, writes: 100 });
    rows.push({ ...row, note: `PostgreSQL ${machines.version}, ${row.note}` });
    if (values.json) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
  }
} finally {
  await place.end();
  await machines.stop();
}
console.log(`\n${tableOf(rows)}`);
process.exitCode = rows.every(({ passed }) => passed) ? 0 : 1;
