import { describe, expect, it } from 'vitest';
import type { CoachingPeriod } from '#domain/coaching/period.ts';
import { lasting, nextPeriod } from './renewal.ts';

const november: CoachingPeriod = {
  planStatus: 'active',
  planStartDate: '2026-11-01',
  planEndDate: '2026-11-30',
};

describe('[CUST-06] the period a renewal proposes', () => {
  it('is as long as the old one and starts the day after it', () => {
    const next = nextPeriod(november, '2026-11-21');
    expect(next).toEqual({ startDate: '2026-12-01', endDate: '2026-12-30' });
  });

  it('starts today once the day after the old end is past', () => {
    const next = nextPeriod(november, '2027-01-10');
    expect(next).toEqual({ startDate: '2027-01-10', endDate: '2027-02-08' });
  });

  it('starts today when the old one ended yesterday', () => {
    expect(nextPeriod(november, '2026-12-01')?.startDate).toBe('2026-12-01');
  });

  it('is nothing where there never was a period', () => {
    const never: CoachingPeriod = {
      planStatus: 'not_set',
      planStartDate: null,
      planEndDate: null,
    };
    expect(nextPeriod(never, '2026-11-21')).toBeNull();
  });

  it('is nothing beyond the last year a date can have', () => {
    const last = { ...november, planStartDate: '9999-01-01', planEndDate: '9999-12-30' };
    expect(nextPeriod(last, '2026-11-21')).toBeNull();
  });

  it('lasts whole weeks from the typed start, or from today', () => {
    expect(lasting(4, '2026-12-01', '2026-11-21').endDate).toBe('2026-12-28');
    expect(lasting(12, '', '2026-11-21')).toEqual({
      startDate: '2026-11-21',
      endDate: '2027-02-12',
    });
  });
});
