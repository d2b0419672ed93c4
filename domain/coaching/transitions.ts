import { addDays, type Day, daysBetween, formatDay, isDay } from '../day.ts';
import { done, type Outcome, type Reasons, type Refusal, refuse } from '../refusal.ts';
import { say as ofDays } from '../words.ts';
import { hasEnded } from './period.ts';
import type { CoachingPeriod, PeriodDates } from './periodSchema.ts';
import { say } from './words.ts';

type RenewalReason = 'cuts-period';

type Dates = { readonly startDate: Day; readonly endDate: Day };

/** The longest renewal that is proposed, in days; a dietician may enter any length. */
const LONGEST_PROPOSED = 12 * 7;

/** The dates of a period that has not ended; null when no dates are set or the period has ended. */
function currentDates(period: CoachingPeriod, today: Day): Dates | null {
  const { planStartDate: startDate, planEndDate: endDate } = period;
  return startDate && endDate && !hasEnded(period, today) ? { startDate, endDate } : null;
}

/** The day after the current period ends; `today` (the customer's own) when there is none. */
export function firstDayAfter(period: CoachingPeriod, today: Day): Day {
  const now = currentDates(period, today);
  return now ? addDays(now.endDate, 1) : today;
}

/**
 * The proposed dates of a renewal: they begin after the current period and are as long as the previous one,
 * but at most twelve weeks, since a period that was renewed early is stored as one long period. Null when
 * there was no period.
 */
export function nextPeriod(period: CoachingPeriod, today: Day): Dates | null {
  const { planStartDate, planEndDate } = period;
  if (!planStartDate || !planEndDate) return null;
  const startDate = firstDayAfter(period, today);
  const days = Math.min(daysBetween(planStartDate, planEndDate) + 1, LONGEST_PROPOSED);
  const endDate = addDays(startDate, days - 1);
  return isDay(endDate) ? { startDate, endDate } : null;
}

/** The dates that a renewal stores: one that begins after `today` extends the period, without a gap. */
export function renewed(period: CoachingPeriod, today: Day, dates: Dates): Dates {
  const now = currentDates(period, today);
  const continues = now !== null && dates.startDate > today && now.startDate < dates.startDate;
  return continues ? { startDate: now.startDate, endDate: dates.endDate } : dates;
}

/** What needs confirmation before a renewal: it begins before the current period ends. Else empty. */
export function reasonsToConfirmRenewal(
  period: CoachingPeriod,
  today: Day,
  { startDate, endDate }: Dates,
): Reasons<RenewalReason> {
  const now = currentDates(period, today);
  if (!now || startDate > now.endDate) return {};
  const sentences = [
    say.currentRunsUntil(formatDay(now.endDate, 'medium')),
    say.newStartsEarly(formatDay(startDate, 'medium')),
  ];
  if (endDate < now.endDate) sentences.push(say.newEndsEarly(formatDay(endDate, 'medium')));
  return { 'cuts-period': sentences.join(' ') };
}

export type TransitionName = 'dates' | 'pause' | 'resume' | 'renew';

type Transition = {
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
    offered: () => true,
    apply: (_period, _today, dates) =>
      active(
        dates,
        { code: 'dates-missing', message: say.selectBothDates },
        { code: 'dates-reversed', message: ofDays.datesReversed },
      ),
  },
  pause: {
    offered: (period) => period.planStatus === 'active',
    apply: (period) =>
      period.planStatus === 'active'
        ? done({ ...period, planStatus: 'paused' })
        : refuse({ code: 'not-active', message: say.onlyActiveIsPaused }),
  },
  resume: {
    offered: (period) => period.planStatus !== 'active',
    apply: (period, today) => {
      if (period.planStatus === 'active')
        return refuse({ code: 'already-active', message: say.activeAlready });
      const valid = period.planStartDate && period.planEndDate && !hasEnded(period, today);
      return valid
        ? done({ ...period, planStatus: 'active' })
        : refuse({
            code: 'dates-invalid',
            message: say.setDatesToResume,
          });
    },
  },
  renew: {
    offered: () => true,
    apply: (period, today, dates) => {
      const given = active(
        dates,
        {
          code: 'renewal-dates-missing',
          message: say.setDatesToRenew,
        },
        {
          code: 'renewal-dates-reversed',
          message: say.renewalReversed,
        },
      );
      return given.ok ? done(asRenewal(period, today, given.value)) : given;
    },
  },
};
