import { describe, expect, it } from 'vitest';
import type { CoachingPeriod } from './periodSchema.ts';
import {
  firstDayAfter,
  nextPeriod,
  reasonsToConfirmRenewal,
  renewed,
  transitions,
} from './transitions.ts';

const november: CoachingPeriod = {
  planStatus: 'active',
  planStartDate: '2026-11-01',
  planEndDate: '2026-11-30',
};
const never: CoachingPeriod = { planStatus: 'not_set', planStartDate: null, planEndDate: null };
const TODAY = '2026-11-21';
const dates = (startDate: string, endDate: string) => ({ startDate, endDate });

describe('[CUST-06] [HIST-06] the period a renewal proposes', () => {
  it('is as long as the old one and starts the day after it', () => {
    expect(nextPeriod(november, TODAY)).toEqual(dates('2026-12-01', '2026-12-30'));
  });

  it('starts today once the day after the old end is past', () => {
    expect(nextPeriod(november, '2027-01-10')).toEqual(dates('2027-01-10', '2027-02-08'));
  });

  it('starts today when the old one ended yesterday, tomorrow when it ends today', () => {
    expect(nextPeriod(november, '2026-12-01')?.startDate).toBe('2026-12-01');
    expect(nextPeriod(november, '2026-11-30')?.startDate).toBe('2026-12-01');
  });

  it('is at most twelve weeks: a period that was renewed early does not double with each renewal', () => {
    const long = { ...november, planStartDate: '2026-06-01' };
    expect(nextPeriod(long, TODAY)).toEqual(dates('2026-12-01', '2027-02-22'));
  });

  it('is nothing where there never was a period', () => {
    expect(nextPeriod(never, TODAY)).toBeNull();
    expect(firstDayAfter(never, TODAY)).toBe(TODAY);
  });

  it('is nothing beyond the last year a date can have', () => {
    const last = { ...november, planStartDate: '9999-01-01', planEndDate: '9999-12-30' };
    expect(nextPeriod(last, TODAY)).toBeNull();
  });
});

describe('[HIST-06] a renewal never cuts the period that runs', () => {
  it('continues it: the start stays and the end moves', () => {
    const next = dates('2026-12-01', '2026-12-30');
    expect(renewed(november, TODAY, next)).toEqual(dates('2026-11-01', '2026-12-30'));
    expect(renewed({ ...november, planStatus: 'paused' }, TODAY, next).startDate).toBe(
      '2026-11-01',
    );
    expect(transitions.renew.apply(november, TODAY, next)).toMatchObject({
      value: { planStatus: 'active', planStartDate: '2026-11-01', planEndDate: '2026-12-30' },
    });
  });

  it('is not asked about from the day after it on, nor once it is over, nor without one', () => {
    expect(reasonsToConfirmRenewal(november, TODAY, dates('2026-12-01', '2026-12-30'))).toEqual({});
    expect(reasonsToConfirmRenewal(november, TODAY, dates('2027-03-01', '2027-03-30'))).toEqual({});
    expect(
      reasonsToConfirmRenewal(november, '2026-12-01', dates('2026-11-30', '2026-12-30')),
    ).toEqual({});
    expect(reasonsToConfirmRenewal(never, TODAY, dates(TODAY, '2026-12-30'))).toEqual({});
  });

  it('is asked about where it begins before the other one is over', () => {
    expect(reasonsToConfirmRenewal(november, TODAY, dates('2026-11-30', '2026-12-30'))).toEqual({
      'cuts-period':
        'The current period runs until 30 Nov 2026. The new one would start before that, on 30 Nov 2026, instead of adding to it.',
    });
    expect(
      reasonsToConfirmRenewal(november, TODAY, dates('2026-11-25', '2026-11-28'))['cuts-period'],
    ).toContain('It would end earlier, on 28 Nov 2026.');
  });

  it('confirmed, begins on its day if that has come, and else continues what runs until then', () => {
    const now = dates(TODAY, '2027-01-10');
    expect(renewed(november, TODAY, now)).toEqual(now);
    const soon = dates('2026-11-25', '2027-01-10');
    expect(renewed(november, TODAY, soon)).toEqual(dates('2026-11-01', '2027-01-10'));
  });

  it('begins on its own day where the old period is over', () => {
    const next = dates('2026-12-24', '2027-01-10');
    expect(renewed(november, '2026-12-20', next)).toEqual(next);
  });
});
