import { describe, expect, it } from 'vitest';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { ApiError } from '../api/request.ts';
import { checkPeriod, reasonIn, troubleAfter } from './usePeriod.ts';

const ada: Customer = {
  id: 'ada',
  name: 'Ada',
  email: 'ada@example.org',
  profileImageUrl: null,
  emailVerified: true,
  timeZone: 'Europe/Berlin',
  today: '2026-11-21',
  lastLoggedDay: null,
  dieticianId: null,
  consentWithdrawn: false,
  planStatus: 'paused',
  planStartDate: '2026-10-01',
  planEndDate: '2026-10-31',
};
/** The trouble that the rules report; null for none. */
async function troubleBefore(...given: Parameters<typeof checkPeriod>) {
  const checked = await checkPeriod(...given);
  return checked.ok ? null : checked.errors;
}
const none = { startDate: null, endDate: null };
const dates = (startDate: string, endDate: string) => ({ startDate, endDate });

describe('what stands against a change of the period, beside what is wrong', () => {
  it('[CUST-03] names the missing date, and the end that lies before the start', async () => {
    const missing = 'Please select both start and end dates.';
    expect(await troubleBefore('dates', ada, dates('', ''))).toEqual({ startDate: missing });
    expect(await troubleBefore('dates', ada, dates('2026-11-01', ''))).toEqual({
      endDate: missing,
    });
    expect(await troubleBefore('dates', ada, dates('2026-11-02', '2026-11-01'))).toEqual({
      endDate: 'Start date cannot be after end date.',
    });
    expect(await troubleBefore('dates', ada, dates('2026-11-01', '2026-11-01'))).toBeNull();
  });

  it('[CUST-03] names a date that does not exist', async () => {
    expect(await troubleBefore('dates', ada, dates('2026-02-30', '2026-03-01'))).toHaveProperty(
      'startDate',
    );
  });

  it('[CUST-05] refuses to resume a period that is over', async () => {
    expect(await troubleBefore('resume', ada, none)).toEqual({
      whole: 'Please set valid start and end dates before resuming the plan.',
    });
  });

  it('[CUST-06] says the same of a renewal in its own words', async () => {
    expect(await troubleBefore('renew', ada, dates('', '2026-12-01'))).toEqual({
      startDate: 'Please set new start and end dates for renewal.',
    });
    expect(await troubleBefore('renew', ada, dates('2026-12-02', '2026-12-01'))).toEqual({
      endDate: 'New start date cannot be after new end date for renewal.',
    });
  });

  it('[CUST-10] shows a refusal of the server like one of its own, and names any other failure', () => {
    const refusal = new ApiError(409, 'dates-reversed', 'Start date cannot be after end date.');
    expect(troubleAfter(refusal, dates('2026-12-02', '2026-12-01'))).toEqual({
      endDate: 'Start date cannot be after end date.',
    });
    expect(troubleAfter(new ApiError(409, 'not-active', 'Only active coaching.'), none)).toEqual({
      whole: 'Failed to update plan: Only active coaching.',
      elsewhere: 'Only active coaching.',
    });
    expect(troubleAfter(new ApiError(404, 'not-found', 'x'), none)).toEqual({
      whole: 'No customer selected.',
      elsewhere: 'This customer no longer exists.',
    });
    expect(troubleAfter(new ApiError(503, 'down', 'The database is away.'), none)).toEqual({
      whole: 'Failed to update plan: The database is away.',
      elsewhere: 'The database is away.',
    });
    const bad = new ApiError(422, 'invalid', 'x', { fields: { endDate: 'Enter a date.' } });
    expect(troubleAfter(bad, none)).toEqual({ startDate: undefined, endDate: 'Enter a date.' });
  });

  it('[CUST-10] gives the reason alone where the customer is on screen no longer', () => {
    const reason = (error: ApiError) => reasonIn(troubleAfter(error, none));
    expect(reason(new ApiError(500, 'failed', 'Out of order.'))).toBe('Out of order.');
    const bad = new ApiError(422, 'invalid', 'x', { fields: { endDate: 'Enter a date.' } });
    expect(reason(bad)).toBe('Enter a date.');
    expect(reason(new ApiError(404, 'not-found', 'x'))).toBe('This customer no longer exists.');
  });
});
