import { isEnough } from '../../browser/table.ts';
import { FROM_DISK } from '../../start/kinds.ts';
import type { Part, Parts } from '../parts.ts';
import { grouped } from './cells.ts';

export type Target = {
  readonly what: string;
  readonly wanted: string;
  readonly found: string;
  readonly met: boolean;
};

const CONNECTIONS = 16;
export const START_MS = 600;
const IDLE_MB = 150;
const MEMORY_RISE = 1.5;
const CHECK_MICROS = 30;
export const GROWTH = 1.3;

type Least = readonly (readonly [work: string, ratio: number, onPostgres?: number])[];

/** The least that each work of the product is to reach of the bare server's on the same engine. */
const LEAST: Least = [
  ['latest', 0.35, 0.55],
  ['insert', 0.8],
  ['update', 0.8],
  ['page', 0.8],
  ['adherence', 0.9],
];
/** The same, of the product on SQLite and the bare server on PostgreSQL. */
const LEAST_ACROSS: Least = [
  ['latest', 0.9],
  ['page', 0.9],
];

/** Whether a target says how much this is to reach of the bare server's, on the same engine or across. */
export const isTargeted = (
  { work, connections }: { readonly work: string; readonly connections: number },
  across = false,
) => connections === CONNECTIONS && (across ? LEAST_ACROSS : LEAST).some(([name]) => name === work);

const NAMES: Readonly<Record<string, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };
export const engineName = (engine: string) => NAMES[engine] ?? engine;

/** What was asked for, as far as it was measured, and what came out. */
export function targetsOf({ bench, growth, start, browser }: Parts): Target[] {
  const targets: Target[] = [];
  if (bench) {
    const { rows, across, sessionCheck, memory, fanOut } = bench.figures;
    const at16 = rows.filter(({ connections }) => connections === CONNECTIONS);
    for (const [work, least, onPostgres = least] of LEAST)
      for (const { title, engine, ratio } of at16.filter((row) => row.work === work))
        targets.push(
          atLeast(
            `${title}, ${engineName(engine)}, ${CONNECTIONS} connections`,
            engine === 'postgres' ? onPostgres : least,
            ratio.median,
          ),
        );
    for (const [work, least] of LEAST_ACROSS)
      for (const { title, ratio, connections } of across.filter((row) => row.work === work))
        if (connections === CONNECTIONS)
          targets.push(
            atLeast(`${title}, SQLite beside the bare server on PostgreSQL`, least, ratio.median),
          );
    for (const { engine, micros } of sessionCheck)
      targets.push(
        atMost(`CPU of finding out who asks, ${engineName(engine)}`, CHECK_MICROS, micros, ' µs'),
      );
    for (const { engine, idle, rested } of memory) {
      targets.push(atMost(`memory when idle, ${engineName(engine)}`, IDLE_MB, idle, ' MB'));
      targets.push(
        atMost(
          `memory three quarters of a minute after all of it, of idle, ${engineName(engine)}`,
          MEMORY_RISE,
          rested / idle,
        ),
      );
    }
    const bad = [...rows, ...fanOut].reduce((sum, row) => sum + row.bad, 0);
    targets.push({ what: 'bad answers', wanted: 'none', found: String(bad), met: bad === 0 });
  }
  for (const { title, engine, points } of growth?.figures.rows ?? []) {
    const largest = points.at(-1);
    if (!largest) continue;
    const to = `${points[0]?.customers} to ${largest.customers} customers`;
    const what = `growth from ${to}, ${title}, ${engineName(engine)}`;
    targets.push(atMost(what, GROWTH, largest.cost.median));
  }
  if (start) targets.push(...ofStart(start));
  if (browser) targets.push(...ofBrowser(browser));
  return targets;
}

function ofStart({ figures: { starts, bytes } }: Part<'start'>): Target[] {
  const found = starts.filter(({ name }) => name === FROM_DISK);
  return found.map(({ name, median }) => {
    const what = `from a start to the first healthy answer, ${name}, ${(bytes / 1e9).toFixed(2)} GB on SQLite`;
    return atMost(what, START_MS, median, ' ms');
  });
}

/** By the time until it is painted, which is what somebody waits for. */
function ofBrowser({ figures: { rows, slower, customers } }: Part<'browser'>): Target[] {
  const of = `${grouped(customers)} customers, processor ${slower} times slower`;
  return rows.flatMap(({ what, time, work, most }) => {
    if (most === null) return [];
    const worked = work ? `; work of the main thread ${work.median.toFixed(1)} ms` : '';
    return {
      what: `${what}, until painted, ${of}`,
      wanted: `under ${most} ms`,
      found: `${time.median.toFixed(1)} ms${worked}`,
      met: isEnough(time.median, most),
    };
  });
}

const atLeast = (what: string, least: number, found: number): Target => ({
  what,
  wanted: `at least ${least}`,
  found: found.toFixed(2),
  met: found >= least,
});

const atMost = (what: string, most: number, found: number, unit = ''): Target => ({
  what,
  wanted: `at most ${most}${unit}`,
  found: `${found.toFixed(unit ? 0 : 2)}${unit}`,
  met: found <= most,
});
