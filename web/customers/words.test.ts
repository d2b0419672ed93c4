import { expect, test } from 'vitest';
import { doneWords } from './words.ts';

const TODAY = '2026-11-24';

test('[CUST-03] [CUST-06] dates that are over are not said to make the coaching active', () => {
  const until = (endDate: string) => ({ startDate: '2026-10-01', endDate });
  expect(doneWords('dates', until(TODAY), TODAY)).toBe('Dates saved, the coaching is active.');
  expect(doneWords('renew', until(TODAY), TODAY)).toBe('Coaching renewed.');
  for (const transition of ['dates', 'renew'] as const)
    expect(doneWords(transition, until('2026-11-23'), TODAY)).toBe(
      'Dates saved. They are over already: the coaching stands as expired.',
    );
});

test('[CUST-04] [CUST-05] pausing and resuming need no dates to be said', () => {
  const none = { startDate: null, endDate: null };
  expect(doneWords('pause', none, TODAY)).toBe('Coaching paused.');
  expect(doneWords('resume', none, TODAY)).toBe('Coaching resumed.');
});
