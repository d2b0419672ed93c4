import { standingOf } from '../coaching/period.ts';
import type { Standing } from '../coaching/periodSchema.ts';
import { canBeAnswered } from '../conversations/waiting.ts';
import { type LoggedDay, silentSince } from '../customers/customer.ts';
import { type Day, formatDay, type Instant } from '../day.ts';
import type { Reason, ReasonKind, Thresholds } from './attention.ts';
import { noPlan } from './noPlan.ts';
import { type Moment, type PersonFacts, reasonOf } from './person.ts';
import { weight } from './weight.ts';
import { say } from './words.ts';

type Recent = Pick<PersonFacts, 'recentDays'>;

const DAYS_PER_WEEK = 7;
const LEAST_LOGGED = 4;

/** On how many days of a week a customer usually logs, rounded; null when too little is known. */
function usualRhythm({ recentDays }: Recent, { offsetOf }: Moment): number | null {
  const [last] = recentDays;
  const first = recentDays.at(-1);
  if (!last || !first || recentDays.length < LEAST_LOGGED) return null;
  const span = offsetOf(last[0]) - offsetOf(first[0]) + 1;
  return Math.round((recentDays.length / span) * DAYS_PER_WEEK);
}

/** Rounded down, like adherence everywhere. */
function percentOf(days: readonly LoggedDay[]): number | null {
  const sum = (at: 1 | 2) => days.reduce((total, day) => total + day[at], 0);
  return sum(2) === 0 ? null : Math.floor((100 * sum(1)) / sum(2));
}

/** How many earlier days are needed to tell what is usual. */
const LEAST_USUAL = 3;

/** Of so many logged days the lists of customers give the adherence, too. */
const LATELY = 7;

/** The share of meals done lately is below the threshold, and not only because today is not over. */
function lowAdherence(
  person: PersonFacts,
  { lowPercent }: Thresholds,
  { today, weekFrom }: Moment,
): Reason | null {
  const { adherence } = person;
  if (adherence === null || adherence >= lowPercent) return null;
  const lately = person.recentDays.slice(0, LATELY);
  const [last = ''] = lately[0] ?? [];
  const over = percentOf(lately.filter(([date]) => date !== today));
  // Who logged nothing for a week is silent.
  if (over === null || over >= lowPercent || last < weekFrom) return null;
  const before = person.recentDays.slice(LATELY);
  const usual = before.length < LEAST_USUAL ? null : percentOf(before);
  return reasonOf(
    'lowAdherence',
    usual === null ? say.lowAdherence(adherence) : say.lowAdherenceUsually(adherence, usual),
    Math.min(45 + Math.floor((lowPercent - adherence) / 2), 70),
  );
}

/** A new customer for whom nothing is arranged yet: no coaching dates, and no plan. */
function newcomer(
  { cameOn, plannedDays }: PersonFacts,
  _: Thresholds,
  { offsetOf }: Moment,
): Reason | null {
  if (plannedDays.length > 0) return null;
  const days = Math.max(-offsetOf(cameOn), 0);
  const near = [say.joinedToday, say.joinedYesterday][days];
  const sentence = near ?? say.joinedOn(formatDay(cameOn, 'long'));
  return reasonOf('new', sentence, Math.min(64 + days, 74), { date: cameOn });
}

/** For how many days after its end an ended coaching period is shown. */
export const OVER_DAYS = 14;

function periodEnds(
  { period: { planEndDate } }: PersonFacts,
  { periodDays }: Thresholds,
  { offsetOf }: Moment,
): Reason | null {
  if (planEndDate === null) return null;
  const days = offsetOf(planEndDate);
  if (days < 0 || days > periodDays) return null;
  const near = [say.coachingEndsToday, say.coachingEndsTomorrow][days];
  const sentence = near ?? say.coachingEndsOn(formatDay(planEndDate, 'long'));
  return reasonOf('periodEnds', sentence, Math.max(61 - 3 * days, 30), { date: planEndDate });
}

function periodOver(
  { period: { planEndDate } }: PersonFacts,
  _: Thresholds,
  { offsetOf }: Moment,
): Reason | null {
  if (planEndDate === null) return null;
  const days = -offsetOf(planEndDate);
  if (days < 1 || days > OVER_DAYS) return null;
  const sentence =
    days === 1 ? say.coachingEndedYesterday : say.coachingEndedOn(formatDay(planEndDate, 'long'));
  return reasonOf('periodOver', sentence, 63 - days, { date: planEndDate });
}

type Asked = Pick<PersonFacts, 'consent' | 'isLeaving' | 'isDisabled' | 'period'>;

