import { expect, it } from 'vitest';
import { partOf } from './parts.ts';
import { table } from './profile.ts';
import { type Profile, shares } from './shares.ts';

const frame = (functionName: string, url = '') => ({ functionName, url });
const root = frame('(root)');
const route = frame('read', 'file:///x/server/plans/routes.ts');
const driver = frame('query', 'file:///x/node_modules/pg/lib/client.js');
const stream = frame('writevGeneric', 'node:internal/stream_base_commons');

it('a stack counts for the part nearest to its leaf', () => {
  expect(partOf([frame('(idle)'), root])).toBeNull();
  expect(partOf([frame('(garbage collector)'), root])).toBe('garbage');
  expect(partOf([frame('stringify'), route, root])).toBe('own code');
  expect(partOf([frame('parse'), driver, route, root])).toBe('SQL and its driver');
  expect(partOf([frame('writev'), stream, driver, root])).toBe('writing to PostgreSQL');
  expect(partOf([frame('writeUtf8String'), stream, route, root])).toBe('writing to the socket');
  expect(partOf([stream, driver, root])).toBe('node:http, net, streams');
});

it('only what was sampled while the load ran counts, and time without work does not', () => {
  const profile: Profile = {
    nodes: [
      { id: 1, callFrame: root, children: [2, 3, 4] },
      { id: 2, callFrame: route, children: [5] },
      { id: 3, callFrame: frame('(idle)') },
      { id: 4, callFrame: frame('(garbage collector)') },
      { id: 5, callFrame: driver },
    ],
    startTime: 1000,
    samples: [2, 5, 3, 2, 4, 2],
    timeDeltas: [100, 100, 100, 100, 200, 300],
  };
  const found = shares(profile, [
    [1150, 1350],
    [1350, 1650],
  ]);
  expect([...found]).toEqual([
    ['garbage', 0.5],
    ['SQL and its driver', 0.25],
    ['own code', 0.25],
  ]);
});

it('each part is told in shares, and beside the whole request of the bare server', () => {
  const sides = [new Map([['garbage', 0.5]]), new Map([['own code', 0.25]])];
  const lines = table(sides, [200, 100]).split('\n');
  expect(lines).toContain('| garbage | 50 % | 0 % | 100 | 0 |');
  expect(lines).toContain('| own code | 0 % | 25 % | 0 | 25 |');
  expect(lines.at(-1)).toBe('| all | 100 % | 100 % | 200 | 100 |');
});
