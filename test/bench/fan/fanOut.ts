import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { EMPTY_DIETICIAN_PROFILE } from '#domain/profiles/dieticianProfile.ts';
import type { BenchFigures, FannedFigures } from '../figures/schema.ts';
import { median, spreadOf } from '../figures/summary.ts';
import type { Round } from '../load/round.ts';
import type { Practice } from '../practice/practice.ts';
import type { Stage } from '../stage/stage.ts';
import { type FanWish, fannedOutSchema } from './listeners.ts';

const LISTENERS = join(import.meta.dirname, 'listeners.ts');

const IDLE_MS = 2000;
// What opening the streams has left to do is done by then.
const SETTLED_MS = 300;

type Fanned = FannedFigures & { readonly bad: number };
type Wish = { readonly streams: number; readonly events: number };

/** What is saved, and whom everybody with a role hears of: the page of a dietician. */
export const published = ({ dietician }: Pick<Practice, 'dietician'>) => ({
  path: `/api/dieticians/${dietician.id}/profile`,
  cookie: `${dietician.cookie.name}=${dietician.cookie.value}`,
  body: JSON.stringify({ ...EMPTY_DIETICIAN_PROFILE, name: 'Dora Dietician', bio: 'Since COUNT.' }),
});

/** One event after the other to `streams` open streams, of both servers in turn. */
export async function fanOut(
  stage: Stage,
  { streams, events, rounds }: Wish & { readonly rounds: number },
): Promise<BenchFigures['fanOut'][number]> {
  const [ours, theirs]: [Fanned[], Fanned[]] = [[], []];
  for (let count = 0; count < rounds; count += 1) {
    ours.push(await fanned(stage, 'product', { streams, events }));
    theirs.push(await fanned(stage, 'bare', { streams, events }));
  }
  return {
    engine: stage.engine,
    streams,
    events: events * rounds,
    bad: [...ours, ...theirs].reduce((sum, { bad }) => sum + bad, 0),
    ratio: spreadOf(ours.map((each, at) => each.perSecond / (theirs[at]?.perSecond ?? 1))),
    product: middle(ours),
    bare: middle(theirs),
  };
}

async function fanned(stage: Stage, of: 'product' | 'bare', wish: Wish): Promise<Fanned> {
  const found = await told(stage, of, { ...wish, idleMs: IDLE_MS });
  const deliveries = wish.streams * wish.events;
  return {
    perSecond: deliveries / found.seconds,
    p50: found.p50,
    p99: found.p99,
    last: median(found.last),
    microsEach: found.serverMicros / deliveries,
    idleMicros: found.idleMicros,
    bad: found.bad,
  };
}

/** Of the product alone, as a round in which each delivery is a request. */
export async function fannedRound(stage: Stage, wish: Wish): Promise<Round> {
  const found = await told(stage, 'product', { ...wish, idleMs: SETTLED_MS });
  const requests = wish.streams * wish.events;
  return {
    perSecond: requests / found.seconds,
    p50: found.p50,
    p99: found.p99,
    bad: found.bad,
    requests,
    serverMicros: found.serverMicros / requests,
    databaseMicros: found.databaseMicros / requests,
  };
}

async function told(
  stage: Stage,
  of: 'product' | 'bare',
  { streams, events, idleMs }: Wish & { readonly idleMs: number },
) {
  const { customers } = stage.practice;
  const at = (work: string, path: string) => (of === 'bare' ? `/${work}${path}` : path);
  const publish = published(stage.practice);
  return listening({
    port: Number(new URL(stage[of].url).port),
    listen: at('listen', '/api/events'),
    cookies: Array.from({ length: streams }, (_, index) => {
      const cookie = customers[index % customers.length]?.cookie;
      return `${cookie?.name}=${cookie?.value}`;
    }),
    publish: { ...publish, path: at('publish', publish.path) },
    events,
    idleMs,
    server: stage[of].pid,
    database: stage.database,
  });
}

async function listening(wish: FanWish) {
  const child = spawn(process.execPath, [LISTENERS], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(wish));
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  await once(child, 'close');
  return fannedOutSchema.parse(JSON.parse(text));
}

function middle(all: readonly Fanned[]): FannedFigures {
  const of = (figure: keyof FannedFigures, digits: number) =>
    Number(median(all.map((each) => each[figure])).toFixed(digits));
  return {
    perSecond: of('perSecond', 0),
    p50: of('p50', 2),
    p99: of('p99', 2),
    last: of('last', 2),
    microsEach: of('microsEach', 1),
    idleMicros: of('idleMicros', 0),
  };
}
