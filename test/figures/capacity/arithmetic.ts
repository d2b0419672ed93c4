import type { BenchFigures } from '../../bench/benchmark.ts';
import { assumed } from './assumptions.ts';
import type { CapacityFigures } from './measure.ts';

const DAY_S = 86_400;
const DAYS_A_YEAR = 365;
const MICROS = 1e6;
const GB = 1e9;
/** Of one instance: its pool, and the one that listens. */
export const CONNECTIONS_EACH = 11;

/** CPU of one request, in microseconds. */
export type Cost = { readonly server: number; readonly database: number };
type Work = keyof typeof ASKED;

export type Measured = {
  readonly capacity: CapacityFigures;
  readonly costs: Readonly<Record<Work, Cost>>;
};

/** From what `npm run bench` measured on PostgreSQL. Throws where a work is missing. */
export function costsIn({ rows }: BenchFigures): Measured['costs'] {
  const costs = Object.keys(ASKED).map((name) => {
    const row = rows.find(({ work, engine }) => work === name && engine === 'postgres');
    if (!row) throw new Error(`npm run bench did not measure ${name} on PostgreSQL.`);
    return [name, { server: row.product.serverMicros, database: row.product.databaseMicros }];
  });
  return Object.fromEntries(costs);
}

/** Rows of each table that one customer has after the years that they are kept. */
export function rowsOfOne(): ReadonlyMap<string, number> {
  const days = assumed('years') * DAYS_A_YEAR;
  const one = [
    'user',
    'account',
    'session',
    'consent',
    'coachingPeriod',
    'customerProfile',
    'note',
  ];
  return new Map([
    ...one.map((table) => [table, 1] as const),
    ['dietPlan', days * assumed('uploads')],
    ['savedDietPlan', (days * assumed('uploads')) / 9],
    ['dailyProgress', days * assumed('loggedShare')],
    ['auditEntry', days * assumed('auditEntries')],
  ]);
}

/** Bytes of the database for one customer, after years of changes. */
export function bytesOfOne({ tables }: CapacityFigures): number {
  const rows = rowsOfOne();
  const fresh = tables.reduce((sum, { table, bytes }) => sum + bytes * (rows.get(table) ?? 0), 0);
  return fresh * assumed('roomy');
}

/** Times a day for one customer. */
const ASKED = {
  latest: assumed('latestPlan'),
  profile: assumed('smallReads'),
  insert: assumed('dayFirst'),
  // A plan is written in about what a day is.
  update: assumed('dayAgain') + assumed('uploads'),
  adherence: assumed('pages'),
  'sign-in': assumed('signIns'),
} as const;

export const requestsADay = Object.values(ASKED).reduce((sum, each) => sum + each, 0);
const changesADay = ASKED.insert + ASKED.update;
const atPeak = (aDay: number) => (aDay / DAY_S) * assumed('peak');
/** Of each customer, at the busiest minute. */
export const streamsOfOne =
  ((assumed('streamMinutes') * 60) / DAY_S) * assumed('peak') + 1 / assumed('customersEach');

/** Microseconds of CPU a day for the requests of one customer. */
export function microsADay({ costs }: Measured, of: keyof Cost): number {
  return Object.entries(ASKED).reduce(
    (sum, [work, times]) => sum + times * costs[work as Work][of],
    0,
  );
}

