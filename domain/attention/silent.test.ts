import { expect, it } from 'vitest';
import { active, ago, ahead, logged, sentence, TODAY } from '#test/factories/attentionFacts.ts';
import type { PersonFacts } from './person.ts';

const days = (last: number) =>
  logged(
    last,
    Array.from({ length: 14 }, () => 4),
  );

it('[BOARD-01] silence says for how many days, and how often this person usually logs', () => {
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
  ).toBe('Has had a plan for 3 days and hasn’t logged anything.');
});

it('[BOARD-01] silence asks for days that have a plan alone, and not before the coaching', () => {
  const since = (plannedDays: PersonFacts['plannedDays']) =>
    sentence('silent', { ...days(10), plannedDays });
  expect(since([[ago(3), ahead(9)]])).toBe('Silent for 3 days; usually logs daily.');
  expect(since([[ago(2), ahead(9)]])).toBeUndefined();
  expect(since([[ago(9), ago(2)]])).toBeUndefined();
  const begunLately = { ...active, planStartDate: ago(2) };
  expect(sentence('silent', { ...days(10), period: begunLately })).toBeUndefined();
});

it('[BOARD-01] silence does not hold a pause against anybody', () => {
  const wide = { ...days(14), plannedDays: [[ago(30), ahead(9)]] as const };
  expect(sentence('silent', wide)).toBe('Silent for 13 days; usually logs daily.');
  expect(sentence('silent', { ...wide, resumedOn: TODAY })).toBeUndefined();
  expect(sentence('silent', { ...wide, resumedOn: ago(3) })).toBe(
    'Silent for 3 days; usually logs daily.',
  );
});

it('[BOARD-02] silence counts from the days of the practice, or of this person', () => {
  expect(sentence('silent', days(4), { silentDays: 5 })).toBeUndefined();
  expect(sentence('silent', days(2), { silentDays: 1 })).toBe(
    'Silent for a day; usually logs daily.',
  );
});
