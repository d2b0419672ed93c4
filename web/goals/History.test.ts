import { expect, it } from 'vitest';
import type { GoalChanged } from '#domain/goals/goalSchema.ts';
import { goalSeen } from '#test/factories/goals.ts';
import { realChanges, wasChanged, wasWords } from './History.tsx';

const was: GoalChanged['was'] = {
  words: '',
  target: 8,
  unit: 'h',
  start: null,
  beginsOn: '2026-10-20',
  endsOn: '2026-12-14',
  state: 'proposed',
};
const goal = goalSeen();
const change = (version: number, wishes: Partial<GoalChanged['was']> = {}): GoalChanged => ({
  version,
  changedAt: '2026-10-21T22:30:00.000Z',
  by: 'customer',
  name: 'Anna',
  was: { ...was, ...wishes },
});

it('[GOAL-01] a goal that was only accepted, or closed after that, was never anything else', () => {
  expect(wasChanged(goal)).toBe(false);
  expect(wasChanged({ ...goal, state: 'reached', closedOn: '2026-11-02', version: 3 })).toBe(false);
  expect(realChanges(goal, [change(2, { state: 'active' }), change(1)])).toEqual([]);
  expect(wasChanged({ ...goal, version: 3 })).toBe(true);
});

it('[GOAL-01] of its changes those are listed that changed what it aims at', () => {
  const changes = [
    change(3, { state: 'active' }),
    change(2, { state: 'active', target: 6, beginsOn: '2026-10-13' }),
    change(1, { target: 6, beginsOn: '2026-10-13' }),
  ];
  const words = realChanges(goal, changes).map((each) =>
    wasWords(each, { kind: 'sleep', ownKinds: [], today: '2026-12-01' }),
  );
  expect(words).toEqual(['Sleep: 6 h a day, from Tue 13 Oct, until Mon 14 Dec']);
});
