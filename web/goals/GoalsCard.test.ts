import { expect, it } from 'vitest';
import type { Goal } from '#domain/goals/goalSchema.ts';
import { goalSeen } from '#test/factories/goals.ts';
import { goalsOnDashboard } from './GoalsCard.tsx';

const today = '2026-11-24';
const shown = (...items: Goal[]) => goalsOnDashboard({ items, today }).shown.map(({ id }) => id);

it('[GOAL-02] a goal whose date is over stays on the dashboard until it is ended or gets another date', () => {
  const over = goalSeen({ id: 'over', endsOn: '2026-11-23' });
  const due = goalSeen({ id: 'due', endsOn: today });
  const proposed = goalSeen({ id: 'proposed', state: 'proposed', acceptedAt: null });
  expect(shown(over, due, proposed)).toEqual(['proposed', 'over', 'due']);
  expect(shown({ ...over, state: 'ended' }, due)).toEqual(['due']);
});
