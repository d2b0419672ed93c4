import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '#test/check/run.ts';
import { freePort } from '#test/freePort.ts';
import { atAnyEnd } from '#test/postgres/atAnyEnd.ts';
import { startOptions } from '#test/serverProcess.ts';

const GIVE_UP_MS = 120_000;

export type Started = {
  readonly url: string;
  readonly pid: number;
  /** From the call that starts the process to its first healthy response. */
  readonly ms: number;
  stop(): Promise<void>;
};

/** Starts a server file in production mode with these settings, and waits until it is healthy. */
export async function startFile(
  file: string,
  settings: Readonly<Record<string, string>>,
): Promise<Started> {
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, [...startOptions(file), file, '--no-build'], {
    cwd: ROOT,
    env: { PATH, HOME, NODE_ENV: 'production', ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  atAnyEnd(() => child.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(url, child);
  return {
    url,
    pid: child.pid ?? 0,
    ms: performance.now() - began,
    async stop() {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    },
  };
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + GIVE_UP_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    if ((await statusOf(`${url}/api/health`)) === 200) return;
    // A short pause, since the response is timed to the millisecond, and `node:http`, since it costs least.
    await pause(3);
  }
  throw new Error(`${url} did not start (exit ${child.exitCode}).`);
}

const statusOf = (url: string): Promise<number> =>
  new Promise((resolve) => {
    get(url, { agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });
