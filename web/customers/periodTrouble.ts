import type { PeriodDates } from '#domain/coaching/periodSchema.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import type { Errors } from '../draft/sending.ts';
import { NOBODY_SELECTED, PERIOD_FAILED } from './words.ts';

/** Why a period did not change: a sentence beside a date, or one for the whole of it. */
export type PeriodTrouble = { startDate?: string; endDate?: string; whole?: string };

/** The error of a refused change, with its sentences by date. */
export const besideDates = (error: unknown, dates: PeriodDates): ApiError =>
  new ApiError(0, 'period', messageOf(error), { fields: { ...troubleAfter(error, dates) } });

/** The sentences for an error of the server. */
export function troubleAfter(error: unknown, dates: PeriodDates): PeriodTrouble {
  if (error instanceof ApiError) {
    // Other conflicts are not about a date: somebody else changed the period first.
    if (error.status === 409 && error.code.includes('dates')) return besideItsDate(error, dates);
    if (error.status === 404) return { whole: NOBODY_SELECTED };
    const { startDate, endDate } = error.fields;
    if (startDate || endDate)
      return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
  }
  return { whole: `${PERIOD_FAILED} ${messageOf(error)}` };
}

/** Only the reason, for a toast when neither the dates nor the customer are on screen. */
export function reasonIn({ whole, startDate, endDate }: Errors): string {
  if (whole === NOBODY_SELECTED) return 'There is no such customer any more.';
  const reason = whole ?? startDate ?? endDate ?? '';
  return reason.replace(`${PERIOD_FAILED} `, '');
}

type Said = { code: string; message: string };

/** Assigns a refusal by the rules to the date that it is about. */
export function besideItsDate({ code, message }: Said, dates: PeriodDates): PeriodTrouble {
  if (code.endsWith('dates-missing'))
    return dates.startDate ? { endDate: message } : { startDate: message };
  if (code.endsWith('dates-reversed')) return { endDate: message };
  return { whole: message };
}
