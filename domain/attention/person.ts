import type { CoachingPeriod } from '../coaching/periodSchema.ts';
import { isSnoozed } from '../conversations/waiting.ts';
import type { LoggedDay, WeighedDay } from '../customers/customer.ts';
import { addDays, type Day, daysBetween, type Instant } from '../day.ts';
import { mondayFrom, type Stretches } from '../plans/weeks.ts';
import type { ConsentState } from '../signIn/access.ts';
import type { Reason, ReasonKind } from './attention.ts';

/** A moment in a customer's calendar. All customers with the same today share one. */
export type Moment = {
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly today: Day;
  readonly yesterday: Day;
  readonly nextMonday: Day;
  /** The first of the seven days that ended yesterday. */
  readonly weekFrom: Day;
  /** The number of days from today to `day`; negative for a day before today. */
  offsetOf(day: Day): number;
  dayAfter(day: Day): Day;
};

export function momentOn(today: Day, now: number): Moment {
  return {
    now,
    today,
    yesterday: addDays(today, -1),
    nextMonday: mondayFrom(addDays(today, 1)),
    weekFrom: addDays(today, -7),
    offsetOf: onceForEach((day) => daysBetween(today, day)),
    dayAfter: onceForEach((day) => addDays(day, 1)),
  };
}

/** Memoizes a function by day: the board calls it for ten thousand customers, who share their days. */
function onceForEach<Counted>(count: (day: Day) => Counted): (day: Day) => Counted {
  const counted = new Map<Day, Counted>();
  return (day) => {
    const known = counted.get(day);
    if (known !== undefined) return known;
    const found = count(day);
    counted.set(day, found);
    return found;
  };
}

/** Messages or notes that wait for a dietician. */
type Waiting = {
  readonly count: number;
  /** When the first and the last of them was written. */
  readonly since: Instant;
  readonly latestAt: Instant;
};

/** The data that the rules look at. Lists have the latest entry first. */
export type PersonFacts = {
  readonly consent: ConsentState;
  readonly isLeaving: boolean;
  /** Whether the account is locked out. */
  readonly isDisabled: boolean;
  readonly cameOn: Day;
  readonly period: CoachingPeriod;
  /** When coaching last resumed after a pause. */
  readonly resumedOn: Day | null;
  readonly lastLoggedOn: Day | null;
  readonly recentDays: readonly LoggedDay[];
  /** Meals done on the last seven logged days, in percent, as in every list of customers; null for none. */
  readonly adherence: number | null;
  readonly plannedDays: Stretches;
  readonly weights: readonly WeighedDay[];
  readonly weightGoal: WeightGoal | null;
  /** Messages that wait for an answer; `messageId` is the first. */
  readonly asked: (Waiting & { readonly messageId: string }) | null;
  /** Unread notes; `date` is the day of the newest one. */
  readonly note: (Waiting & { readonly date: Day }) | null;
};

export type WeightGoal = {
  /** In `unit`; null: the starting value is not known. */
  readonly start: number | null;
  readonly target: number;
  readonly unit: string;
  readonly beginsOn: Day;
  readonly endsOn: Day;
};

/** A reason; what is not given is null. */
export const reasonOf = (
  kind: ReasonKind,
  sentence: string,
  urgency: number,
  more: Partial<Pick<Reason, 'date' | 'since' | 'messageId'>> = {},
): Reason => ({ kind, sentence, urgency, date: null, since: null, messageId: null, ...more });

/** A customer, or one of their reasons (`kind` not null), is snoozed until a day in their calendar. */
export type Snooze = {
  readonly kind: ReasonKind | null;
  readonly until: Day;
  readonly at: Instant;
};

/** Whether a snooze covers a reason; that of the inbox covers all that the customer wrote. */
export const isOf = (
  { kind, inInbox }: { readonly kind: ReasonKind | null; readonly inInbox: boolean },
  reason: ReasonKind,
): boolean =>
  inInbox ? reason === 'asked' || reason === 'note' : kind === null || kind === reason;

type Written = Pick<PersonFacts, 'asked' | 'note'>;

/** When the customer wrote the last waiting message or note of this `kind`; '' for none. */
function writtenLast({ asked, note }: Written, kind: ReasonKind | null): Instant {
  const ofMessages = kind === null || kind === 'asked' ? (asked?.latestAt ?? '') : '';
  const ofNotes = kind === null || kind === 'note' ? (note?.latestAt ?? '') : '';
  return ofMessages > ofNotes ? ofMessages : ofNotes;
}

/** The snoozes that are still in force on `today`: anything the customer writes ends them. */
export const snoozesNow = <S extends Snooze>(
  snoozes: readonly S[],
  written: Written,
  today: Day,
): S[] =>
  snoozes.filter(({ kind, until, at }) =>
    isSnoozed({ snoozedUntil: until, snoozedAt: at }, today, writtenLast(written, kind)),
  );

type Conversation = { readonly snoozedUntil: Day | null; readonly snoozedAt: Instant | null };

/** Whether what the customer wrote is snoozed in the inbox, and therefore on the board, too. */
export const isConversationPutOff = (
  conversation: Conversation,
  written: Written,
  today: Day,
): boolean => isSnoozed(conversation, today, writtenLast(written, null));
