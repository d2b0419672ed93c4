import { expect, it } from 'vitest';
import { networkOf } from './auditSchema.ts';

it.each([
  ['192.0.2.17', '192.0.2.0/24'],
  ['::ffff:192.0.2.17', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['unknown', 'unknown'],
  ['<script>', 'unknown'],
  ['1:2:3', 'unknown'],
])('[T-J2] of the address %s an entry keeps %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
