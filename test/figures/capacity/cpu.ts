import { readFileSync } from 'node:fs';
import { childrenOf } from '../../processes.ts';

const TICK_MICROS = 10_000;

/** Microseconds of CPU that a server and a PostgreSQL have used, and the seconds of a clock. */
export type Spent = {
  readonly seconds: number;
  readonly server: number;
  readonly database: number;
};

export const spentBy = (server: number, postmaster: number): Spent => ({
  seconds: performance.now() / 1000,
  server: microsOf(server),
  // What connections have used that are over is added up at the postmaster.
  database:
    microsOf(postmaster, 4) + childrenOf(postmaster).reduce((sum, pid) => sum + microsOf(pid), 0),
});

/** User and system, from the kernel's own account; with `fields` 4 also of children that ended. */
function microsOf(pid: number, fields: 2 | 4 = 2): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const all = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return all.slice(11, 11 + fields).reduce((sum, each) => sum + Number(each), 0) * TICK_MICROS;
}
