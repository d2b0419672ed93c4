import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { LibraryPlan } from '#domain/planLibrary/libraryPlanSchema.ts';
import { libraryWeekOf } from '#domain/planLibrary/libraryWeek.ts';
import { emptyPlan } from '#domain/plans/week.ts';
import { forget, remember, type Undoable, undoablesQuery } from './api.ts';

const plan = (id: string): LibraryPlan => ({
  id,
  name: id,
  tags: [],
  forWhom: '',
  putBy: null,
  putAt: '2026-11-26T08:00:00.000Z',
  changedAt: '2026-11-26T08:00:00.000Z',
  usedCount: 0,
  usedAt: null,
  version: 1,
  week: libraryWeekOf(emptyPlan('2026-11-23')),
});

test('[REUSE-01] all that was taken out stays there to be put back, the latest first, until it is', () => {
  const queries = new QueryClient();
  const known = () => queries.getQueryData(undoablesQuery.queryKey);
  const [a, b]: [Undoable, Undoable] = [
    { what: 'takenOut', plan: plan('a'), version: 1 },
    { what: 'takenOut', plan: plan('b'), version: 1 },
  ];
  remember(queries, a);
  remember(queries, b);
  expect(known()).toEqual([b, a]);
  const [once, twice]: [Undoable, Undoable] = [
    { what: 'replaced', plan: plan('a'), version: 2 },
    { what: 'replaced', plan: plan('a'), version: 3 },
  ];
  remember(queries, once);
  remember(queries, twice);
  expect(known()).toEqual([twice, b, a]);
  forget(queries, b);
  expect(known()).toEqual([twice, a]);
  queries.clear();
});
