import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { Shot } from './fire.ts';
import type { Seeded, Work } from './works.ts';

const FIRE = join(import.meta.dirname, 'fire.ts');
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
  const shot: Shot = {
    url: `${server.url}${work.path(seeded)}`,
    method: work.method,
    headers: {
      cookie: `${cookie.name}=${cookie.value}`,
      ...(work.body && { 'content-type': 'application/json' }),
    },
    ...(work.body && { body: work.body }),
    connections,
    duration: seconds,
  };
  const before = cpuMicros(server.pid);
  const { stdout } = await run(process.execPath, [FIRE, JSON.stringify(shot)], {
    maxBuffer: 16 * 1024 * 1024,
    timeout: (seconds + 20) * 1000,
  });
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
