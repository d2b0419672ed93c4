import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../freePort.ts';
import { childrenOf, killIfThere } from '../processes.ts';
import { atAnyEnd } from './atAnyEnd.ts';
import { postgresBinaries } from './binaries.ts';
import { CLUSTER_PREFIX, removeLeftovers } from './leftovers.ts';
import { type RunAs, unprivileged } from './unprivileged.ts';

const USER = 'weekplate';
const START_TIMEOUT_MS = 120_000;

export type Cluster = {
  /** The URL of the maintenance database, as superuser. */
  readonly url: string;
  /** The pid of its first process, the parent of all others. */
  pid(): number;
  /** Sends SIGKILL to the first process only, or to all at once, as in a power failure. */
  kill(which: 'postmaster' | 'all'): Promise<void>;
  /** Starts it again on the same data, and waits until it accepts connections. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

type Wishes = {
  /** The folder in which to create it, instead of the folder for temporary files. */
  readonly within?: string;
  /** Additional settings of PostgreSQL. */
  readonly settings?: Readonly<Record<string, string>>;
};

/** A new, empty PostgreSQL on loopback, as durable as in production. It runs until `stop`. */
export async function startCluster({
  within = tmpdir(),
  settings = {},
}: Wishes = {}): Promise<Cluster> {
  removeLeftovers();
  const runAs = unprivileged();
  const folder = mkdtempSync(join(within, `${CLUSTER_PREFIX}${process.pid}-`));
  const abandon = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  atAnyEnd(abandon);
  own(folder, runAs);
  const password = randomBytes(12).toString('hex');
  const bin = postgresBinaries(folder, runAs);
  initialise(bin, folder, password, runAs);

  const port = await freePort();
  const start = () => launch(bin, folder, { ...settings, port: String(port) }, runAs);
  let child = start();
  atAnyEnd(() => child.kill('SIGKILL'));
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
  await untilReady(url, child, join(folder, 'log'));

  return {
    url,
    pid: () => pidOf(child),
    async kill(which) {
      const pids = which === 'all' ? childrenOf(pidOf(child)) : [];
      child.kill('SIGKILL');
      for (const pid of pids) killIfThere(pid);
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
    async restart() {
      const deadline = Date.now() + START_TIMEOUT_MS;
      while (true) {
        child = start();
        const ready = untilReady(url, child, join(folder, 'log'));
        const failed = await ready.then(
          () => null,
          (error: Error) => error,
        );
        if (!failed) return;
        // PostgreSQL does not start while a previous process on the same data is still ending.
        if (Date.now() > deadline) throw failed;
        await pause(100);
      }
    },
    async stop() {
      // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients to disconnect.
      if (child.exitCode === null && child.kill('SIGINT')) await once(child, 'exit');
      abandon();
    },
  };
}

function own(path: string, { uid, gid }: RunAs) {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

function initialise(bin: string, folder: string, password: string, runAs: RunAs) {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  own(passwordFile, runAs);
  // PostgreSQL's own C.UTF-8 needs no locale of the machine. Only initdb itself runs without sync. The
  // password is random, so hashing it four thousand times, on both sides of each connection, would protect
  // nothing.
  const options = `-D ${join(folder, 'data')} -U ${USER} --pwfile ${passwordFile} -A scram-sha-256
    -E UTF8 --locale C --locale-provider builtin --builtin-locale C.UTF-8 --no-sync
    --set scram_iterations=1`;
  const made = spawnSync(join(bin, 'initdb'), options.split(/\s+/), { ...runAs, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
}

function pidOf({ pid }: ChildProcess): number {
  if (!pid) throw new Error('PostgreSQL does not run.');
  return pid;
}

function launch(
  bin: string,
  folder: string,
  wished: Readonly<Record<string, string>>,
  runAs: RunAs,
): ChildProcess {
  const log = openSync(join(folder, 'log'), 'a');
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...wished,
  };
  return spawn(
    join(bin, 'postgres'),
    [
      '-D',
      join(folder, 'data'),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...runAs, stdio: ['ignore', log, log] },
  );
}

async function untilReady(url: string, child: ChildProcess, log: string) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (true) {
    const refusal = await connectionRefusal(url);
    if (!refusal) return;
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start (${refusal}):\n${readFileSync(log, 'utf8')}`);
    }
    await pause(50);
  }
}

async function connectionRefusal(url: string): Promise<string | null> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    await client.end();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
