import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from '../engines.ts';
import { aPlace } from './place.ts';
import { Report, type Row } from './report.ts';
import { secondsOf } from './until.ts';
import { withCrew, writing } from './withCrew.ts';

const NOT_ALWAYS_AT_THE_SAME_PLACE_MS = 40;

/** Kills the server while everybody writes, once in each round; then reads everything back. */
export async function serverKilled(
  engine: Engine,
  { rounds, writes }: { rounds: number; writes: number },
): Promise<Row> {
  const report = new Report('server: kill -9', engine);
  return withCrew(await aPlace(engine), report, async ({ server, crew }) => {
    for (; report.rounds < rounds; report.rounds += 1) {
      const stopWriting = await writing(crew, writes);
      await pause(Math.random() * NOT_ALWAYS_AT_THE_SAME_PLACE_MS);
      const dying = server.kill();
      const stopped = stopWriting();
      await dying;
      await stopped;
      report.seconds.push(await secondsOf(() => server.start()));
      report.judged(await crew.judge());
    }
  });
}
