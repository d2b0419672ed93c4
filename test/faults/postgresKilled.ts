import { setTimeout as pause } from 'node:timers/promises';
import { startCluster } from '../postgres/cluster.ts';
import { aPlace } from './place.ts';
import { Report, type Row } from './report.ts';
import { secondsOf, until } from './until.ts';
import { withCrew, writing } from './withCrew.ts';

// How long PostgreSQL stays down: long enough for everybody to notice.
const AWAY_MS = 700;

/**
 * Sends SIGKILL to PostgreSQL while everybody writes: in turns to its first process only, whose children are
 * then orphaned, and to all of its processes. It is started again; the server keeps running.
 */
export async function postgresKilled({
  rounds,
  writes,
}: {
  rounds: number;
  writes: number;
}): Promise<Row> {
  const report = new Report('database: kill -9', 'postgres');
  const cluster = await startCluster();
  const place = await aPlace('postgres', { databaseUrl: cluster.url });
  try {
    return await withCrew(place, report, async ({ server, crew }) => {
      const pid = server.pid();
      for (; report.rounds < rounds; report.rounds += 1) {
        const stopWriting = await writing(crew, writes);
        const refused = crew.ledger.answers.get(503) ?? 0;
        await cluster.kill(report.rounds % 2 === 0 ? 'postmaster' : 'all');
        await pause(AWAY_MS);
        const health = await fetch(`${server.url}/api/health`);
        if (health.status !== 503)
          report.problems.push(`health was ${health.status} with PostgreSQL away`);
        await cluster.restart();
        report.seconds.push(await secondsOf(() => crew.acknowledges(1)));
        await crew.acknowledges(writes);
        await stopWriting();
        if ((crew.ledger.answers.get(503) ?? 0) <= refused)
          report.problems.push('nobody was answered 503');
        report.judged(await crew.judge());
      }
      if (crew.ledger.answers.has(0)) report.problems.push('the server cut connections off');
      await until('the server is the same one', () => server.pid() === pid);
      report.note = `${crew.ledger.answers.get(503)} answers of 503`;
    });
  } finally {
    await cluster.stop();
  }
}
