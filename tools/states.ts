import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#server/app/start.ts';
import { readConfig } from '#server/config/config.ts';
import { setLogLevel } from '#server/log/log.ts';
import { personOf } from '#test/e2e/states/arrive.ts';
import { type Amount, casts } from '#test/e2e/states/cast.ts';
import { READ, TROUBLE } from '#test/e2e/states/lateAnswers.ts';
import type { Screen, Visitor } from '#test/e2e/states/screen.ts';
import { SCREENS } from '#test/e2e/states/screens.ts';
import { factories } from '#test/factories.ts';

const SHOWN = ['first', 'empty', 'typical', 'overfull', 'loading', 'failed'] as const;
type Shown = (typeof SHOWN)[number];

const amountOf = (shown: string) => (shown in casts ? shown : 'typical') as Amount;

/** Starts a practice whose people have so much to show. */
async function fill(amount: Amount) {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-states-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  setLogLevel('error');
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir });
  const { url, deps, close } = await startServer(config);
  const cast = await casts[amount](factories(deps.db, config.secret, dataDir));
  return { url, cast, close };
}

const practices = new Map<Amount, ReturnType<typeof fill>>();
function practiceWith(amount: Amount) {
  const practice = practices.get(amount) ?? fill(amount);
  practices.set(amount, practice);
  return practice;
}

export async function closePractices() {
  for (const practice of practices.values()) await (await practice).close();
  practices.clear();
}

const linksOf = (screen: Screen, nth: number) =>
  SHOWN.filter((shown) => (shown === 'loading' ? screen.loads : screen.says[shown])).map(
    (shown) => `<a href="/states/${nth}/${shown}">${shown}</a>`,
  );

const list = () =>
  `<!doctype html><meta charset="utf-8"><title>States</title>
<style>body { font: 1rem/1.6 system-ui; margin: 2rem } a { margin-inline-start: 0.5rem }</style>
<h1>Every screen in every state</h1>
<p>A link shows the screen as one of the people of a practice made for that state.
<a href="/states/leave">Back to your own practice</a></p>
<ul>${SCREENS.map(
    (screen, nth) =>
      `<li>${screen.as}: ${screen.name}${linksOf(screen, nth).join('')}${screen.act ? ` then <code>${screen.act.name || screen.act}</code>` : ''}`,
  ).join('\n')}</ul>`;

/**
 * The page of states, `/states` of `npm run dev`: the screens of the browser tests, each in all its states.
 * A link there sets a cookie; as long as the browser has it, the API's answers come from the practice made for
 * that state, as the visitor of that screen gets them.
 */
export async function states(
  asked: IncomingMessage,
  answer: ServerResponse,
  next: () => void,
): Promise<void> {
  const path = asked.url ?? '/';
  const go = (to: string, cookie: string) =>
    answer.writeHead(303, { location: to, 'set-cookie': `state=${cookie}; Path=/` }).end();
  if (path === '/states') {
    answer.setHeader('content-type', 'text/html').end(list());
    return;
  }
  if (path === '/states/leave') {
    go('/', '; Max-Age=0');
    return;
  }
  const [, nth = '', chosen = ''] = /^\/states\/(\d+)\/(\w+)$/.exec(path) ?? [];
  const screen = SCREENS[Number(nth)];
  if (chosen && screen) {
    const { cast } = await practiceWith(amountOf(chosen));
    go(screen.path(cast), `${chosen}.${screen.as}`);
    return;
  }
  const [, shown, visitor] = /(?:^|; )state=(\w+)\.(\w+)/.exec(asked.headers.cookie ?? '') ?? [];
  // The source files of `web/api/` are no addresses of the server.
  const isAsked = path.startsWith('/api/') && !/\.tsx?($|\?)/.test(path);
  if (!(shown && visitor && isAsked)) next();
  else await answerAs(shown as Shown, visitor as Visitor, asked, answer);
}

async function answerAs(
  shown: Shown,
  visitor: Visitor,
  asked: IncomingMessage,
  answer: ServerResponse,
) {
  const { url, cast } = await practiceWith(amountOf(shown));
  const path = asked.url ?? '/';
  const isTroubled = shown === 'loading' || shown === 'failed';
  if (isTroubled && path.startsWith('/api/opening'))
    return answer.end(JSON.stringify({ answers: {} }));
  if (isTroubled && READ.test(path)) {
    // While it loads, the answer never comes.
    if (shown === 'failed') answer.writeHead(400).end(JSON.stringify(TROUBLE));
    return;
  }
  const cookie = personOf(visitor, cast)?.cookie;
  const headers = {
    ...asked.headers,
    host: new URL(url).host,
    ...(asked.headers.origin && { origin: url }),
    cookie: cookie ? `${cookie.name}=${cookie.value}` : '',
  };
  const passed = request(url + path, { method: asked.method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  // A page that is left ends its request; so does a stream of events.
  passed.on('error', () => answer.destroy());
  answer.on('close', () => passed.destroy());
  asked.pipe(passed);
}
