import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { copyOf } from '#domain/plans/week.ts';
import { rowsOf } from '../../api/pages.ts';
import { planListQuery } from '../../customers/api.ts';
import { planQuery } from '../api.ts';

export type OtherPlan = ReturnType<typeof useOtherPlan>;

/** The customer's plan that takes every second week, if one is chosen. */
export function useOtherPlan(customerId: string, isAsked: boolean) {
  const [id, choose] = useState('');
  const plans = rowsOf(useInfiniteQuery(planListQuery(customerId)).data);
  const isChosen = isAsked && id !== '';
  const { data, error } = useQuery({ ...planQuery(customerId, id), enabled: isChosen });
  return {
    id,
    choose,
    plans,
    error: isChosen ? error : null,
    /** Chosen, but not here yet: an upload would repeat one plan alone. */
    isComing: isChosen && !data,
    other: isChosen && data ? copyOf(data) : undefined,
  };
}
