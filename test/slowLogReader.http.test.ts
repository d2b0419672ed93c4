import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from './freePort.ts';
import { itThoroughly } from './thorough.ts';
import { expectWithin } from './withinTime.ts';

// Their log lines are five times what a pipe can hold.
const REQUESTS = 2000;
// Throws uncaught errors on a signal.
const BREAKING = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => { throw new Error('broken on purpose'); });
  process.on('SIGWINCH', () => { Promise.reject(new Error('rejected on purpose')); });
`)}`;

let dataDir: string;
let server: ChildProcess;
let url: string;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'weekplate-slow-reader-'));
  await start();
});

async function start() {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const { PATH = '', HOME = '' } = process.env;
  const SECRET = 'a-secret-for-tests-which-guards-nothing';
  server = spawn(process.execPath, ['--import', BREAKING, 'server/main.js', '--no-build'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH, HOME, DATA_DIR: dataDir, SECRET, PORT: `${port}`, LOG_FORMAT: 'json' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server.stdout?.pause();
  const ok = () => fetch(`${url}/api/health`).then(({ status }) => status, String);
  await expect.poll(ok).toBe(200);
}

afterEach(() => {
  server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/**
 * Makes the server write a log line for each request while nobody reads, then signals it to end, or to break.
 */
async function talkAndEnd(by: NodeJS.Signals = 'SIGTERM'): Promise<number> {
  for (let begun = 0; begun < REQUESTS; begun += 50)
    await Promise.all(
      Array.from({ length: 50 }, async (_, nth) => {
        const answer = await fetch(`${url}/api/no-such-thing?${begun + nth}`);
        await answer.arrayBuffer();
      }),
    );
  server.kill(by);
  return performance.now();
}

/** Everything it logs from now on, read slowly. */
function readSlowly(): () => string {
  let said = '';
  const { stdout } = server;
  stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    stdout.pause();
    setTimeout(() => stdout.resume(), 30);
  });
  stdout?.resume();
  return () => said;
}

it('[T-J2] what was said last is written at the end, however slow its reader', async () => {
  const ended = once(server, 'exit');
  await talkAndEnd();
  await pause(500);
  const said = readSlowly();
  expect(await ended).toEqual([0, null]);
  await expect.poll(() => said().match(/"status":404/g)?.length).toBe(REQUESTS);
});

itThoroughly(
  '[T-J2] a reader that takes nothing keeps no server from its end for longer than seconds',
  async () => {
    const ended = once(server, 'exit');
    const asked = await talkAndEnd();
    // All other work is done by then, but a hanging write keeps a process from exiting by itself.
    expect(await ended).toEqual([null, 'SIGKILL']);
    expectWithin(performance.now() - asked, 7000);
  },
);

const endsUnread = async (by: NodeJS.Signals) => {
  const ended = once(server, 'exit');
  const broken = await talkAndEnd(by);
  expect(await ended).toEqual([null, 'SIGKILL']);
  expectWithin(performance.now() - broken, 7000);
};

itThoroughly(
  '[T-J2] an error that nobody caught ends a server that nobody reads within seconds',
  () => endsUnread('SIGUSR2'),
);

it('[T-J2] a rejection that nobody caught ends a server that nobody reads within seconds', () =>
  endsUnread('SIGWINCH'));

itThoroughly(
  '[T-J2] a rejection that nobody caught is the last that a slow reader gets',
  async () => {
    const ended = once(server, 'exit');
    await talkAndEnd('SIGWINCH');
    await pause(500);
    const said = readSlowly();
    expect(await ended).toEqual([1, null]);
    const last = () => said().trimEnd().split('\n').at(-1);
    await expect.poll(last).toContain('rejected on purpose');
    expect(last()).toContain('the server broke off');
  },
);
