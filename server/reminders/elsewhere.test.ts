import { expect, it } from 'vitest';
import { nextAtElsewhere } from './elsewhere.ts';

const evening = (sentFor: string | null) => ({
  time: '20:00',
  weekdays: '[1,2,3,4,5,6,7]',
  sentFor,
});

it('[PROMISE-05] [T-H2] flown west after a day’s reminder came, one is not reminded of that day again', () => {
  // It came in Berlin at 20:00 of the 24th; in New York it is 15:00 of that day now.
  const now = new Date('2026-11-24T20:00:00.000Z');
  const elsewhere = (sentFor: string | null) =>
    nextAtElsewhere(evening(sentFor), 'America/New_York', now);
  expect(elsewhere('2026-11-24')).toBe('2026-11-26T01:00:00.000Z');
  expect(elsewhere('2026-11-23')).toBe('2026-11-25T01:00:00.000Z');
  expect(elsewhere(null)).toBe('2026-11-25T01:00:00.000Z');
});

it('[PROMISE-05] [T-H2] flown west over the date line, a day that begins once more does not begin it twice', () => {
  // It came in Kiritimati for the 25th; in Pago Pago the 24th has just begun.
  const now = new Date('2026-11-25T11:00:00.000Z');
  expect(nextAtElsewhere(evening('2026-11-25'), 'Pacific/Pago_Pago', now)).toBe(
    '2026-11-27T07:00:00.000Z',
  );
});
