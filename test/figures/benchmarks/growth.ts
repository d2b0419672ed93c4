import type { GrowthFigures } from '../../bench/figures/schema.ts';
import type { Part } from '../parts.ts';
import { table } from '../table.ts';
import { grouped, spread, takenWords } from './cells.ts';
import { engineName } from './targets.ts';

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
    `On disk: ${stored.map(({ engine, customers, megabytes }) => `${engineName(engine)} with ${grouped(customers)} customers ${grouped(megabytes)} MB`).join(', ')}.`,
  ];
}

const warmedUp = (rounds: number) =>
  rounds === 0
    ? ''
    : ` Of each work ${rounds} rounds before the first are not counted, in which a server compiles what it runs and reads from the disk what nobody had asked for since its start: what that costs is not in here.`;
