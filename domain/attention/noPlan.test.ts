import { expect, it } from 'vitest';
import { active, ago, ahead, sentence } from '#test/factories/attentionFacts.ts';
import type { Day } from '../day.ts';
import type { PersonFacts } from './person.ts';

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
  // This customer never has a plan from Friday to Sunday.
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
