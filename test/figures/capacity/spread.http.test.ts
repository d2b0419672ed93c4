import { expect, it } from 'vitest';
import { aPlace } from '../../faults/place.ts';
import { partsTaken } from '../parts.ts';
import { isSpread, spreadOf } from './spread.ts';

/** Found before it is known whose they are: see docs/CAPACITY.md. */
const LOOKED_UP = [
  'account',
  'auditEntry',
  'outboxItem',
  'passkey',
  'recoveryCode',
  'session',
  'user',
];

it('[T-I4] what a customer has is kept under the customer first, but for what they are found by', async () => {
  const place = await aPlace('postgres');
  try {
    const spread = await place.direct((db) => spreadOf(db));
    const owned = spread.filter(({ owner }) => owner !== null);
    expect(owned.filter((each) => !isSpread(each)).map(({ table }) => table)).toEqual(LOOKED_UP);
    // Health data without exception.
    const health = [
      'dietPlan',
      'dietPlanVersion',
      'savedDietPlan',
      'dailyProgress',
      'customerProfile',
      'note',
    ];
    for (const table of health)
      expect([table, owned.some((each) => each.table === table && isSpread(each))]).toEqual([
        table,
        true,
      ]);
    expect(spread).toEqual(partsTaken().capacity.figures.spread);
  } finally {
    await place.end();
  }
});
