import type { Part, Parts } from '../parts.ts';
import { table } from '../table.ts';
import {
  bytesOfOne,
  costsIn,
  limits,
  type Measured,
  machinesFor,
  microsADay,
  requestsADay,
  rowsOfOne,
} from './arithmetic.ts';
import { ASSUMED } from './assumptions.ts';
import type { CapacityFigures } from './measure.ts';
import { isSpread } from './spread.ts';

const SIZES = [10_000, 1_000_000, 100_000_000] as const;

/** Three digits tell enough of what is computed from assumptions. */
const round = (number: number) =>
  Number(number.toPrecision(3)).toLocaleString('en-GB', { maximumFractionDigits: 2 });
const whole = (number: number) => Math.ceil(number).toLocaleString('en-GB');

const assumptions = () =>
  table(
    ['assumed', ''],
    Object.values(ASSUMED).map(({ value, says }) => [round(value), says]),
  );

function sizes({ figures, date, commit }: Part<'capacity'>): string {
  const rows = rowsOfOne();
  return [
    `Measured on ${date} of commit ${commit}: the demo's practice of ${figures.customers} customers on PostgreSQL, indexes counted in.`,
    table(
      [
        'table',
        'bytes a row',
        'rows of one customer, in the years that are kept',
        'kB of one customer',
      ],
      figures.tables.map((each) => {
        const count = rows.get(each.table) ?? 0;
        return [each.table, round(each.bytes), round(count), round((each.bytes * count) / 1000)];
      }),
    ),
    `With ${round(ASSUMED.roomy.value)} times that for years of changes: **${round(bytesOfOne(figures) / 1000)} kB for each customer**.`,
  ].join('\n\n');
}

function costs({ capacity, costs }: Measured, bench: Part<'bench'>): string {
  const works = Object.entries(costs).map(([work, { server, database }]) => [
    `request: ${work}`,
    round(server),
    round(database),
  ]);
  const { stream, notify } = capacity;
  return [
    `On PostgreSQL. Requests by \`npm run bench\`, ${bench.date}, of commit ${bench.commit}, on ${bench.machine}: 16 connections. The others by \`npm run figures -- capacity\`, with ${stream.streams} streams.`,
    table(
      ['microseconds of CPU', 'instance', 'PostgreSQL'],
      [
        ...works,
        ['an open screen, each second', round(stream.serverMicros), round(stream.databaseMicros)],
        ['a change told to the instances, for each of them', round(notify.hearMicros), ''],
        ['a change told to the instances, once', '', round(notify.databaseMicros)],
        ['a change told to one screen', round(notify.heardMicros), ''],
      ],
    ),
    `One after the other ${whole(notify.perSecond)} changes a second are told. A day of one customer is ${round(requestsADay)} requests: ${round(microsADay({ capacity, costs }, 'server') / 1000)} ms of an instance, ${round(microsADay({ capacity, costs }, 'database') / 1000)} ms of PostgreSQL.`,
  ].join('\n\n');
}

const first = (measured: Measured) =>
  table(
    ['full at this many customers', 'the part'],
    limits(measured).map(({ part, customers }) => [round(customers), part]),
  );

function machines(measured: Measured): string {
  const all = SIZES.map((customers) => machinesFor(measured, customers));
  const row = (title: string, of: (each: (typeof all)[number]) => string) => [
    title,
    ...all.map(of),
  ];
  return table(
    [
      'at the busiest minute',
      ...SIZES.map((customers) => `${customers.toLocaleString('en-GB')} customers`),
    ],
    [
      row('cells, each with a PostgreSQL', (each) => whole(each.cells)),
      row('requests a second', (each) => round(each.perSecond * each.cells)),
      row('changes a second', (each) => round(each.changes * each.cells)),
      row('open screens', (each) => round(each.streams * each.cells)),
      row('instances, one core each', (each) => whole(each.instances * each.cells)),
      row('of these cores for requests', (each) => round(each.requests.server * each.cells)),
      row('for the watch over open screens', (each) => round(each.watching.server * each.cells)),
      row('for telling changes', (each) =>
        round((each.telling.server + each.hearing * each.instances) * each.cells),
      ),
      row('cores of PostgreSQL', (each) => whole(each.coresOfDatabase)),
      row('of these for requests', (each) => round(each.requests.database * each.cells)),
      row('for the watch over open screens', (each) => round(each.watching.database * each.cells)),
      row('connections to PostgreSQL, in each cell', (each) => whole(each.connections)),
      row('database, GB', (each) => round(each.databaseGb)),
      row('pictures, GB', (each) => round(each.pictureGb)),
    ],
  );
}

function prices(measured: Measured): string {
  const all = SIZES.map((customers) => ({ customers, ...machinesFor(measured, customers) }));
  const names = {
    instances: 'instances',
    databases: 'PostgreSQL, cores',
    disks: 'PostgreSQL, disks',
    bucket: 'pictures and backups',
  };
  return table(
    ['EUR a month', ...SIZES.map((customers) => `${customers.toLocaleString('en-GB')} customers`)],
    [
      ...Object.entries(names).map(([name, title]) => [
        title,
        ...all.map(({ cost }) => whole(cost[name as keyof typeof names])),
      ]),
      ['**sum**', ...all.map(({ sum }) => `**${whole(sum)}**`)],
      ['a customer', ...all.map(({ sum, customers }) => (sum / customers).toFixed(4))],
    ],
  );
}

const spread = ({ spread }: CapacityFigures) =>
  table(
    ['table', 'whose', 'key', 'spread by its owner'],
    spread
      .filter(({ owner }) => owner !== null)
      .map((each) => [
        each.table,
        each.owner ?? '',
        each.key,
        isSpread(each) ? 'yes' : `no: unique are ${each.uniqueElsewhere || 'only whole keys'}`,
      ]),
  );

/** docs/CAPACITY.md with the tables of what was measured. Throws where it has no place for one. */
export function withCapacity(text: string, { capacity: taken, bench }: Parts): string {
  const measured = { capacity: taken.figures, costs: costsIn(bench.figures) };
  const sections = {
    assumptions: assumptions(),
    sizes: sizes(taken),
    costs: costs(measured, bench),
    first: first(measured),
    machines: machines(measured),
    prices: prices(measured),
    spread: spread(taken.figures),
  };
  return Object.entries(sections).reduce((page, [name, section]) => {
    const place = new RegExp(`(<!--${name}-->\\n).*?(<!--/${name}-->)`, 's');
    if (!place.test(page)) throw new Error(`docs/CAPACITY.md has no place for ${name}.`);
    return page.replace(
      place,
      (_, before: string, after: string) => `${before}${section}\n${after}`,
    );
  }, text);
}
