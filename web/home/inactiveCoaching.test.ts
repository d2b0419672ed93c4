import { expect, test } from 'vitest';
import { inactiveCoaching } from './inactiveCoaching.ts';

test('[HOME-01] coaching rests while it is paused and once it is over; without dates it goes on', () => {
  const of = (standing: 'active' | 'paused' | 'expired' | 'not_set') =>
    inactiveCoaching({ coaching: { standing, endDate: null } });
  expect([of('active'), of('not_set'), of('paused'), of('expired')]).toEqual([
    null,
    null,
    'paused',
    'expired',
  ]);
  expect(inactiveCoaching({ coaching: null })).toBeNull();
});
