import type { GrowthFigures } from '../../bench/figures/schema.ts';
import type { Part } from '../parts.ts';
import { table } from '../table.ts';
import { grouped, spread, takenWords } from './cells.ts';
import { engineName, GROWTH } from './targets.ts';

/** The part about practices of growing size. */
export function grown(part: Part<'growth'>): string[] {
  const { rows, stored, connections, warmUps, setting }: GrowthFigures = part.figures;
  return [
    '## Growth',
    takenWords(part, part.figures),
    `The product on practices of growing size, ${connections} connections, each customer with ${setting.plans} plans and ${setting.days} days. The practices are all there at once and asked in turn, round by round.${warmedUp(warmUps)} Cost is the CPU of the server and of PostgreSQL for one request, over that of the smallest practice in the same round.`,
    table(
      [
        'work',
        'engine',
        'customers',
        'cost',
        'requests a second',
        'CPU of the server, µs',
        'of PostgreSQL, µs',
        'bad',
      ],
      rows.flatMap(({ title, engine, points, bad }) =>
        points.map((point) => [
          title,
          engineName(engine),
          grouped(point.customers),
          spread(point.cost),
          grouped(point.perSecond),
          grouped(point.serverMicros),
          engine === 'postgres' ? grouped(point.databaseMicros) : '',
          String(bad),
        ]),
      ),
    ),
    ...byDelivery(rows),
    ...growing(rows),
    `On disk: ${stored.map(({ engine, customers, megabytes }) => `${engineName(engine)} with ${grouped(customers)} customers ${grouped(megabytes)} MB`).join(', ')}.`,
  ];
}

type Rows = GrowthFigures['rows'];

const byDelivery = (rows: Rows): string[] =>
  rows.some(({ work }) => work === 'fan-out')
    ? [
        'Of an event told to streams each delivery counts as a request. The streams are as many in each practice, over all of it, and opened as [above](#one-event-to-many-streams).',
      ]
    : [];

// Why it does, where it does.
const LOOKS_AT_ALL: Readonly<Record<string, string>> = {
  counts:
    'each customer is counted; on SQLite in an index, but for those whose period has ended, which follows from today’s date where they live',
  search:
    'a part of a name or address is looked for in each of them, until a page is full: of a name that only one has, to the end',
};

/** What costs more the larger the practice is, with the milliseconds of CPU that are in it. */
function growing(rows: Rows): string[] {
  const words = rows.flatMap(({ work, title, engine, points }) => {
    const [smallest, largest] = [points[0], points.at(-1)];
    if (!smallest || !largest || largest.cost.median <= GROWTH) return [];
    const [from, to] = [smallest, largest].map(
      (point) =>
        `${((point.serverMicros + point.databaseMicros) / 1000).toFixed(2)} ms of CPU for ${grouped(point.customers)} customers`,
    );
    const why = LOOKS_AT_ALL[work];
    return `- *${title}*, ${engineName(engine)}: ${from}, ${to}${why ? `; ${why}` : ''}`;
  });
  return words.length > 0 ? [`These grow with the practice:\n\n${words.join('\n')}`] : [];
}

const warmedUp = (rounds: number) =>
  rounds === 0
    ? ''
    : ` Of each work ${rounds} rounds before the first are not counted, in which a server compiles what it runs and reads from the disk what nobody had asked for since its start: what that costs is not in here.`;
