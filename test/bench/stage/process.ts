import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../freePort.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const START_MS = 60_000;

export type Started = { readonly url: string; readonly pid: number; stop(): Promise<void> };

/** Starts a server file with these settings, and waits until it answers at all. */
export async function startFile(file: string, settings: Record<string, string>): Promise<Started> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(ROOT, file), '--no-build'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url, child);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    },
  };
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const answers = await fetch(`${url}/api/health`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await pause(25);
  }
  throw new Error(`${url} did not start.`);
}
