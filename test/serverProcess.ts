import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './check/run.ts';
import { keepSaid } from './logs/kept.ts';

const FILE = 'server/main.js';
const START_TIMEOUT_MS = 60_000;

/** A real process of `npm start`, with its options and its output. */
export type ServerProcess = {
  readonly url: string;
  /** Everything printed since the first start, oldest first. */
  readonly printed: string[];
  /** Its process id while it runs. */
  pid(): number;
  /** The exit code of its last run; null while it runs, and after a signal that it did not handle. */
  exitCode(): number | null;
  start(): Promise<void>;
  /** Ends it as a service manager does. */
  stop(): Promise<void>;
  /** SIGKILL: nothing can clean up. */
  kill(): Promise<void>;
};

export function serverProcess(
  port: number,
  settings: Record<string, string>,
  args: readonly string[] = [],
): ServerProcess {
  const url = `http://127.0.0.1:${port}`;
  const printed: string[] = [];
  const mailing = settings.SMTP_URL ? 'smtp' : 'outbox';
  let child: ChildProcess | null = null;
  let exitCode: number | null = null;

  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child?.exitCode === null && child.signalCode === null && child.kill(signal))
      await once(child, 'exit');
    exitCode = child?.exitCode ?? null;
    child = null;
  };

  return {
    url,
    printed,
    pid() {
      if (!child?.pid) throw new Error('The server does not run.');
      return child.pid;
    },
    exitCode: () => exitCode,
    async start() {
      const { PATH = '', HOME = '', TMPDIR } = process.env;
      const env = { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...settings, PORT: String(port) };
      child = spawn(process.execPath, [...startOptions(FILE), FILE, ...args], {
        cwd: ROOT,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr])
        collectLines(stream, (lines) => {
          printed.push(...lines);
          keepSaid(mailing, lines.map((line) => `${line}\n`).join(''));
        });
      await untilHealthy(url, child, printed);
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

function collectLines(stream: NodeJS.ReadableStream | null, take: (lines: string[]) => void) {
  let rest = '';
  stream?.setEncoding('utf8');
  stream?.on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    take(parts);
  });
}

async function untilHealthy(url: string, child: ChildProcess, printed: string[]) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const healthy = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return;
    await pause(30);
  }
  throw new Error(`The server did not start (exit ${child.exitCode}):\n${printed.join('\n')}`);
}

/** The options of Node.js that `npm start` gives to this file; none for a file that it does not start. */
export function startOptions(file: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [, ...words] = String(scripts.start).split(' ');
  return words.at(-1) === file ? words.slice(0, -1) : [];
}

/**
 * Settings for a short-lived process: it loads its compiled code from the cache of `server/main.js`, because
 * compiling takes longer than most commands.
 */
export const COMPILED: Readonly<Record<string, string>> = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../.cache/node'),
};
