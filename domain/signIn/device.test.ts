import { expect, it } from 'vitest';
import { deviceWords, networkWords } from './device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox on Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.0 Safari/605.1.15`,
    'Safari on a Mac',
  ],
  ['curl/8.5.0', 'An unknown device'],
  ['<b>Windows</b>', 'A browser on Windows'],
  [null, 'An unknown device'],
])('[T-F3] a device is called what its owner would call it: %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});

it.each([
  ['192.0.2.77', '192.0.2.x'],
  ['::ffff:192.0.2.77', '192.0.2.x'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3:x'],
  ['2001:db8::1', '2001:db8:x'],
  ['::1', 'this computer'],
  ['0:0:0:0:0:0:0:1', 'this computer'],
  // As a session stores it: server/http/origin.ts.
  ['0:0:0:0::', 'this computer'],
  ['unknown', null],
  [null, null],
])('[T-F3] of an address only its network is shown: %s', (address, network) => {
  expect(networkWords(address)).toBe(network);
});
