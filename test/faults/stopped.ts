import { connect, type Socket } from 'node:net';
import type { Engine } from '../engines.ts';
import type { Person } from '../factories/people.ts';
import { cookieOf } from './ask.ts';
import { type EventStream, eventStream } from './eventStream.ts';
import { aPlace } from './place.ts';
import { Report, type Row } from './report.ts';
import { secondsOf } from './until.ts';
import { withCrew, writing } from './withCrew.ts';

const MOST_SECONDS = 10;
const STREAMS = 8;

/** Sends SIGTERM while everybody writes, with everything open that could keep the server from exiting. */
export async function stopped(
  engine: Engine,
  { rounds, writes }: { rounds: number; writes: number },
): Promise<Row> {
  const report = new Report('server: SIGTERM', engine);
  return withCrew(await aPlace(engine), report, async ({ server, crew }) => {
    for (; report.rounds < rounds; report.rounds += 1) {
      const keeping = await whatKeepsOpen(server.url, crew.dietician);
      const stopWriting = await writing(crew, writes);
      const stopping = server.stop();
      report.seconds.push(await secondsOf(() => stopping));
      await stopWriting();
      keeping.close();
      if (server.exitCode() !== 0) report.problems.push(`it ended with ${server.exitCode()}`);
      await server.start();
      report.judged(await crew.judge());
    }
    const longest = Math.max(...report.seconds);
    if (longest >= MOST_SECONDS) report.problems.push(`it took ${longest.toFixed(1)} s to stop`);
  });
}

/** Streams, an idle connection, and a picture upload that sends a few bytes now and then. */
async function whatKeepsOpen(url: string, who: Person) {
  const streams: EventStream[] = [];
  for (let count = 0; count < STREAMS; count += 1)
    streams.push(await eventStream(url, who, count % 2 === 0));
  const idle = socketTo(url);
  idle.write('GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n');
  const creeping = socketTo(url);
  creeping.write(
    `PUT /api/profile-images/${who.id} HTTP/1.1\r\nhost: x\r\ncookie: ${cookieOf(who)}\r\ncontent-type: image/png\r\ncontent-length: 500000\r\n\r\n`,
  );
  const timer = setInterval(() => creeping.write('\u0000'.repeat(10)), 200);
  return {
    close() {
      clearInterval(timer);
      for (const each of streams) each.close();
      for (const each of [idle, creeping]) each.destroy();
    },
  };
}

const socketTo = (url: string): Socket =>
  connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
