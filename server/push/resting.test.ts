import { expect, it } from 'vitest';
import { Hosts } from './pusher.ts';

it('[T-I7] a push service that fails rests for half a minute, and no other with it', () => {
  const hosts = new Hosts();
  hosts.begin('one.test');
  expect(hosts.waitMs('one.test', 0)).toBe(0);
  hosts.end('one.test', true, 0);
  expect(hosts.waitMs('one.test', 1000)).toBe(29_000);
  expect(hosts.waitMs('other.test', 1000)).toBe(0);
  expect(hosts.waitMs('one.test', 30_000)).toBe(0);
});

it('[T-I7] a push service that does not answer has three of the five workers at most', () => {
  const hosts = new Hosts();
  for (const _ of [1, 2, 3]) hosts.begin('hangs.test');
  expect(hosts.waitMs('hangs.test', 0)).toBeGreaterThan(0);
  expect(hosts.waitMs('other.test', 0)).toBe(0);
  hosts.end('hangs.test', false, 0);
  expect(hosts.waitMs('hangs.test', 0)).toBe(0);
});

it('[T-I7] who finds a push service busy goes on as soon as one of the tries there ends', async () => {
  const hosts = new Hosts();
  for (const _ of [1, 2, 3]) hosts.begin('quick.test');
  const turn = hosts.turn('quick.test');
  hosts.end('quick.test', false, 0);
  await turn;
  expect(hosts.waitMs('quick.test', 0)).toBe(0);
});

it('[T-I7] a push service that stays busy keeps nobody waiting: their push is put off', async () => {
  const hosts = new Hosts();
  for (const _ of [1, 2, 3]) hosts.begin('hangs.test');
  await hosts.turn('hangs.test');
  expect(hosts.waitMs('hangs.test', 0)).toBeGreaterThan(0);
});
