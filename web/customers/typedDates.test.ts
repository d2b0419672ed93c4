import { expect, it } from 'vitest';
import { lasting } from './typedDates.ts';

it('[CUST-06] a renewal lasts whole weeks from the typed start, or from the first free day', () => {
  expect(lasting(4, '2026-12-01', '2026-11-21').endDate).toBe('2026-12-28');
  expect(lasting(12, '', '2026-11-21')).toEqual({
    startDate: '2026-11-21',
    endDate: '2027-02-12',
  });
});