const NOTHING: ReadonlySet<ReasonKind> = new Set();
const BEFORE_IT_BEGINS: ReadonlySet<ReasonKind> = new Set(['asked', 'note', 'noPlan']);
const SHOWN: Readonly<Record<Standing, ReadonlySet<ReasonKind>>> = {
  active: new Set([
    'asked',
    'note',
    'weight',
    'silent',
    'lowAdherence',
    'noPlan',
    'periodEnds',
  ] as const),
  // A paused customer is left in peace, but what they write is answered.
  paused: new Set(['asked', 'note'] as const),
  expired: new Set(['asked', 'note', 'periodOver'] as const),
  not_set: new Set(['asked', 'note'] as const),
};

const BEFORE_DATES: ReadonlySet<ReasonKind> = new Set([...SHOWN.not_set, 'new']);

/**
 * Which reasons can be shown for a customer on `today`, their own day. None if nobody may answer the
 * customer; for all others, what they wrote is always shown.
 */
function kindsShown(person: Asked, today: Day): ReadonlySet<ReasonKind> {
  if (!canBeAnswered(person)) return NOTHING;
  const { period } = person;
  const standing = standingOf(period, today);
  const { planStartDate } = period;
  const isToCome = standing === 'active' && planStartDate !== null && planStartDate > today;
  if (standing === 'not_set') return BEFORE_DATES;
  return isToCome ? BEFORE_IT_BEGINS : SHOWN[standing];
}

/** Nothing was logged on the last days up to yesterday. */
function silent(person: PersonFacts, { silentDays }: Thresholds, moment: Moment): Reason | null {
  const { lastLoggedOn } = person;
  const since = silentSince(person, moment);
  if (since === null) return null;
  const days = -moment.offsetOf(since);
  if (days < silentDays) return null;
  return reasonOf(
    'silent',
    sentenceOf(days, lastLoggedOn, usualRhythm(person, moment)),
    Math.min(50 + 3 * (days - silentDays), 80),
    { date: lastLoggedOn },
  );
}

function sentenceOf(days: number, lastLoggedOn: Day | null, daysAWeek: number | null): string {
  if (lastLoggedOn === null) return say.neverLogged(days);
  if (daysAWeek === null) return say.silent(days);
  if (daysAWeek >= DAYS_PER_WEEK) return say.silentUsuallyDaily(days);
  return daysAWeek < 1 ? say.silentUsuallyRarely(days) : say.silentUsuallyWeekly(days, daysAWeek);
}

const HOUR_MS = 3_600_000;
const HOURS_A_DAY = 24;

function asked({ asked }: PersonFacts, _: Thresholds, { now }: Moment): Reason | null {
  if (asked === null) return null;
  const { count, since, messageId } = asked;
  const hours = hoursSince(since, now);
  const urgency = Math.min(75 + 4 * daysOf(hours), 95);
  return reasonOf('asked', askedWords(count, hours), urgency, { since, messageId });
}

function askedWords(count: number, hours: number): string {
  const days = daysOf(hours);
  if (count === 1) {
    if (hours < 1) return say.asked.justNow;
    return days < 1 ? say.asked.hoursAgo(hours) : say.asked.daysAgo(days);
  }
  if (hours < 1) return say.askedMore.justNow(count);
  return days < 1 ? say.askedMore.hoursAgo(count, hours) : say.askedMore.daysAgo(count, days);
}

function note({ note }: PersonFacts, _: Thresholds, { now }: Moment): Reason | null {
  if (note === null) return null;
  const { count, date, since } = note;
  return reasonOf(
    'note',
    say.wroteNotes(count, formatDay(date, 'long')),
    Math.min(60 + 2 * daysOf(hoursSince(since, now)), 74),
    { date, since },
  );
}

const hoursSince = (since: Instant, now: number) =>
  Math.max(Math.floor((now - Date.parse(since)) / HOUR_MS), 0);
const daysOf = (hours: number) => Math.floor(hours / HOURS_A_DAY);

type Rule = (person: PersonFacts, thresholds: Thresholds, moment: Moment) => Reason | null;

const RULES: Readonly<Record<ReasonKind, Rule>> = {
  asked,
  note,
  weight,
  silent,
  lowAdherence,
  noPlan,
  periodEnds,
  periodOver,
  new: newcomer,
};

/** All reasons why a customer needs a dietician, the most urgent first; none for most customers. */
export function reasonsOf(person: PersonFacts, thresholds: Thresholds, moment: Moment): Reason[] {
  const reasons: Reason[] = [];
  for (const kind of kindsShown(person, moment.today)) {
    const reason = RULES[kind](person, thresholds, moment);
    if (reason) reasons.push(reason);
  }
  return reasons.sort((one, other) => other.urgency - one.urgency);
}

const EACH_OTHER = 2;

/** How urgent a customer is: as urgent as their most urgent reason, plus a little for each other reason. */
export function urgencyOf(reasons: readonly Pick<Reason, 'urgency'>[]): number {
  const most = Math.max(0, ...reasons.map(({ urgency }) => urgency));
  return most + EACH_OTHER * Math.max(reasons.length - 1, 0);
}
