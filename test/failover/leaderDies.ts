import { type Ask, askerOf } from '../faults/ask.ts';
import { aCrew } from '../faults/crew.ts';
import type { Place } from '../faults/place.ts';
import { Report, type Row } from '../faults/report.ts';
import { type Returning, returning } from '../faults/returning.ts';
import { until } from '../faults/until.ts';
import { writing } from '../faults/withCrew.ts';
import type { Machine, Machines } from './machines.ts';

/** What happens to the leader; `after`, when another one leads, makes a follower of it. */
type Fate = {
  readonly name: string;
  befalls(leader: Machine, machines: Machines): void | Promise<void>;
  after(former: Machine): void;
};

export const FATES = {
  killed: {
    name: 'leader: kill -9',
    befalls: (leader) => leader.kill(),
    after: (former) => former.start(),
  },
  frozen: {
    name: 'leader: frozen, later awake',
    befalls: (leader) => leader.freeze(),
    after: (former) => former.thaw(),
  },
  switched: {
    name: 'leader: switchover',
    befalls: (_, machines) => machines.switchOver(),
    after: () => undefined,
  },
} satisfies Record<string, Fate>;

const WRITERS = 4;
const MOST_SECONDS = 30;

/**
 * Two instances of the product, with writers and a stream at each, while the leader of PostgreSQL goes and
 * another one takes over. The seconds of a round are the longest time in which an instance acknowledged no
 * write. Both have to tell of changes again, on the streams that were open before.
 */
export async function leaderDies(
  fate: Fate,
  { machines, place, rounds, writes }: Setting,
): Promise<Row> {
  const report = new Report(fate.name, 'postgres');
  const servers = [await place.server(), await place.server()];
  const streams: Returning[] = [];
  const acknowledging = new Acknowledging();
  try {
    for (const server of servers) await server.start();
    const pids = servers.map((each) => each.pid());
    const urls = servers.map(({ url }) => url);
    const crew = await aCrew(place, (writer) => urls[writer % 2] ?? '', {
      count: WRITERS,
      asker: (url, ledger) => acknowledging.watch(url, askerOf(url, ledger)),
    });
    for (const url of urls) {
      const person = await place.direct((_, make) => make.anotherSession(crew.dietician));
      streams.push(returning(person, [url]));
    }
    await until('the streams are open', () => streams.every((each) => each.isAt() === 0));

    for (; report.rounds < rounds; report.rounds += 1) {
      await machines.untilWhole();
      const stopWriting = await writing(crew, writes);
      const leader = await machines.leader();
      acknowledging.beginRound(urls);
      await fate.befalls(leader, machines);
      const went = performance.now();
      await until('both acknowledge what began since', () =>
        urls.every((url) => acknowledging.isSince(url, went)),
      );
      const before = streams.map((each) => each.heard());
      await crew.acknowledges(writes);
      await until('both tell of changes', () =>
        streams.every((each, index) => each.heard() > (before[index] ?? 0)),
      );
      fate.after(leader);
      await crew.acknowledges(writes);
      report.seconds.push(acknowledging.longestGap());
      await stopWriting();
      report.judged(await crew.judge());
      process.stderr.write(`${fate.name} ${report.rounds + 1}: ${report.seconds.at(-1)} s\n`);
    }
    const longest = Math.max(...report.seconds);
    if (longest > MOST_SECONDS) report.problems.push(`nobody wrote for ${longest.toFixed(1)} s`);
    if (streams.some((each) => each.opened() > 1)) report.problems.push('a stream was cut');
    if (servers.some((each, index) => each.pid() !== pids[index] || !isThere(each.pid())))
      report.problems.push('an instance ended');
    const { answers } = crew.ledger;
    report.note = `${answers.get(503) ?? 0} answers of 503, ${answers.get(0) ?? 0} none`;
    return report.of(crew).row();
  } finally {
    for (const each of streams) each.leave();
    for (const each of servers) await each.kill();
  }
}

type Setting = {
  readonly machines: Machines;
  readonly place: Place;
  readonly rounds: number;
  /** How many writes are acknowledged before, and twice after. */
  readonly writes: number;
};

/** When each instance acknowledged writes, in ms. */
class Acknowledging {
  readonly #last = new Map<string, { readonly began: number; readonly ended: number }>();
  #longest = 0;

  watch(url: () => string, ask: Ask): Ask {
    return async (request) => {
      const [at, began] = [url(), performance.now()];
      const answer = await ask(request);
      if (request.method === 'GET' || !answer || answer.status >= 300) return answer;
      const ended = performance.now();
      const last = this.#last.get(at);
      if (last) this.#longest = Math.max(this.#longest, ended - last.ended);
      this.#last.set(at, { began, ended });
      return answer;
    };
  }

  /** Forgets the time in which nobody wrote. */
  beginRound(urls: readonly string[]) {
    const now = performance.now();
    for (const url of urls) this.#last.set(url, { began: now, ended: now });
    this.#longest = 0;
  }

  /** Whether it acknowledged a write that began after that time. */
  isSince = (url: string, time: number) => (this.#last.get(url)?.began ?? 0) > time;

  /** In seconds. */
  longestGap = () => this.#longest / 1000;
}

/** Signal 0 only asks whether a process is there. */
function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
