import { DATES_REVERSED, type Day } from '../day.ts';
import { done, type Outcome, type Refusal, refuse } from '../refusal.ts';
import { hasEnded } from './period.ts';
import type { CoachingPeriod, PeriodDates } from './periodSchema.ts';
import { renewed } from './renewal.ts';

export type TransitionName = 'dates' | 'pause' | 'resume' | 'renew';

type Transition = {
  /** The button's name. */
  readonly label: string;
  /** Whether the button is shown for this period. */
  readonly offered: (period: CoachingPeriod) => boolean;
  /** The period after the change, or why the change is refused; `today` is the customer's own day. */
  readonly apply: (
    period: CoachingPeriod,
    today: Day,
    dates: PeriodDates,
  ) => Outcome<CoachingPeriod>;
};

type ActivePeriod = { planStatus: 'active'; planStartDate: Day; planEndDate: Day };

const active = (dates: PeriodDates, missing: Refusal, reversed: Refusal): Outcome<ActivePeriod> => {
  const { startDate, endDate } = dates;
  if (!startDate || !endDate) return refuse(missing);
  if (startDate > endDate) return refuse(reversed);
  return done({
    planStatus: 'active',
    planStartDate: startDate,
    planEndDate: endDate,
  });
};

function asRenewal(period: CoachingPeriod, today: Day, given: ActivePeriod): CoachingPeriod {
  const { planStartDate: startDate, planEndDate: endDate } = given;
  const dates = renewed(period, today, { startDate, endDate });
  return { ...given, planStartDate: dates.startDate, planEndDate: dates.endDate };
}

/** All ways to change a coaching period, used by screens and server. */
export const transitions: Readonly<Record<TransitionName, Transition>> = {
  dates: {
    label: 'Set/Update Dates',
    offered: () => true,
    apply: (_period, _today, dates) =>
      active(
        dates,
        { code: 'dates-missing', message: 'Please select both start and end dates.' },
        { code: 'dates-reversed', message: DATES_REVERSED },
      ),
  },
  pause: {
    label: 'Pause Plan',
    offered: (period) => period.planStatus === 'active',
    apply: (period) =>
      period.planStatus === 'active'
        ? done({ ...period, planStatus: 'paused' })
        : refuse({ code: 'not-active', message: 'Only active coaching can be paused.' }),
  },
  resume: {
    label: 'Resume Plan',
    offered: (period) => period.planStatus !== 'active',
    apply: (period, today) => {
      if (period.planStatus === 'active')
        return refuse({ code: 'already-active', message: 'The coaching is active already.' });
      const valid = period.planStartDate && period.planEndDate && !hasEnded(period, today);
      return valid
        ? done({ ...period, planStatus: 'active' })
        : refuse({
            code: 'dates-invalid',
            message: 'Please set valid start and end dates before resuming the plan.',
          });
    },
  },
  renew: {
    label: 'Renew Plan',
    offered: () => true,
    apply: (period, today, dates) => {
      const given = active(
        dates,
        {
          code: 'renewal-dates-missing',
          message: 'Please set new start and end dates for renewal.',
        },
        {
          code: 'renewal-dates-reversed',
          message: 'New start date cannot be after new end date for renewal.',
        },
      );
      return given.ok ? done(asRenewal(period, today, given.value)) : given;
    },
  },
};
