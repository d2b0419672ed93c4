import { expect, it } from 'vitest';
import {
  bytesOfOne,
  type Cost,
  cellOf,
  coresOf,
  limits,
  type Measured,
  machinesFor,
} from './arithmetic.ts';
import { assumed } from './assumptions.ts';

const each: Cost = { server: 1000, database: 500 };
const measured: Measured = {
  costs: {
    latest: each,
    profile: each,
    insert: each,
    update: each,
    adherence: each,
    'sign-in': each,
  },
  capacity: {
    ...{ customers: 1, spread: [] },
    tables: [{ table: 'dailyProgress', rows: 1, bytes: 300 }],
    stream: { streams: 1, serverMicros: 0, databaseMicros: 0 },
    notify: { perSecond: 1000, databaseMicros: 0, hearMicros: 0, heardMicros: 0 },
  },
};

it('cores are the requests of the busiest minute times what one takes, with room', () => {
  const { perSecond, requests, streams } = coresOf(measured, 100_000);
  expect(requests.server).toBeCloseTo((perSecond * 0.001) / assumed('busy'), 6);
  expect(requests.database).toBeCloseTo(requests.server / 2, 6);
  // 45 minutes a day, four times as many at once as on average, and a dietician for each hundred.
  expect(streams).toBeCloseTo(100_000 * ((45 / 1440) * 4 + 0.01), 0);
});

it('a customer’s bytes are their rows in the years that are kept', () => {
  expect(bytesOfOne(measured.capacity)).toBeCloseTo(3 * 365 * 0.7 * 300 * 1.4, 0);
});

it('a cell stays within each limit of its PostgreSQL, and the next customer would not', () => {
  const cell = cellOf(measured);
  expect(limits(measured).map(({ customers }) => customers)).toEqual(
    limits(measured)
      .map(({ customers }) => customers)
      .toSorted((a, b) => a - b),
  );
  expect(coresOf(measured, cell).connections).toBeLessThanOrEqual(assumed('connections'));
  expect(coresOf(measured, cell).changes).toBeLessThanOrEqual(500);
  expect(machinesFor(measured, cell).cells).toBe(1);
  expect(machinesFor(measured, cell * 1.01).cells).toBe(2);
  expect(machinesFor(measured, cell * 40).sum).toBeCloseTo(
    40 * machinesFor(measured, cell).sum,
    -3,
  );
});
