import { expect, it } from 'vitest';
import {
  active,
  ago,
  ahead,
  asking,
  logged,
  question,
  sentence,
  TODAY,
  written,
} from '#test/factories/attentionFacts.ts';
import { addDays, type Day } from '../day.ts';
import type { Thresholds } from './attention.ts';
import { putOffFault } from './attention.ts';
import { isConversationPutOff, isOf, type PersonFacts, type Snooze, snoozesNow } from './person.ts';
import { urgencyOf } from './reasons.ts';

it('[BOARD-01] nobody needs the dietician who logs, has a plan and asks nothing', () => {
  expect(asking({})).toEqual([]);
});

it('[BOARD-01] low adherence is that of the customer lists, with what is usual', () => {
  const [bad, good] = [
    [0, 2, 2, 2, 1, 2, 2],
    [5, 4, 4, 4, 3, 4, 4],
  ];
  const low = (last: number, done: readonly number[], thresholds?: Partial<Thresholds>) =>
    sentence('lowAdherence', logged(last, done), thresholds);
  expect(low(1, [...bad, ...good])).toBe('31 % of the last 7 logged days, usually 80 %.');
  expect(low(1, bad)).toBe('31 % of the last 7 logged days.');
  expect(low(1, [...bad, 4, 4])).toBe('31 % of the last 7 logged days.');
  expect(low(1, [...bad, 4, 4, 4])).toBe('31 % of the last 7 logged days, usually 80 %.');
  expect(low(1, [...good, ...bad])).toBeUndefined();
  expect(low(1, [2, 3], { lowPercent: 50 })).toBeUndefined();
  expect(low(1, [2, 3], { lowPercent: 51 })).toBe('50 % of the last 7 logged days.');
  expect(sentence('lowAdherence', { recentDays: [[ago(1), 0, 0]] })).toBeUndefined();
});

it('[BOARD-01] adherence is not low only because today is not over, nor of somebody silent for a week', () => {
  const low = (last: number, done: readonly number[]) =>
    sentence('lowAdherence', logged(last, done), { lowPercent: 60 });
  expect(low(0, [0, 3, 3])).toBeUndefined();
  expect(low(1, [0, 3, 3])).toBe('40 % of the last 7 logged days.');
  expect(low(0, [0, 3, 2])).toBe('33 % of the last 7 logged days.');
  expect(low(0, [0])).toBeUndefined();
  expect(low(7, [1, 1])).toBe('20 % of the last 7 logged days.');
  expect(low(8, [1, 1])).toBeUndefined();
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
  expect(came('2026-11-23')).toBe('Joined on Monday 23 November; no coaching dates yet.');
  expect(came(ago(1))).toBe('Joined yesterday; no coaching dates yet.');
  expect(came(TODAY)).toBe('Joined today; no coaching dates yet.');
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
  expect(sentence('note', wrote(2))).toBe('Wrote 2 notes, the last on Tuesday 24 November.');
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

it('[BOARD-02] somebody is put off until tomorrow at least, and a year at most', () => {
  for (const days of [1, 30, 366])
    expect(putOffFault(addDays('2026-11-28', days), '2026-11-28')).toBeNull();
  for (const days of [0, -1])
    expect(putOffFault(addDays('2026-11-28', days), '2026-11-28')).toContain('after today');
  expect(putOffFault(addDays('2026-11-28', 367), '2026-11-28')).toContain('a year');
});

it('[BOARD-02] put off as a whole covers every reason, one reason only itself, and the inbox what was written', () => {
  const covered = (snooze: Parameters<typeof isOf>[0]) =>
    (['asked', 'note', 'noPlan', 'silent'] as const).filter((reason) => isOf(snooze, reason));
  expect(covered({ kind: null, inInbox: false })).toEqual(['asked', 'note', 'noPlan', 'silent']);
  expect(covered({ kind: 'noPlan', inInbox: false })).toEqual(['noPlan']);
  expect(covered({ kind: null, inInbox: true })).toEqual(['asked', 'note']);
});
