import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from '../engines.ts';
import { aCrew } from './crew.ts';
import { aPlace } from './place.ts';
import { Report, type Row } from './report.ts';
import { secondsOf } from './until.ts';

const NOT_ALWAYS_AT_THE_SAME_PLACE_MS = 40;

/** Kills the server, once in each round, while everybody writes; then reads everything back. */
export async function serverKilled(
  engine: Engine,
  { rounds, writes }: { rounds: number; writes: number },
): Promise<Row> {
  const report = new Report('server: kill -9', engine);
  const place = await aPlace(engine);
  try {
    const server = await place.server();
    await server.start();
    const crew = await aCrew(place, () => server.url);
    for (; report.rounds < rounds; report.rounds += 1) {
      let killed = false;
      const writing = crew.write(() => killed);
      await crew.acknowledges(writes);
      await pause(Math.random() * NOT_ALWAYS_AT_THE_SAME_PLACE_MS);
      const dying = server.kill();
      killed = true;
      await dying;
      await writing;
      report.seconds.push(await secondsOf(() => server.start()));
      report.judged(await crew.judge());
    }
    return report.of(crew).row();
  } finally {
    await place.end();
  }
}
