import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isDayKind } from '#domain/goals/goal.ts';
import type { Goal } from '#domain/goals/goalSchema.ts';
import { inUnit, siOf } from '#domain/measurements/measurement.ts';
import type { Trends } from '#domain/trends/trendsSchema.ts';
import type { Target } from '../charts/layout.ts';
import { goalsQuery } from '../goals/goalsQuery.ts';

/** The goals drawn into charts, keyed by the subject of the chart: a kind of measurement, 'sleep', 'water'. */
export type GoalLines = Readonly<Record<string, Target | undefined>>;

/** A customer's active goals, each in the unit of its chart. A habit has no chart. */
export function useGoalLines(customerId: string, { measured }: Trends): GoalLines {
  const { data } = useQuery(goalsQuery(customerId));
  return useMemo(() => {
    const unitOf = (kind: string) => measured.find((each) => each.kind === kind)?.unit;
    const lines = (data?.items ?? []).filter(isDrawn).map(({ kind, target, unit }) => {
      const shown = isDayKind(kind) ? undefined : unitOf(kind);
      const value = shown && shown !== unit ? inUnit(siOf(target, unit), shown) : target;
      return [kind, { value, word: 'Goal' }] as const;
    });
    return Object.fromEntries(lines);
  }, [data, measured]);
}

const isDrawn = (goal: Goal): goal is Goal & { target: number } =>
  goal.state === 'active' && goal.target !== null && goal.kind !== 'habit';
