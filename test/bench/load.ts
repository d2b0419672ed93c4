import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { Seeded, Work } from './works.ts';

const autocannon = createRequire(import.meta.url).resolve('autocannon');
const run = promisify(execFile);

const resultSchema = z.object({
  requests: z.object({ total: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  duration: z.number(),
  errors: z.number(),
  non2xx: z.number(),
});

export type Round = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers that were no 2xx, and requests that got none. */
  readonly bad: number;
  /** Microseconds of the server's CPU for one request. */
  readonly cpuMicros: number;
};

/** One round of one work against one server, from a process of its own. */
export async function round(
  server: { url: string; pid: number },
  work: Work,
  seeded: Seeded,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Round> {
  const { cookie } = work.person(seeded);
  const args = ['-j', '-c', `${connections}`, '-d', `${seconds}`, '-m', work.method];
  args.push('-H', `cookie=${cookie.name}=${cookie.value}`);
  if (work.body) args.push('-H', 'content-type=application/json', '-b', work.body);
  const before = cpuMicros(server.pid);
  const { stdout } = await run(
    process.execPath,
    [autocannon, ...args, `${server.url}${work.path(seeded)}`],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  const spent = cpuMicros(server.pid) - before;
  const { requests, latency, duration, errors, non2xx } = resultSchema.parse(JSON.parse(stdout));
  return {
    perSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    bad: errors + non2xx,
    cpuMicros: spent / Math.max(1, requests.total),
  };
}

const TICK_MICROS = 10_000;

/** CPU the process has used, user and system, from the kernel's own account. */
function cpuMicros(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MICROS;
}

/** Resident memory in megabytes. */
export function residentMb(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}
