import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { copyOf } from '#domain/plans/week.ts';
import { messageOf } from '../../api/errors.ts';
import { rowsOf } from '../../api/pages.ts';
import { planListQuery } from '../../customers/api.ts';
import { SelectField } from '../../kit/Field.tsx';
import { Failure } from '../../kit/Notice.tsx';
import { planQuery } from '../api.ts';
import { datesOf } from '../lists/words.ts';

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

type Props = { turn: ReturnType<typeof useOtherPlan> };

/** Chooses a second plan, for every other week; nothing for a customer without plans. */
export function InTurnField({ turn: { id, choose, plans, error } }: Props) {
  if (plans.length === 0) return null;
  return (
    <>
      <SelectField
        label="In turn with"
        value={id}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">No other plan</option>
        {plans.map((plan) => (
          <option key={plan.id} value={plan.id}>
            {`${plan.name}, ${datesOf(plan.startDate, plan.endDate)}`}
          </option>
        ))}
      </SelectField>
      {error && <Failure message="Failed to load the other plan." reason={messageOf(error)} />}
    </>
  );
}
