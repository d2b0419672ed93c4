import { describe, expect, it } from 'vitest';
import { addDays, type Day, daysFrom } from '../day.ts';
import { DEFAULT_THRESHOLDS, type ReasonKind, type Thresholds } from './attention.ts';
import { momentOn } from './moment.ts';
import type { PersonFacts } from './person.ts';
import { isConversationPutOff, type Snooze, snoozesNow } from './snooze.ts';
import { reasonsOf, urgencyOf } from './urgency.ts';

/** A Wednesday; the next Monday is 30 November. */
const TODAY: Day = '2026-11-25';
const NOW = Date.parse('2026-11-25T09:00:00.000Z');
const moment = momentOn(TODAY, NOW);
const ago = (days: number) => addDays(TODAY, -days);
const ahead = (days: number) => addDays(TODAY, days);
const active = { planStatus: 'active', planStartDate: ago(60), planEndDate: ahead(60) } as const;

/** Somebody who needs nothing: logs daily and well, and has plans. */
const content: PersonFacts = {
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

/** The logged days up to `last` ago, the latest first, with so many of five meals done. */
const logged = (last: number, done: readonly number[]): Partial<PersonFacts> => ({
  lastLoggedOn: ago(last),
  recentDays: done.map((each, nth) => [ago(last + nth), each, 5] as const),
});

const asking = (person: Partial<PersonFacts>, thresholds: Partial<Thresholds> = {}) =>
  reasonsOf({ ...content, ...person }, { ...DEFAULT_THRESHOLDS, ...thresholds }, moment);
const sentence = (
  kind: ReasonKind,
  person: Partial<PersonFacts>,
  thresholds?: Partial<Thresholds>,
): string | undefined => asking(person, thresholds).find((each) => each.kind === kind)?.sentence;

const written = (days: number) => new Date(NOW - days * 86_400_000).toISOString();
const question = (days: number, count = 1, latest = days) => ({
  asked: { count, since: written(days), latestAt: written(latest), messageId: 'first' },
});

it('[BOARD-01] nobody needs the dietician who logs, has a plan and asks nothing', () => {
  expect(asking({})).toEqual([]);
});

describe('silent', () => {
  const days = (last: number) =>
    logged(
      last,
      Array.from({ length: 14 }, () => 4),
    );

  it('[BOARD-01] says for how many days, and how often this person usually logs', () => {
    expect(sentence('silent', days(3))).toBeUndefined();
    expect(sentence('silent', days(4))).toBe('Silent for 3 days; usually logs daily.');
    const everyOther = {
      lastLoggedOn: ago(5),
      recentDays: [5, 7, 9, 11, 13].map((each) => [ago(each), 3, 5] as const),
    };
    expect(sentence('silent', everyOther)).toBe('Silent for 4 days; usually logs 4 days a week.');
    expect(sentence('silent', logged(9, [3]))).toBe('Silent for 8 days.');
    expect(
      sentence('silent', { lastLoggedOn: null, recentDays: [], plannedDays: [[ago(3), ahead(9)]] }),
    ).toBe('Has a plan for 3 days and has not logged anything yet.');
  });

  it('[BOARD-01] asks for days that have a plan alone, and not before the coaching', () => {
    const since = (plannedDays: PersonFacts['plannedDays']) =>
      sentence('silent', { ...days(10), plannedDays });
    expect(since([[ago(3), ahead(9)]])).toBe('Silent for 3 days; usually logs daily.');
    expect(since([[ago(2), ahead(9)]])).toBeUndefined();
    expect(since([[ago(9), ago(2)]])).toBeUndefined();
    const begunLately = { ...active, planStartDate: ago(2) };
    expect(sentence('silent', { ...days(10), period: begunLately })).toBeUndefined();
  });

  it('[BOARD-01] does not hold a pause against anybody', () => {
    const wide = { ...days(14), plannedDays: [[ago(30), ahead(9)]] as const };
    expect(sentence('silent', wide)).toBe('Silent for 13 days; usually logs daily.');
    expect(sentence('silent', { ...wide, resumedOn: TODAY })).toBeUndefined();
    expect(sentence('silent', { ...wide, resumedOn: ago(3) })).toBe(
      'Silent for 3 days; usually logs daily.',
    );
  });

  it('[BOARD-02] counts from the days of the practice, or of this person', () => {
    expect(sentence('silent', days(4), { silentDays: 5 })).toBeUndefined();
    expect(sentence('silent', days(2), { silentDays: 1 })).toBe(
      'Silent for a day; usually logs daily.',
    );
  });
});

it('[BOARD-01] low adherence says the share of this week and what is usual, and leaves today out', () => {
  const [bad, good] = [
    [0, 2, 2, 2, 1, 2, 2],
    [5, 4, 4, 4, 3, 4, 4],
  ];
  expect(sentence('lowAdherence', logged(1, [...bad, ...good]))).toBe(
    '31 % this week, usually 80 %.',
  );
  expect(sentence('lowAdherence', logged(1, bad))).toBe('31 % this week.');
  expect(sentence('lowAdherence', logged(1, [...good, ...bad]))).toBeUndefined();
  expect(sentence('lowAdherence', logged(0, [0, ...good]))).toBeUndefined();
  expect(sentence('lowAdherence', logged(1, [2, 3]), { lowPercent: 50 })).toBeUndefined();
  expect(sentence('lowAdherence', logged(1, [2, 3]), { lowPercent: 51 })).toBe('50 % this week.');
  const noMeals = { recentDays: [[ago(1), 0, 0] as const] };
  expect(sentence('lowAdherence', noMeals)).toBeUndefined();
});

it('[BOARD-01] no plan says from which day on, unless coaching ends before', () => {
  const until = (last: Day, more: Partial<PersonFacts> = {}) =>
    sentence('noPlan', { plannedDays: [[ago(30), last]], ...more });
  expect(until('2026-11-30')).toBeUndefined();
  expect(until('2026-11-29')).toBe('No plan from Monday 30 November.');
  expect(until('2026-11-27')).toBe('No plan from Saturday 28 November.');
  expect(until('2026-11-20')).toBe('No plan since Saturday 21 November.');
  expect(sentence('noPlan', { plannedDays: [] })).toBe('No plan yet.');
  const ending = { ...active, planEndDate: '2026-11-29' };
  expect(until('2026-11-27', { period: ending })).toBeUndefined();
  const beginning = { ...active, planStartDate: '2026-12-01' };
  expect(sentence('noPlan', { plannedDays: [], period: beginning })).toBe('No plan yet.');
  expect(
    sentence('noPlan', { plannedDays: [], period: { ...active, planStartDate: ahead(8) } }),
  ).toBeUndefined();
  expect(
    sentence('noPlan', { plannedDays: [[ago(9), '2026-11-29']] }, { planDays: 4 }),
  ).toBeUndefined();
});

it('[BOARD-01] no plan says a gap before a planned Monday, unless it is a free weekend', () => {
  const gap = (last: Day, first: Day, more: Partial<PersonFacts> = {}) =>
    sentence('noPlan', {
      plannedDays: [
        [first, ahead(30)],
        [ago(30), last],
      ],
      ...more,
    });
  expect(gap('2026-11-24', '2026-11-30')).toBe('No plan since Wednesday 25 November.');
  expect(gap('2026-11-25', '2026-11-30')).toBe('No plan from Thursday 26 November.');
  expect(gap('2026-11-22', '2026-11-27')).toBe('No plan since Monday 23 November.');
  // From Friday to Sunday nothing is planned for them in any week.
  expect(gap('2026-11-26', '2026-11-30')).toBeUndefined();
  expect(gap('2026-11-29', '2026-12-01')).toBe('No plan from Monday 30 November.');
  expect(
    gap('2026-11-25', '2026-11-30', { period: { ...active, planEndDate: '2026-11-29' } }),
  ).toBeUndefined();
  expect(sentence('noPlan', { plannedDays: [['2026-11-28', ahead(30)]] })).toBeUndefined();
});

it('[BOARD-01] of more plans than are known here none is missed', () => {
  const far = Array.from(
    { length: 12 },
    (_, nth) => [ahead(300 - nth * 10), ahead(306 - nth * 10)] as const,
  );
  expect(sentence('noPlan', { plannedDays: far })).toBeUndefined();
  expect(sentence('noPlan', { plannedDays: far.slice(1) })).toBe(
    'No plan from Wednesday 25 November.',
  );
});

it('[BOARD-01] coaching that ends within a week, or ended lately, says when', () => {
  const ending = (planEndDate: Day, thresholds?: Partial<Thresholds>) => {
    const period = { ...active, planEndDate };
    return asking({ period, plannedDays: [[ago(60), ahead(20)]] }, thresholds).map(
      (each) => each.sentence,
    );
  };
  expect(ending(ahead(8))).toEqual([]);
  expect(ending(ahead(7))).toEqual(['Coaching ends on Wednesday 2 December.']);
  expect(ending(ahead(8), { periodDays: 8 })).toEqual(['Coaching ends on Thursday 3 December.']);
  expect(ending(ahead(1))).toEqual(['Coaching ends tomorrow.']);
  expect(ending(TODAY)).toEqual(['Coaching ends today.']);
  expect(ending(ago(1))).toEqual(['Coaching ended yesterday.']);
  expect(ending(ago(14))).toEqual(['Coaching ended on Wednesday 11 November.']);
  expect(ending(ago(15))).toEqual([]);
});

it('[BOARD-01] somebody new shows until coaching dates are set', () => {
  const none = { planStatus: 'not_set', planStartDate: null, planEndDate: null } as const;
  const came = (cameOn: Day, more: Partial<PersonFacts> = {}) =>
    sentence('new', { cameOn, period: none, plannedDays: [], ...more });
  expect(came('2026-11-23')).toBe('Came on Monday 23 November; no coaching dates yet.');
  expect(came(ago(1))).toBe('Came yesterday; no coaching dates yet.');
  expect(came(TODAY)).toBe('Came today; no coaching dates yet.');
  expect(came(TODAY, { period: active })).toBeUndefined();
  expect(came(TODAY, { plannedDays: [[TODAY, ahead(6)]] })).toBeUndefined();
  expect(came(TODAY, { consent: 'none' })).toBeUndefined();
});

it('[BOARD-01] a question and a note say since when they wait', () => {
  expect(sentence('asked', question(0))).toBe('Asked less than an hour ago.');
  expect(sentence('asked', question(0.5))).toBe('Asked 12 hours ago.');
  expect(sentence('asked', question(3, 2))).toBe('Wrote 2 messages, the first 3 days ago.');
  const wrote = (count: number) => ({
    note: { count, date: ago(1), since: written(1), latestAt: written(1) },
  });
  expect(sentence('note', wrote(1))).toBe('Wrote a note on Tuesday 24 November.');
  expect(sentence('note', wrote(2))).toBe('Wrote 2 notes, the first on Tuesday 24 November.');
});

it('[BOARD-01] a weight is held against the way to the goal, else against what is usual', () => {
  const goal = { start: 80, target: 70, unit: 'kg', beginsOn: ago(50), endsOn: ahead(50) };
  const at = (kg: number, more: Partial<PersonFacts> = {}) =>
    sentence('weight', { weightGoal: goal, weights: [[TODAY, kg * 1000, 'kg']], ...more });
  expect(at(75)).toBeUndefined();
  expect(at(77)).toBeUndefined();
  expect(at(77.5)).toBe('Weighs 77.5 kg, 2.5 kg above the way to their goal of 70 kg.');
  expect(at(72)).toBe('Weighs 72 kg, 3 kg below the way to their goal of 70 kg.');
  expect(at(90, { weights: [[ago(15), 90_000, 'kg']] })).toBeUndefined();
  expect(
    sentence(
      'weight',
      { weights: [[TODAY, 77_500, 'kg']], weightGoal: goal },
      { weightPercent: 5 },
    ),
  ).toBeUndefined();
  const pounds = { ...goal, start: 180, target: 160, unit: 'lb' };
  expect(at(82, { weightGoal: pounds })).toBe(
    'Weighs 180.8 lb, 10.8 lb above the way to their goal of 160 lb.',
  );
  const before = [7, 14, 21].map((days, nth) => [ago(days), 70_000 + nth * 1000, 'kg'] as const);
  const usually = (kg: number, earlier = before, unit: 'kg' | 'lb' = 'kg') =>
    sentence('weight', { weights: [[TODAY, kg * 1000, unit], ...earlier] });
  expect(usually(72)).toBeUndefined();
  expect(usually(68)).toBe('Weighs 68 kg, 3 kg below what is usual.');
  expect(usually(68, before, 'lb')).toBe('Weighs 149.9 lb, 6.6 lb below what is usual.');
  expect(usually(68, before.slice(1))).toBeUndefined();
});

it('[BOARD-01] without consent or when leaving nothing shows, and of who rests what they wrote alone', () => {
  const everything: Partial<PersonFacts> = {
    ...logged(5, [1, 1, 1, 1]),
    ...question(1),
    note: { count: 1, date: ago(5), since: written(1), latestAt: written(1) },
    plannedDays: [[ago(20), ahead(1)]],
    period: { ...active, planEndDate: ahead(6) },
    weights: [10, 11, 12, 14].map(
      (days, nth) => [ago(days), nth === 0 ? 90_000 : 70_000, 'kg'] as const,
    ),
  };
  const kinds = (more: Partial<PersonFacts>) =>
    asking({ ...everything, ...more })
      .map(({ kind }) => kind)
      .toSorted();
  expect(kinds({})).toEqual([
    'asked',
    'lowAdherence',
    'noPlan',
    'note',
    'periodEnds',
    'silent',
    'weight',
  ]);
  expect(kinds({ consent: 'withdrawn' })).toEqual([]);
  expect(kinds({ consent: 'none' })).toEqual([]);
  expect(kinds({ isLeaving: true })).toEqual([]);
  expect(kinds({ isDisabled: true })).toEqual([]);
  expect(kinds({ period: { ...active, planStatus: 'paused' } })).toEqual(['asked', 'note']);
  expect(kinds({ period: { ...active, planEndDate: ago(2) } })).toEqual([
    'asked',
    'note',
    'periodOver',
  ]);
  const none = { planStatus: 'not_set', planStartDate: null, planEndDate: null } as const;
  expect(kinds({ period: none })).toEqual(['asked', 'note']);
  expect(kinds({ period: { ...active, planStartDate: ahead(3) } })).toEqual([
    'asked',
    'noPlan',
    'note',
  ]);
});

it('[BOARD-01] the most urgent comes first: a question waits before a low week, and two reasons before one', () => {
  const low = logged(1, [1, 1, 2, 2]);
  expect(asking({ ...low, ...question(0) }).map(({ kind }) => kind)).toEqual([
    'asked',
    'lowAdherence',
  ]);
  const urgency = (person: Partial<PersonFacts>) => urgencyOf(asking(person));
  expect(urgency({ ...low, ...question(0) })).toBeGreaterThan(urgency(question(0)));
  expect(urgency(question(2))).toBeGreaterThan(urgency(question(1)));
  expect(urgency(question(0))).toBeGreaterThan(urgency(low));
  expect(urgency({})).toBe(0);
});

it('[BOARD-02] somebody put off until a day is there again on it, or when they write', () => {
  const all: Snooze = { kind: null, until: ahead(2), at: written(0) };
  const ofPlan: Snooze = { kind: 'noPlan', until: ahead(2), at: written(2) };
  const quiet = { asked: null, note: null };
  expect(snoozesNow([all, ofPlan], quiet, TODAY)).toEqual([all, ofPlan]);
  expect(snoozesNow([all, ofPlan], quiet, ahead(2))).toEqual([]);
  expect(snoozesNow([all], { ...quiet, ...question(1) }, TODAY)).toEqual([all]);
  const wroteSince = { ...quiet, ...question(3, 2, -0.1) };
  expect(snoozesNow([all, ofPlan], wroteSince, TODAY)).toEqual([ofPlan]);
  const conversation = { snoozedUntil: ahead(1), snoozedAt: written(1) };
  expect(isConversationPutOff(conversation, { ...quiet, ...question(2) }, TODAY)).toBe(true);
  expect(isConversationPutOff(conversation, wroteSince, TODAY)).toBe(false);
});
