import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { preparePostgres } from '../postgres/databases.ts';
import type { Row } from './report.ts';
import { FULL, SHORT, scenarios } from './scenarios.ts';
import { tableOf } from './table.ts';

/**
 * `npm run test:faults`: shows as a table what kills, full disks and stops do to acknowledged writes. `--json
 * FILE` writes its rows as JSON, `--only WORDS` runs the rows whose name contains some words, `--short` runs
 * as few rounds as `npm test`. Exits with 1 if anything was lost, duplicated or half-written, or did not
 * recover.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    only: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
  },
});
const chosen = scenarios(values.short ? SHORT : FULL).filter(({ name }) =>
  name.includes(values.only),
);
const endPostgres = await preparePostgres();
const rows: Row[] = [];
try {
  for (const { name, engine, run } of chosen) {
    const began = performance.now();
    const row = await run();
    rows.push(row);
    // Written after each row, so that an interrupted run keeps its results.
    if (values.json) writeFileSync(values.json, `${JSON.stringify(rows, null, 2)}\n`);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    process.stderr.write(`${row.passed ? 'ok' : 'FAILED'}  ${name}, ${engine}  (${seconds} s)\n`);
  }
} finally {
  await endPostgres();
}
console.log(`\n${tableOf(rows)}`);
process.exitCode = rows.length > 0 && rows.every(({ passed }) => passed) ? 0 : 1;