/** Cores, at the busiest minute and with room, for so many customers in one cell. */
export function coresOf(measured: Measured, customers: number) {
  const { stream, notify } = measured.capacity;
  const cores = (micros: number) => micros / MICROS / assumed('busy');
  const streams = customers * streamsOfOne;
  const changes = customers * atPeak(changesADay);
  const requests = {
    server: cores(customers * atPeak(microsADay(measured, 'server'))),
    database: cores(customers * atPeak(microsADay(measured, 'database'))),
  };
  const watching = {
    server: cores(streams * stream.serverMicros),
    database: cores(streams * stream.databaseMicros),
  };
  // Every dietician hears of every customer: it grows with the square.
  const told = changes * (customers / assumed('customersEach'));
  const telling = {
    server: cores(told * notify.heardMicros),
    database: cores(changes * notify.databaseMicros),
  };
  const own = requests.server + watching.server + telling.server;
  // An instance is one core; each of them hears of everything.
  const hearing = cores(changes * notify.hearMicros);
  const instances = Math.max(2, Math.ceil(own / Math.max(0.01, 1 - hearing)));
  return {
    ...{ streams, changes, requests, watching, telling, instances },
    perSecond: customers * atPeak(requestsADay),
    database: requests.database + watching.database + telling.database,
    connections: instances * CONNECTIONS_EACH,
    hearing,
  };
}

/** The largest number of customers for which something still holds. */
function most(holds: (customers: number) => boolean): number {
  let [below, above] = [1, 1e12];
  while (above / below > 1.001) {
    const middle = Math.sqrt(below * above);
    if (holds(middle)) below = middle;
    else above = middle;
  }
  return below;
}

const OF_A_CELL = 'one PostgreSQL';

export type Limit = { readonly part: string; readonly customers: number };

/** How many customers fill one of each part, the first to be full at the top. */
export function limits(measured: Measured): Limit[] {
  const { capacity } = measured;
  const coresFor = (customers: number) => coresOf(measured, customers);
  const ofServer = (customers: number) => {
    const { requests, watching, telling, hearing } = coresFor(customers);
    return requests.server + watching.server + telling.server + hearing;
  };
  const limit = (part: string, holds: (customers: number) => boolean): Limit => ({
    part,
    customers: most(holds),
  });
  return [
    limit('one instance: its core', (customers) => ofServer(customers) <= 1),
    limit(
      `${OF_A_CELL}: ${assumed('databaseCores')} cores`,
      (customers) => coresFor(customers).database <= assumed('databaseCores'),
    ),
    limit(
      `${OF_A_CELL}: ${assumed('databaseTb')} TB`,
      (customers) => customers * bytesOfOne(capacity) <= assumed('databaseTb') * 1e12,
    ),
    limit(
      `${OF_A_CELL}: ${assumed('connections')} connections`,
      (customers) => coresFor(customers).connections <= assumed('connections'),
    ),
    limit(
      `${OF_A_CELL}: changes told one after the other`,
      (customers) => coresFor(customers).changes <= capacity.notify.perSecond * assumed('busy'),
    ),
    limit(
      'live updates: as much CPU as all requests',
      (customers) => coresFor(customers).telling.server <= coresFor(customers).requests.server,
    ),
  ].toSorted((a, b) => a.customers - b.customers);
}

/** How many customers one PostgreSQL and its instances can have at most, as far as all of it goes. */
export function cellOf(measured: Measured): number {
  const all = limits(measured).filter(({ part }) => part.startsWith(OF_A_CELL));
  return Math.min(...all.map(({ customers }) => customers));
}

/** What so many customers need, in cells of their own where they are too many for one. */
export function machinesFor(measured: Measured, customers: number) {
  const cells = Math.ceil(customers / cellOf(measured));
  const inOne = coresOf(measured, customers / cells);
  const databaseGb = (customers * bytesOfOne(measured.capacity)) / GB;
  const coresOfDatabase = Math.max(2, Math.ceil(inOne.database)) * cells;
  const pictureGb = (customers * assumed('pictureBytes')) / GB;
  const copies = assumed('copies');
  const cost = {
    instances: inOne.instances * cells * assumed('coreMonth'),
    databases: coresOfDatabase * copies * assumed('coreMonth'),
    disks: databaseGb * copies * assumed('diskGbMonth'),
    // Pictures, and thirty backups of which each holds about a third of the disk.
    bucket: (pictureGb + databaseGb * 10) * assumed('bucketGbMonth'),
  };
  const sum = Object.values(cost).reduce((total, each) => total + each, 0);
  return { ...inOne, cells, databaseGb, pictureGb, coresOfDatabase, cost, sum };
}
