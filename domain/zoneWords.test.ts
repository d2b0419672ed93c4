import { expect, test } from 'vitest';
import { zoneWords } from './moment.ts';

test('[PROMISE-05] a time zone is called after its city, by the name people have for it today', () => {
  expect(zoneWords('Asia/Calcutta')).toBe('Kolkata time');
  expect(zoneWords('America/Argentina/Buenos_Aires')).toBe('Buenos Aires time');
  expect(zoneWords('Europe/Berlin')).toBe('Berlin time');
  expect(zoneWords('UTC')).toBe('UTC');
});
