import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startServer } from '#server/app/start.ts';
import { readConfig } from '#server/config/config.ts';
import { sendLogTo } from '#server/log/log.ts';
import { ROOT } from '#test/check/run.ts';
import { todayOf } from '#test/factories/people.ts';
import { factories } from '#test/factories.ts';
import { circlesOf, drawn, filesOf, roomsOf } from './floors.ts';
import { lastTest } from './lastTest.ts';
import { knowing, registersOf } from './registers.ts';
import {
  codeLinesOf,
  isDemo,
  isProduction,
  isTest,
  linesOf,
  type Source,
  sourcesOf,
} from './tree.ts';
import { BROWSER, roomsPage, SERVER, usesListed } from './uses.ts';

const SECRET = 'a-secret-for-tests-which-guards-nothing';
const TIMES = 4;

/** The files of server/ and domain/ that run a function whenever a customer saves a day. */
async function filesOfSavingADay(): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-house-'));
  const settings = { PORT: '0', DATA_DIR: dataDir, SECRET, DIETICIAN_EMAIL: '@clinic.test' };
  const release = sendLogTo(() => undefined);
  const server = await startServer(readConfig(settings));
  const session = new Session();
  session.connect();
  try {
    const make = factories(server.deps.db, SECRET);
    const customer = await make.aCustomer();
    await make.aPlan(customer);
    const { name, value } = customer.cookie;
    const day = `/api/customers/${customer.id}/daily-progress/${todayOf(customer)}`;
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true });
    const runs: Set<string>[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const response = await fetch(server.url + day, {
        method: 'PATCH',
        headers: {
          cookie: `${name}=${value}`,
          origin: server.url,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          changes: [
            { part: 'meals.0', value: { done: time % 2 === 0 }, bases: [{ done: time % 2 === 1 }] },
          ],
        }),
      });
      if (!response.ok) throw new Error(`A day was not saved: ${await response.text()}`);
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const ran = result.filter(({ functions }) =>
        functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
      );
      runs.push(new Set(ran.flatMap(({ url }) => (url.startsWith('file:') ? pathOf(url) : []))));
    }
    // The first run includes what is loaded only once; what timers do in between is not in every run.
    const [, first = new Set<string>(), ...others] = runs;
    const always = [...first].filter((path) => others.every((run) => run.has(path)));
    return always.filter((path) => /^(server|domain)\//.test(path)).sort();
  } finally {
    session.disconnect();
    await server.close();
    release();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const pathOf = (url: string) => relative(ROOT, fileURLToPath(url));

/**
 * `npm run house`: how hard the code is to work in. `--noun reminders` names the noun whose registers are
 * counted, `--names` lists the rooms of each floor, the registers and the files involved in saving a day.
 */
const { values } = parseArgs({
  options: {
    noun: { type: 'string', default: 'reminders' },
    names: { type: 'boolean', default: false },
  },
});
const sources = sourcesOf(ROOT);
const production = sources.filter(isProduction);

const say = (what: string, figure: string | number) =>
  console.log(`${`${what} `.padEnd(44, '.')} ${figure}`);
const sayNames = (names: readonly string[]) => {
  if (values.names) for (const name of names) console.log(`    ${name}`);
};
const grouped = (count: number) => count.toLocaleString('en-GB');
const size = (of: readonly Source[]) =>
  `${grouped(linesOf(of))} lines (${grouped(codeLinesOf(of))} without blank ones and comments), ${of.length} files`;

const tests = sources.filter(isTest);
say('production, TypeScript without the demo', size(production));
for (const folder of ['domain', 'server', 'web'])
  say(`  ${folder}/`, size(production.filter(({ path }) => path.startsWith(`${folder}/`))));
say('demo', size(sources.filter((source) => isDemo(source) && !isTest(source))));
say('tests', size(tests));
const ofTests = ['test/', 'bench/', 'tools/'];
for (const folder of ofTests)
  say(`  ${folder}`, size(tests.filter(({ path }) => path.startsWith(folder))));
const beside = tests.filter(({ path }) => !ofTests.some((folder) => path.startsWith(folder)));
say('  beside what they test', size(beside));

const byLines = production.toSorted((a, b) => a.lines - b.lines);
const largest = byLines.at(-1);
say('median file', `${byLines[Math.floor(byLines.length / 2)]?.lines} lines`);
say('largest file', `${largest?.lines} lines, ${largest?.path}`);

const page = roomsPage(ROOT);
const uses = [SERVER, BROWSER].map((part) => usesListed(part, page));
const registers = registersOf(values.noun, sources, uses);
const known = knowing(values.noun, sources);
say(`registers of '${values.noun}', production`, registers.production.length);
sayNames(registers.production);
say(`registers of '${values.noun}', tests`, registers.tests.length);
sayNames(registers.tests);
say(
  `files of nouns that use '${values.noun}'`,
  known.production.length - registers.production.length,
);

const storages = production.flatMap(({ path, code }) =>
  path.startsWith('server/') ? [...code.matchAll(/new AsyncLocalStorage\b/g)].map(() => path) : [],
);
say('AsyncLocalStorages in server/', [storages.length, ...storages].join(' '));

const { dependencies, optionalDependencies = {} } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
);
const needed = Object.keys({ ...dependencies, ...optionalDependencies });
say('run-time dependencies of the server', needed.length);

for (const folder of ['server', 'web']) {
  const rooms = roomsOf(folder, production);
  const { floors, up } = drawn(rooms);
  const floorCount = Math.max(0, ...floors.values());
  say(`${folder}/`, `${rooms.size} rooms on ${floorCount} floors`);
  sayNames(
    Array.from({ length: floorCount }, (_, index) => floorCount - index).map((floor) =>
      [`${floor}:`, ...[...floors.keys()].filter((room) => floors.get(room) === floor)].join(' '),
    ),
  );
  say('  imports that run upwards', up.length);
  for (const [from, to] of up) console.log(`    ${from} → ${to}`);
  const circles = circlesOf(rooms);
  say('  circles of rooms', circles.length);
  for (const circle of circles) console.log(`    ${circle.join(' ')}`);
}
const circles = circlesOf(filesOf(production));
say('circles between files', circles.length);
for (const circle of circles) console.log(`    ${circle.join(' ')}`);

const entered = await filesOfSavingADay();
say("files that 'save a day' enters", entered.length);
sayNames(entered);

const last = lastTest();
const minutes = (seconds: number | null) =>
  seconds === null ? 'unknown' : `${(seconds / 60).toFixed(1)} min`;
say(
  'the last npm test',
  last
    ? `${minutes(last.seconds)}, ${minutes(last.cpuSeconds)} of the processor (${last.date})`
    : '- not run -',
);
