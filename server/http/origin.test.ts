import { expect, test } from 'vitest';
import { networkOf } from './origin.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:0001:0002:ffff::', '2001:db8:1:2::'],
  ['2001:db8:1:2::1', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['::2:3:4:5:6:7:8', '0:2:3:4::'],
  ['::1', '0:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::'],
  ['unknown', 'unknown'],
  ['a:b', 'a:b'],
])('[T-F1] %s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
