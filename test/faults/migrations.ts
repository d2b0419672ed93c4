import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { migrate, migrations } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Engine } from '../engines.ts';
import { COMPILED } from '../serverProcess.ts';
import { emptyPlace } from './place.ts';
import { Report, type Row } from './report.ts';
import { appliedIn, schemaOf } from './schemaOf.ts';
import { secondsOf } from './until.ts';

const AT_ONCE = 2;
const INSTANCES = 3;
const CHILD = join(import.meta.dirname, 'migrateAndDie.ts');

/**
 * Kills a migration before its first statement and after each, or at the end of each of `parts` parts; then
 * migrates again.
 */
export async function migrationsKilled(
  engine: Engine,
  { parts }: { parts?: number },
): Promise<Row> {
  const report = new Report('migration: kill -9 at each statement', engine);
  const { schema, statements } = await uninterrupted(engine);
  const chosen = parts
    ? Array.from({ length: parts }, (_, index) => Math.floor((statements * (index + 1)) / parts))
    : Array.from({ length: statements + 1 }, (_, index) => index);
  report.rounds = chosen.length;
  report.note = `${statements} statements`;
  const kill = async () => {
    for (let after = chosen.shift(); after !== undefined; after = chosen.shift())
      await killedAfter(engine, after, { report, schema });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, kill));
  return report.row();
}

type Expected = { readonly report: Report; readonly schema: readonly string[] };

async function killedAfter(engine: Engine, after: number, { report, schema }: Expected) {
  const place = await emptyPlace(engine);
  const { signal, said } = await migrating(place.settings, after);
  if (signal !== 'SIGKILL') report.problems.push(`after ${after} it was not killed: ${said}`);
  const database = await openDatabase(place.config);
  const left = await schemaOf(database);
  if (left.length > 0) halfWritten(report, `killed after ${after}, it left ${left.length} parts`);
  report.seconds.push(await secondsOf(() => migrate(database)));
  judge(report, `after ${after}`, { schema, found: await schemaOf(database) });
  judgeApplied(report, `after ${after}`, await appliedIn(database));
  await database.close();
  await place.end();
}

/**
 * Several servers that start at the same time on an empty database, as after an upgrade of all of them. On
 * SQLite one of them serves, and the others say why they do not.
 */
export async function startedAtOnce(engine: Engine, { rounds }: { rounds: number }): Promise<Row> {
  const report = new Report(`migration: ${INSTANCES} starts at once`, engine);
  const { schema } = await uninterrupted(engine);
  for (; report.rounds < rounds; report.rounds += 1) {
    const place = await emptyPlace(engine);
    try {
      const servers = await Promise.all(Array.from({ length: INSTANCES }, place.server));
      let started: PromiseSettledResult<void>[] = [];
      report.seconds.push(
        await secondsOf(async () => {
          started = await Promise.allSettled(servers.map((server) => server.start()));
        }),
      );
      await Promise.all(servers.map((server) => server.stop()));
      const serving = started.filter(({ status }) => status === 'fulfilled').length;
      const refused = servers.filter(({ printed }) => printed.some(isRefusal)).length;
      const expected = engine === 'sqlite' ? 1 : INSTANCES;
      if (serving !== expected || serving + refused !== INSTANCES)
        report.problems.push(`${serving} served and ${refused} were refused`);
      const database = await openDatabase(place.config);
      judge(report, 'at once', { schema, found: await schemaOf(database) });
      judgeApplied(report, 'at once', await appliedIn(database));
      if ((await migrate(database)).length > 0) report.problems.push('it was not done after all');
      await database.close();
    } finally {
      await place.end();
    }
  }
  return report.row();
}

const isRefusal = (line: string) => line.includes('Another server is running on');

const whole = new Map<Engine, ReturnType<typeof migratedWhole>>();

/** The schema of an uninterrupted migration, and its number of statements. */
function uninterrupted(engine: Engine) {
  const made = whole.get(engine) ?? migratedWhole(engine);
  whole.set(engine, made);
  return made;
}

async function migratedWhole(engine: Engine) {
  const place = await emptyPlace(engine);
  const { said } = await migrating(place.settings, Number.POSITIVE_INFINITY);
  const statements = Number(said);
  if (!(statements > migrations.length)) throw new Error(`It did not migrate: ${said}`);
  const database = await openDatabase(place.config);
  const schema = await schemaOf(database);
  await database.close();
  await place.end();
  return { schema, statements };
}

async function migrating(settings: Readonly<Record<string, string>>, after: number) {
  const child = spawn(process.execPath, [CHILD], {
    env: { PATH: process.env.PATH, ...COMPILED, ...settings, DIE_AFTER: String(after) },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  await once(child, 'close');
  return { signal: child.signalCode, said: said.trim() };
}

function judge(
  report: Report,
  when: string,
  { schema, found }: { schema: readonly string[]; found: readonly string[] },
) {
  const differing = [
    ...found.filter((each) => !schema.includes(each)),
    ...schema.filter((each) => !found.includes(each)),
  ];
  if (differing.length > 0) halfWritten(report, `${when}: ${differing.join(' ')}`);
}

function judgeApplied(report: Report, when: string, applied: readonly string[]) {
  const expected = migrations.map(({ name }) => name).toSorted();
  if (JSON.stringify(applied) !== JSON.stringify(expected))
    halfWritten(report, `${when}: applied ${applied.join(', ')}`);
}

function halfWritten(report: Report, words: string) {
  report.judged({ lost: 0, duplicated: 0, halfWritten: 1 });
  report.problems.push(words);
}
