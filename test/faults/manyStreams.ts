import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from '../engines.ts';
import type { Person } from '../factories/people.ts';
import { memoryOf } from '../processes.ts';
import { aCrew } from './crew.ts';
import { type EventStream, eventStream } from './eventStream.ts';
import { aPlace, type Place } from './place.ts';
import { Report, type Row } from './report.ts';
import { until } from './until.ts';

const SESSIONS = 4;
const STREAMS = 10;
// The memory limits for each stream, independent of its duration, and for what the server itself takes in the
// meantime.
const MOST_RISE_KB = 150;
const MOST_OWN_RISE_MB = 50;
const MOST_GROWTH_MB = 60;
// After this time without an event, no more events are expected.
const AT_REST_MS = 4000;

/**
 * Event streams of dieticians, who receive all events; every second one does not read. Each change has to
 * reach each reading stream exactly once: a missing one counts as lost.
 */
export async function manyStreams(
  engine: Engine,
  { people, writes, restMs }: { people: number; writes: number; restMs: number },
): Promise<Row> {
  const count = people * SESSIONS * STREAMS;
  const report = new Report(`${count.toLocaleString('en')} event streams`, engine);
  const place = await aPlace(engine);
  const streams: EventStream[] = [];
  try {
    const server = await place.server();
    await server.start();
    const megabytes = () => memoryOf(server.pid()) / 1024 / 1024;
    const crew = await aCrew(place, () => server.url, { count: 2 });
    await writing(writes);
    const figures = [megabytes()];
    const reading = await openAll(place, { url: server.url, people, streams });
    figures.push(megabytes());
    for (report.rounds = 0; report.rounds < 2; report.rounds += 1) {
      const before = reading.map((each) => each.heard());
      const changes = await writing(writes);
      await until('all have heard of it, or will not any more', async () => {
        const each = reading.map((each) => each.heard());
        const heard = sum(each);
        const all = each.every((now, index) => now - (before[index] ?? 0) >= changes);
        // Once all have received it, an event that is sent twice would have arrived by the end of this pause.
        await pause(all ? restMs : AT_REST_MS);
        return sum(reading.map((each) => each.heard())) === heard;
      });
      const heard = reading.map((each, index) => each.heard() - (before[index] ?? 0));
      const missed = sum(heard.map((each) => Math.max(0, changes - each)));
      const twice = sum(heard.map((each) => Math.max(0, each - changes)));
      report.judged({ lost: missed, duplicated: twice, halfWritten: 0 });
      figures.push(megabytes());
    }
    report.judged(await crew.judge());
    const [before = 0, opened = 0, busy = 0, later = 0] = figures;
    // A garbage collection in between says nothing about growth, so the higher of the two earlier values
    // counts.
    const growth = later - Math.max(opened, busy);
    const open = streams.filter((each) => each.open()).length;
    if (open !== count) report.problems.push(`${open} of ${count} streams are open`);
    if (later - before > MOST_OWN_RISE_MB + (count * MOST_RISE_KB) / 1000)
      report.problems.push(`memory rose by ${later - before} MB`);
    if (growth > MOST_GROWTH_MB) report.problems.push(`memory grows: ${growth} MB`);
    report.note = `${figures.map((each) => each.toFixed(0)).join(' → ')} MB`;
    return report.of(crew).row();

    /** The number of changes announced, each by one event. */
    async function writing(atLeast: number): Promise<number> {
      const from = crew.ledger.acknowledged;
      await crew.write(() => crew.ledger.acknowledged >= from + atLeast);
      return crew.ledger.acknowledged - from;
    }
  } finally {
    for (const each of streams) each.close();
    await place.end();
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Opens streams into `streams`; returns those that read. */
async function openAll(
  place: Place,
  { url, people, streams }: { url: string; people: number; streams: EventStream[] },
): Promise<EventStream[]> {
  const sessions = await place.direct(async (_db, make) => {
    const made: Person[] = [];
    for (let person = 0; person < people; person += 1) {
      const dietician = await make.aDietician();
      for (let each = 0; each < SESSIONS; each += 1)
        made.push(await make.anotherSession(dietician));
    }
    return made;
  });
  const reading: EventStream[] = [];
  for (const session of sessions)
    await Promise.all(
      Array.from({ length: STREAMS }, async (_, index) => {
        const reads = index % 2 === 1;
        const stream = await eventStream(url, session, reads);
        streams.push(stream);
        if (reads) reading.push(stream);
      }),
    );
  return reading;
}
