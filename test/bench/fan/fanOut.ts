import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { EMPTY_DIETICIAN_PROFILE } from '#domain/profiles/dieticianProfile.ts';
import type { BenchFigures, FannedFigures } from '../figures/schema.ts';
import { median, spreadOf } from '../figures/summary.ts';
import type { Practice } from '../practice/practice.ts';
import type { Stage } from '../stage/stage.ts';
import { type FanWish, fannedOutSchema } from './listeners.ts';

const LISTENERS = join(import.meta.dirname, 'listeners.ts');

type Fanned = FannedFigures & { readonly bad: number };

/** What is saved, and whom everybody with a role hears of: the page of a dietician. */
export const published = ({ dietician }: Pick<Practice, 'dietician'>) => ({
  path: `/api/dieticians/${dietician.id}/profile`,
  cookie: `${dietician.cookie.name}=${dietician.cookie.value}`,
  body: JSON.stringify({ ...EMPTY_DIETICIAN_PROFILE, name: 'Dora Dietician', bio: 'Since COUNT.' }),
});

/** One event after the other to `streams` open streams, of both servers in turn. */
export async function fanOut(
  stage: Stage,
  { streams, events, rounds }: { streams: number; events: number; rounds: number },
): Promise<BenchFigures['fanOut'][number]> {
  const [ours, theirs]: [Fanned[], Fanned[]] = [[], []];
  for (let count = 0; count < rounds; count += 1) {
    ours.push(await fanned(stage, 'product', streams, events));
    theirs.push(await fanned(stage, 'bare', streams, events));
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

async function fanned(
  stage: Stage,
  of: 'product' | 'bare',
  streams: number,
  events: number,
): Promise<Fanned> {
  const { customers } = stage.practice;
  const at = (work: string, path: string) => (of === 'bare' ? `/${work}${path}` : path);
  const publish = published(stage.practice);
  const found = await listening({
    port: Number(new URL(stage[of].url).port),
    listen: at('listen', '/api/events'),
    cookies: Array.from({ length: streams }, (_, index) => {
      const cookie = customers[index % customers.length]?.cookie;
      return `${cookie?.name}=${cookie?.value}`;
    }),
    publish: { ...publish, path: at('publish', publish.path) },
    events,
    server: stage[of].pid,
  });
  return {
    perSecond: (streams * events) / found.seconds,
    p50: found.p50,
    p99: found.p99,
    last: median(found.last),
    microsEach: found.serverMicros / (streams * events),
    idleMicros: found.idleMicros,
    bad: found.bad,
  };
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
