import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../factories/people.ts';
import { type Ask, askerOf } from './ask.ts';
import { aCrew } from './crew.ts';
import { aPlace } from './place.ts';
import { Report, type Row } from './report.ts';
import { type Returning, returning } from './returning.ts';
import { secondsOf, until } from './until.ts';

const STREAMS = 20;
// A statement that was on its way may still be stored after its instance is gone.
const ON_ITS_WAY_MS = 500;

/**
 * Two instances on one database, each with writers and streams of its own. They are killed in turns: the
 * writers and streams of the killed one move to the other, as with a proxy in front.
 */
export async function twoInstances({
  rounds,
  writes,
}: {
  rounds: number;
  writes: number;
}): Promise<Row> {
  const report = new Report('one of two instances: kill -9', 'postgres');
  const place = await aPlace('postgres');
  const streams: Returning[] = [];
  try {
    const servers = [await place.server(), await place.server()];
    for (const server of servers) await server.start();
    const urls = servers.map(({ url }) => url);
    const turnsTo = new Map<number, number>();
    const urlOf = (writer: number) => urls[(turnsTo.get(writer) ?? writer) % 2] ?? '';
    const crew = await aCrew(place, urlOf, {
      asker(url, ledger): Ask {
        const ask = askerOf(url, ledger);
        return async (request) => {
          const asked = url();
          const answer = await ask(request);
          if (!answer)
            for (const [writer] of crew.customers.entries())
              if (urlOf(writer) === asked) turnsTo.set(writer, urls.indexOf(asked) + 1);
          return answer;
        };
      },
    });
    const sessions = await place.direct(async (_db, make) => {
      const people: Person[] = [];
      for (let each = 0; each < STREAMS; each += 1)
        people.push(await make.anotherSession(crew.dietician));
      return people;
    });
    for (const [index, person] of sessions.entries())
      streams.push(returning(person, urls, index % 2));

    for (; report.rounds < rounds; report.rounds += 1) {
      const victim = servers[report.rounds % 2];
      const other = servers[(report.rounds + 1) % 2];
      if (!victim || !other) throw new Error('There are two.');
      await until('all streams are open', () => streams.every((each) => each.isAt() !== null));
      let over = false;
      const writing = crew.write(() => over);
      await crew.acknowledges(writes);
      await victim.kill();
      const there = urls.indexOf(other.url);
      report.seconds.push(
        await secondsOf(() =>
          until('its streams are open at the other', () =>
            streams.every((each) => each.isAt() === there),
          ),
        ),
      );
      const before = streams.map((each) => each.heard());
      await crew.acknowledges(writes);
      over = true;
      await writing;
      await until('every stream hears of the writes', () =>
        streams.every((each, index) => each.heard() > (before[index] ?? 0)),
      );
      await pause(ON_ITS_WAY_MS);
      report.judged(await crew.judge());
      await victim.start();
    }
    report.note = `${STREAMS} streams went over`;
    return report.of(crew).row();
  } finally {
    for (const each of streams) each.leave();
    await place.end();
  }
}
