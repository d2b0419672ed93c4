import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Engine } from '../engines.ts';
import { atAnyEnd } from '../postgres/atAnyEnd.ts';
import { type Cluster, startCluster } from '../postgres/cluster.ts';
import { type Ask, askerOf } from './ask.ts';
import { aCrew, type Crew } from './crew.ts';
import { Ledger } from './ledger.ts';
import { aPlace } from './place.ts';
import { Report, type Row } from './report.ts';
import { secondsOf, until } from './until.ts';

/** A separate file system in memory. */
type Disk = {
  readonly path: string;
  /** Uses up all the remaining space. */
  fill(): void;
  /** Frees the space again. */
  free(): void;
  remove(): void;
};

const STEPS = [65_536, 4096, 512];

/** A small disk, or the reason, as a text, why this system allows none. */
async function smallDisk(megabytes: number): Promise<Disk | string> {
  if (process.platform !== 'linux') return 'a small file system can be made on Linux alone';
  const folder = mkdtempSync(join(tmpdir(), 'weekplate-disk-'));
  const mounted = process.getuid?.() === 0 ? mount(folder, megabytes) : '';
  if (mounted === 'yes')
    return diskAt(folder, () => spawnSync('umount', ['--lazy', folder]), folder);
  // If unprivileged users may create a user namespace, a process in one holds the disk and gives us access.
  const holder = await holderOf(folder, megabytes);
  if (typeof holder === 'string') {
    rmdirSync(folder);
    return [mounted, holder].filter(Boolean).join('; ');
  }
  return diskAt(`/proc/${holder.pid}/root${folder}`, () => holder.kill('SIGKILL'), folder);
}

function diskAt(path: string, unmount: () => unknown, folder: string): Disk {
  let there = true;
  const ballast = join(path, 'ballast');
  const remove = () => {
    if (!there) return;
    there = false;
    unmount();
    rmSync(folder, { recursive: true, force: true });
  };
  atAnyEnd(remove);
  return {
    path,
    fill() {
      const file = openSync(ballast, 'a');
      for (const step of STEPS) while (takes(file, Buffer.alloc(step)));
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    remove,
  };
}

function takes(file: number, bytes: Buffer): boolean {
  try {
    return writeSync(file, bytes) === bytes.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}

const optionsFor = (megabytes: number) => `size=${megabytes}m,mode=755`;

/** `yes`, or the reason why not. */
function mount(folder: string, megabytes: number): string {
  const args = ['-t', 'tmpfs', '-o', optionsFor(megabytes), 'weekplate', folder];
  const { status, stderr, error } = spawnSync('mount', args, { encoding: 'utf8' });
  return status === 0 ? 'yes' : `mount: ${(stderr || error?.message || 'refused').trim()}`;
}

async function holderOf(folder: string, megabytes: number): Promise<ChildProcess | string> {
  const script = `mount -t tmpfs -o ${optionsFor(megabytes)} weekplate '${folder}' && echo mounted && exec sleep 86400`;
  const child = spawn('unshare', ['--user', '--map-root-user', '--mount', 'sh', '-c', script]);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const told = await Promise.race([
    once(child.stdout, 'data').then(() => 'mounted'),
    once(child, 'exit').then(() => 'ended'),
    once(child, 'error').then(([error]) => (error as Error).message),
  ]);
  return told === 'mounted' ? child : `unshare: ${said.trim() || told}`;
}

type Size = { readonly rounds: number; readonly writes: number };

const MEGABYTES = { sqlite: 24, postgres: 320 } as const;
const REFUSALS = 40;

/** Fills the disk under the database while everybody writes, then frees the space again without a restart. */
export async function diskFull(engine: Engine, size: Size): Promise<Row> {
  const report = new Report('disk full', engine);
  const disk = await smallDisk(MEGABYTES[engine]);
  if (typeof disk === 'string') return report.row(disk);
  const cluster = engine === 'postgres' ? await aClusterOn(disk) : null;
  try {
    return await fillAndFree(engine, { disk, cluster, report }, size);
  } finally {
    await cluster?.stop();
    disk.remove();
  }
}

async function fillAndFree(
  engine: Engine,
  { disk, cluster, report }: { disk: Disk; cluster: Cluster | null; report: Report },
  { rounds, writes }: Size,
): Promise<Row> {
  const place = await aPlace(
    engine,
    cluster ? { databaseUrl: cluster.url } : { dataDir: join(disk.path, 'data') },
  );
  try {
    const server = await place.server();
    await server.start();
    const pid = server.pid();
    const crew = await aCrew(place, () => server.url, { asker: strictAsker });
    for (; report.rounds < rounds; report.rounds += 1) {
      let over = false;
      const writing = crew.write(() => over);
      await crew.acknowledges(writes);
      const refused = () => crew.ledger.answers.get(507) ?? 0;
      const enough = refused() + REFUSALS;
      disk.fill();
      await until('writes are refused with 507', () => refused() >= enough);
      report.problems.push(...(await unreadable(crew, server.url)));
      disk.free();
      report.seconds.push(await secondsOf(() => crew.acknowledges(1)));
      await crew.acknowledges(writes);
      over = true;
      await writing;
      report.judged(await crew.judge());
    }
    const { answers } = crew.ledger;
    for (const status of [0, 503])
      if (answers.has(status)) report.problems.push(`${answers.get(status)} answers of ${status}`);
    if (server.pid() !== pid) report.problems.push('the server is another one');
    report.note = `${answers.get(507)} answers of 507`;
    return report.of(crew).row();
  } finally {
    await place.end();
  }
}

/** A refusal has to name the reason. */
const strictAsker =
  (url: () => string, ledger: Ledger): Ask =>
  async (request) => {
    const answer = await askerOf(url, ledger)(request);
    const { error } = (answer?.body ?? {}) as { error?: { code: string; message: string } };
    if (
      answer?.status === 507 &&
      (error?.code !== 'disk-full' || !/disk.*full/.test(error.message))
    )
      ledger.problems.push(`507 says ${JSON.stringify(answer.body)}`);
    return answer;
  };

/** Requests what people read every day while the disk is full; returns what could not be read. */
async function unreadable({ customers, dietician }: Crew, url: string): Promise<string[]> {
  const ledger = new Ledger();
  const ask = askerOf(() => url, ledger);
  const [customer] = customers;
  if (!customer) return ['there is nobody to read for'];
  const wrong: string[] = [];
  for (const [who, path] of [
    [customer, 'me'],
    [customer, `customers/${customer.id}/diet-plans/latest`],
    [customer, `customers/${customer.id}/daily-progress`],
    [dietician, 'customers'],
    [dietician, `customers/${customer.id}/notes`],
  ] as const) {
    const answer = await ask({ who, method: 'GET', path });
    if (answer?.status !== 200) wrong.push(`reading ${path} with the disk full: ${answer?.status}`);
  }
  return [...wrong, ...ledger.problems];
}

/**
 * PostgreSQL with all its files on the disk. Its log gets space in advance, as it has after some days of use:
 * without any, PostgreSQL would stop itself, which the scenario of a killed database covers.
 */
async function aClusterOn(disk: Disk): Promise<Cluster> {
  const cluster = await startCluster({ within: disk.path });
  const client = new pg.Client(cluster.url);
  await client.connect();
  for (let segment = 0; segment < 4; segment += 1)
    await client.query(`select pg_switch_wal() from pg_logical_emit_message(true, 'x', 'x')`);
  await client.query('checkpoint');
  await client.end();
  return cluster;
}
