import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cpuMicros } from '../bench/load/cpu.ts';
import { freePort } from '../freePort.ts';
import { atAnyEnd } from '../postgres/atAnyEnd.ts';
import { memoryOf } from '../processes.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const GIVE_UP_MS = 120_000;

export type Start = {
  readonly url: string;
  /** From the call for a process to its first healthy answer. */
  readonly ms: number;
  /** CPU that the process had used by then, in milliseconds. */
  readonly cpuMs: number;
  residentMb(): number;
  stop(): Promise<void>;
};

/** Starts the product, and asks for its health until it is well. */
export async function startOnce(settings: Readonly<Record<string, string>>): Promise<Start> {
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, ['server/main.js', '--no-build'], {
    cwd: ROOT,
    env: { PATH, HOME, NODE_ENV: 'production', ...settings, PORT: String(port) },
    stdio: 'ignore',
  });
  atAnyEnd(() => child.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(url, child);
  const ms = performance.now() - began;
  const pid = child.pid ?? 0;
  return {
    url,
    ms,
    cpuMs: cpuMicros(pid) / 1000,
    residentMb: () => Math.round(memoryOf(pid) / 1e5) / 10,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + GIVE_UP_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    if ((await statusOf(`${url}/api/health`)) === 200) return;
    // Often, since the answer is awaited to the millisecond, and by `node:http`, since it costs least.
    await pause(3);
  }
  throw new Error(`The product did not start (exit ${child.exitCode}).`);
}

const statusOf = (url: string): Promise<number> =>
  new Promise((resolve) => {
    get(url, { agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });
