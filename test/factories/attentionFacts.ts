import {
  DEFAULT_THRESHOLDS,
  type ReasonKind,
  type Thresholds,
} from '#domain/attention/attention.ts';
import { momentOn, type PersonFacts } from '#domain/attention/person.ts';
import { reasonsOf } from '#domain/attention/reasons.ts';
import { addDays, type Day, daysFrom } from '#domain/day.ts';

/** A Wednesday; the next Monday is 30 November. */
export const TODAY: Day = '2026-11-25';
export const NOW = Date.parse('2026-11-25T09:00:00.000Z');
const moment = momentOn(TODAY, NOW);
export const ago = (days: number) => addDays(TODAY, -days);
export const ahead = (days: number) => addDays(TODAY, days);
export const active = {
  planStatus: 'active',
  planStartDate: ago(60),
  planEndDate: ahead(60),
} as const;

/** The data that the rules look at, except what is computed from the list of days. */
export type Person = Omit<PersonFacts, 'adherence'>;

/** A customer who needs nothing: logs daily and well, and has plans. */
export const content: Person = {
  consent: 'given',
  isLeaving: false,
  isDisabled: false,
  cameOn: ago(90),
  period: active,
  resumedOn: null,
  lastLoggedOn: ago(1),
  recentDays: daysFrom(ago(14), 14)
    .toReversed()
    .map((date) => [date, 4, 5] as const),
  plannedDays: [[ago(60), ahead(20)]],
  weights: [],
  weightGoal: null,
  asked: null,
  note: null,
};

/** The logged days until `last` days ago, the latest first, each with so many of five meals done. */
export const logged = (last: number, done: readonly number[]): Partial<Person> => ({
  lastLoggedOn: ago(last),
  recentDays: done.map((each, nth) => [ago(last + nth), each, 5] as const),
});

export const factsOf = (person: Partial<Person>): PersonFacts => {
  const facts = { ...content, ...person };
  const [done, meals] = ([1, 2] as const).map((at) =>
    facts.recentDays.slice(0, 7).reduce((sum, day) => sum + day[at], 0),
  );
  return { ...facts, adherence: meals ? Math.floor((100 * (done ?? 0)) / meals) : null };
};
export const asking = (person: Partial<Person>, thresholds: Partial<Thresholds> = {}) =>
  reasonsOf(factsOf(person), { ...DEFAULT_THRESHOLDS, ...thresholds }, moment);
export const sentence = (
  kind: ReasonKind,
  person: Partial<Person>,
  thresholds?: Partial<Thresholds>,
): string | undefined => asking(person, thresholds).find((each) => each.kind === kind)?.sentence;

export const written = (days: number) => new Date(NOW - days * 86_400_000).toISOString();
export const question = (days: number, count = 1, latest = days) => ({
  asked: { count, since: written(days), latestAt: written(latest), messageId: 'first' },
});
