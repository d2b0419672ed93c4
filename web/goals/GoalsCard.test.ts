import { expect, it } from 'vitest';
import type { Goal } from '#domain/goals/goalSchema.ts';
import { goalsOnDashboard } from './GoalsCard.tsx';

const today = '2026-11-24';
const goal = (id: string, wishes: Partial<Goal> = {}): Goal => ({
  id,
  kind: 'sleep',
  words: '',
  target: 8,
  unit: 'h',
  start: null,
  beginsOn: '2026-10-20',
  endsOn: '2026-12-14',
  state: 'active',
  maker: 'dietician',
  writtenBy: 'dietician',
  acceptedAt: 'then',
  said: '',
  reason: '',
  closedOn: null,
  version: 2,
  progress: null,
  doneToday: 0,
  ...wishes,
});
const shown = (...items: Goal[]) => goalsOnDashboard({ items, today }).shown.map(({ id }) => id);

it('[GOAL-02] a goal whose date is over stays on the dashboard until it is ended or gets another date', () => {
  const over = goal('over', { endsOn: '2026-11-23' });
  const due = goal('due', { endsOn: today });
  const proposed = goal('proposed', { state: 'proposed', acceptedAt: null });
  expect(shown(over, due, proposed)).toEqual(['proposed', 'over', 'due']);
  expect(shown({ ...over, state: 'ended' }, due)).toEqual(['due']);
});
