import { ENDS_SOON_DAYS, standingOf } from '#domain/coaching/period.ts';
import type { Standing } from '#domain/coaching/periodSchema.ts';
import type { CustomerRow, CustomerSort } from '#domain/customers/customerSchema.ts';
import { type Day, daysBetween, formatDay } from '#domain/day.ts';
import { dayAgo, shortDate } from './periodWords.ts';

export type RowMark = {
  readonly standing: Standing;
  /** The text in the row: if nothing is unusual, the day last logged. */
  readonly words: string;
  /** The full text, if the row has no room for it. */
  readonly inFull?: string;
  /** Whether the words are of something unusual. */
  readonly stands: boolean;
};

/** A row's note on a customer: what is unusual, or the value that the list is sorted by. */
export function rowMark(customer: CustomerRow, sort: CustomerSort): RowMark {
  const { today } = customer;
  const standing = standingOf(customer, today);
  const ordered = ORDERED_BY[sort](customer);
  if (ordered !== null) {
    const { adherence } = customer;
    const isEaten = sort === 'adherence' && adherence !== null;
    return {
      standing,
      words: ordered,
      ...(isEaten && { inFull: `${adherence} % eaten of the last 7 logged days` }),
      stands: standing !== 'active',
    };
  }
  if (standing !== 'active') return { standing, words: '', stands: true };
  const unusual = endingIn(customer) ?? silenceOf(customer);
  return { standing, words: unusual ?? loggedWords(customer), stands: unusual !== null };
}

const ORDERED_BY: Readonly<Record<CustomerSort, (customer: CustomerRow) => string | null>> = {
  name: () => null,
  logged: loggedWords,
  adherence: ({ adherence }) => (adherence === null ? 'nothing logged' : `${adherence} % eaten`),
  'plan-end': ({ planEndsOn, today }) => until(planEndsOn, today, 'no plan'),
  'period-end': ({ planEndDate, today }) => until(planEndDate, today, 'no end'),
};

const until = (day: Day | null, today: Day, none: string) =>
  day === null ? none : `to ${shortDate(day, today)}`;

function loggedWords({ lastLoggedDay, today }: CustomerRow): string {
  if (lastLoggedDay === null) return 'nothing logged';
  return `logged ${dayAgo(lastLoggedDay, today)}`;
}

/** 'ends Friday', 'last day today', 'starts 3 Dec'; null if the period does not end soon. */
function endingIn({ planStartDate, planEndDate, today }: CustomerRow): string | null {
  if (planStartDate && planStartDate > today) return `starts ${shortDate(planStartDate, today)}`;
  if (!planEndDate) return null;
  const left = daysBetween(today, planEndDate);
  if (left > ENDS_SOON_DAYS) return null;
  if (left === 0) return 'last day today';
  if (left === 1) return 'ends tomorrow';
  // The weekday a week from now has the same name as today's.
  const weekday = formatDay(planEndDate, 'long').split(' ')[0];
  return left === ENDS_SOON_DAYS ? 'ends in a week' : `ends ${weekday}`;
}

/** For a customer who never logged anything, the text says so. */
function silenceOf(customer: CustomerRow): string | null {
  const { silentFor: days, lastLoggedDay } = customer;
  if (days === null) return null;
  if (lastLoggedDay === null) return loggedWords(customer);
  return days === 1 ? 'silent a day' : `silent ${days} days`;
}
