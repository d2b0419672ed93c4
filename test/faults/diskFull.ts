import { join } from 'node:path';
import pg from 'pg';
import type { Engine } from '../engines.ts';
import { type Cluster, startCluster } from '../postgres/cluster.ts';
import { type Ask, askerOf } from './ask.ts';
import { aCrew, type Crew } from './crew.ts';
import { Ledger } from './ledger.ts';
import { aPlace } from './place.ts';
import { Report, type Row } from './report.ts';
import { type Disk, smallDisk } from './smallDisk.ts';
import { secondsOf, until } from './until.ts';

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
