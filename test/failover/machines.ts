import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { until } from '../faults/until.ts';
import { freePort } from '../freePort.ts';
import { atAnyEnd } from '../postgres/atAnyEnd.ts';
import { unprivileged } from '../postgres/cluster.ts';
import { childrenOf, signalIfThere } from '../processes.ts';
import { haproxyConfig, patroniConfig, type Seat, writeConfig } from './settings.ts';

/** What stands for one machine: a Patroni, and the PostgreSQL that it starts. */
export type Machine = {
  readonly name: string;
  /** Sends SIGKILL to all of its processes at once, as in a power failure. */
  kill(): void;
  /** Stops all of its processes where they stand: its connections stay open, and nobody answers. */
  freeze(): void;
  thaw(): void;
  start(): void;
};

/** Three machines with PostgreSQL, one of which leads, and one address that leads to it. */
export type Machines = {
  /** The address of a database at HAProxy, for a user that owns it and is no superuser. */
  readonly url: string;
  readonly version: string;
  leader(): Promise<Machine>;
  /** Waits until one leads and the others follow, one of them synchronously. */
  untilWhole(): Promise<void>;
  /** Has another one lead, as before maintenance. */
  switchOver(): Promise<void>;
  stop(): Promise<void>;
};

type Member = {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
};

const NAMES = ['a', 'b', 'c'];
const USER = 'weekplate';
const INSTALL = 'apt-get install patroni etcd-server haproxy postgresql';
// Three clusters are initialised or copied, and a busy machine may be slow.
const WHOLE_MS = 180_000;

/** Debian's etcd, Patroni, PostgreSQL and HAProxy on loopback, in a folder for temporary files. */
export async function startMachines(): Promise<Machines> {
  const runAs = unprivileged();
  for (const command of ['etcd', 'patroni', 'haproxy'])
    if (spawnSync('which', [command]).status !== 0)
      throw new Error(`There is no ${command}: ${INSTALL}.`);
  const bin = globSync('/usr/lib/postgresql/*/bin/pg_rewind').map(dirname).sort().at(-1);
  if (!bin) throw new Error(`There is no PostgreSQL with pg_rewind: ${INSTALL}.`);

  const folder = mkdtempSync(join(tmpdir(), 'weekplate-failover-'));
  atAnyEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  if (runAs.uid && runAs.gid) chownSync(folder, runAs.uid, runAs.gid);
  const run = (name: string, command: string, args: readonly string[]): ChildProcess => {
    const log = openSync(join(folder, `${name}.log`), 'a');
    const child = spawn(command, args, { ...runAs, stdio: ['ignore', log, log] });
    atAnyEnd(() => child.kill('SIGKILL'));
    return child;
  };

  const password = randomBytes(12).toString('hex');
  const [etcdPort, peerPort, proxyPort] = [await freePort(), await freePort(), await freePort()];
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const etcd = run('etcd', 'etcd', [
    ...['--name', 'only', '--data-dir', join(folder, 'etcd')],
    ...['--listen-client-urls', at(etcdPort), '--advertise-client-urls', at(etcdPort)],
    ...['--listen-peer-urls', at(peerPort), '--initial-advertise-peer-urls', at(peerPort)],
    ...['--initial-cluster', `only=${at(peerPort)}`, '--log-level', 'warn', '--enable-v2'],
  ]);
  const seats: Seat[] = [];
  for (const name of NAMES)
    seats.push({ name, folder, port: await freePort(), restPort: await freePort() });
  const machines = seats.map((seat) => {
    const config = patroniConfig(seat, { bin, etcdPort, password });
    return machine(seat, writeConfig(seat, config, runAs), run);
  });
  for (const each of machines) each.start();
  const proxyFile = writeConfig(
    { name: 'haproxy', folder },
    haproxyConfig(proxyPort, seats),
    runAs,
  );
  const proxy = run('haproxy', 'haproxy', ['-db', '-f', proxyFile]);

  const members = async (): Promise<readonly Member[]> => {
    for (const { restPort } of seats) {
      const answer = await fetch(`${at(restPort)}/cluster`).catch(() => null);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  };
  const follows = ['running', 'streaming'];
  const untilWhole = () =>
    until(
      `one leads and two follow; see ${folder}`,
      async () => {
        const all = await members();
        const having = (role: string) => all.filter((each) => each.role === role).length;
        return (
          all.length === NAMES.length &&
          all.every(({ state }) => follows.includes(state)) &&
          // A former leader runs on its own timeline, until it is rewound.
          new Set(all.map(({ timeline }) => timeline)).size === 1 &&
          having('leader') === 1 &&
          having('sync_standby') === 1
        );
      },
      WHOLE_MS,
    );
  const leader = async () => {
    const name = (await members()).find(({ role }) => role === 'leader')?.name;
    const found = machines.find((each) => each.name === name);
    if (!found) throw new Error('Nobody leads.');
    return found;
  };

  await untilWhole();
  const admin = new pg.Client(`postgres://postgres:${password}@127.0.0.1:${proxyPort}/postgres`);
  await admin.connect();
  await admin.query(`create role ${USER} login password '${password}'`);
  await admin.query(`create database ${USER} owner ${USER}`);
  const { rows } = await admin.query<{ server_version: string }>('show server_version');
  await admin.end();

  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${proxyPort}/${USER}`,
    version: rows[0]?.server_version ?? '',
    leader,
    untilWhole,
    async switchOver() {
      const { name } = await leader();
      const port = seats.find((seat) => seat.name === name)?.restPort ?? 0;
      const body = JSON.stringify({ leader: name });
      const answer = await fetch(`${at(port)}/switchover`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`No switchover: ${answer.status} ${await answer.text()}`);
    },
    async stop() {
      for (const each of machines) each.kill();
      for (const child of [proxy, etcd])
        if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

function machine(
  { name, folder }: Seat,
  config: string,
  run: (name: string, command: string, args: readonly string[]) => ChildProcess,
): Machine {
  let patroni: ChildProcess | undefined;
  /** PostgreSQL is no child of Patroni, so that it outlives it. */
  const pids = (): number[] => {
    const first = postmasterIn(join(folder, name));
    const all = [...(patroni?.pid ? [patroni.pid] : []), ...(first ? [first] : [])];
    return all.flatMap((pid) => [pid, ...childrenIfThere(pid)]);
  };
  const signal = (which: NodeJS.Signals) => {
    for (const pid of pids()) signalIfThere(pid, which);
  };
  atAnyEnd(() => signal('SIGKILL'));
  return {
    name,
    kill: () => signal('SIGKILL'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    start() {
      patroni = run(name, 'patroni', [config]);
    },
  };
}

function childrenIfThere(pid: number): number[] {
  try {
    return childrenOf(pid);
  } catch {
    return [];
  }
}

/** The pid of the PostgreSQL that runs on these data; null if the file is of one that was killed. */
function postmasterIn(data: string): number | null {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data) ? pid : null;
  } catch {
    return null;
  }
}
