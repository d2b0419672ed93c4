import type { BenchRow } from '../../bench/figures/schema.ts';
import type { Part, Parts } from '../parts.ts';
import { table } from '../table.ts';
import { duo, grouped, spread, takenWords } from './cells.ts';
import { grown } from './growth.ts';
import { engineName, targetsOf } from './targets.ts';
import { untargeted } from './untargeted.ts';
import { FAN_OUT, HEAD, HOW_TO_READ } from './words.ts';

/** `docs/BENCHMARKS.md`, of what was measured so far. */
export function benchmarksPage(parts: Parts): string {
  const { bench, growth, start, browser } = parts;
  const sections = [
    HEAD,
    ...(bench || growth || start || browser ? targets(parts) : ['Not measured yet.']),
    ...untargeted(parts),
    HOW_TO_READ,
    ...(bench ? benched(bench) : []),
    ...(growth ? grown(growth) : []),
    ...elsewhere(parts),
  ];
  return `${sections.join('\n\n')}\n`;
}

function targets(parts: Parts): string[] {
  const all = targetsOf(parts);
  const missed = all.filter(({ met }) => !met);
  return [
    '## Targets',
    `${all.length - missed.length} of ${all.length} are met${missed.length ? '; those that are not stand first' : ''}.`,
    table(
      ['', 'target', 'wanted', 'found'],
      [...missed, ...all.filter(({ met }) => met)].map(({ what, wanted, found, met }) => [
        met ? 'met' : '**not met**',
        what,
        wanted,
        found,
      ]),
    ),
  ];
}

/** Where the figures stand that only their targets are of here. */
function elsewhere({ start, browser }: Parts): string[] {
  const lines = [
    start &&
      `- [Start and memory](FIGURES.md#start-and-memory): taken on ${start.date} of commit ${start.commit}, on ${start.machine}; the load of the machine by others was ${start.figures.load}.`,
    browser &&
      `- [In the browser](FIGURES.md#in-the-browser): taken on ${browser.date} of commit ${browser.commit}, on ${browser.machine}; the load was ${browser.figures.load}. Until it is painted it takes longer the busier the machine is; the work of the main thread does not.`,
  ].filter((line) => line !== undefined);
  return lines.length > 0 ? ['## Start and browser', lines.join('\n')] : [];
}

function benched(part: Part<'bench'>): string[] {
  const { figures } = part;
  const { customers, setting, rows, across, fanOut, memory, sessionCheck } = figures;
  const connections = [...new Set(rows.map((row) => row.connections))];
  return [
    '## The product beside the bare server',
    takenWords(part, figures),
    `${grouped(customers)} customers, each with ${setting.plans} plans and ${setting.days} days. Product / bare server in each cell.`,
    ...connections.flatMap((count) => [
      `### ${count} ${count === 1 ? 'connection' : 'connections'}`,
      workTable(rows.filter((row) => row.connections === count)),
    ]),
    '### The product on SQLite beside the bare server on PostgreSQL',
    table(
      ['work', 'connections', 'ratio'],
      across.map((row) => [row.title, String(row.connections), spread(row.ratio)]),
    ),
    '### Finding out who asks',
    table(
      ['engine', 'CPU of the server, µs a request'],
      sessionCheck.map(({ engine, micros }) => [engineName(engine), micros.toFixed(0)]),
    ),
    '### One event to many streams',
    FAN_OUT,
    table(
      [
        'engine',
        'streams',
        'ratio',
        'deliveries a second',
        'CPU, µs a delivery',
        'p50, ms',
        'p99, ms',
        'last stream, ms',
        'CPU idle, ms a second',
        'bad',
      ],
      fanOut.map(({ engine, streams, ratio, product, bare, bad }) => [
        engineName(engine),
        grouped(streams),
        spread(ratio),
        duo(product.perSecond, bare.perSecond),
        duo(product.microsEach, bare.microsEach, 1),
        duo(product.p50, bare.p50, 1),
        duo(product.p99, bare.p99, 1),
        duo(product.last, bare.last, 1),
        duo(product.idleMicros / 1000, bare.idleMicros / 1000, 1),
        String(bad),
      ]),
    ),
    '### Memory of the product, MB',
    table(
      [
        'engine',
        'idle',
        'before the first round',
        'as all of it ends',
        'three quarters of a minute later',
      ],
      memory.map(({ engine, idle, before, after, rested }) => [
        engineName(engine),
        ...[idle, before, after, rested].map(String),
      ]),
    ),
  ];
}

const workTable = (rows: readonly BenchRow[]) =>
  table(
    [
      'work',
      'engine',
      'ratio',
      'requests a second',
      'CPU of the server, µs',
      'of PostgreSQL, µs',
      'p50, ms',
      'p99, ms',
      'bad',
    ],
    rows.map(({ title, engine, ratio, product, bare, bad }) => [
      title,
      engineName(engine),
      spread(ratio),
      duo(product.perSecond, bare.perSecond),
      duo(product.serverMicros, bare.serverMicros),
      engine === 'postgres' ? duo(product.databaseMicros, bare.databaseMicros) : '',
      duo(product.p50, bare.p50, 1),
      duo(product.p99, bare.p99, 1),
      String(bad),
    ]),
  );
