import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Day } from '#domain/day.ts';
import type { Goal, GoalChange, GoalChanged, GoalInput, Goals } from '#domain/goals/goalSchema.ts';
import type { Move } from '#domain/goals/policy.ts';
import { get, send, worthFetchingAgain } from '../api/request.ts';

const onePath = (customerId: string, id: string) =>
  `${goalsPath(customerId)}/${encodeURIComponent(id)}`;

export const goalChangesQuery = (customerId: string, { id, version }: Goal) =>
  queryOptions({
    queryKey: ['customers', customerId, 'goal', id, version],
    queryFn: () => get<{ items: GoalChanged[] }>(`${onePath(customerId, id)}/changes`),
  });

export const addGoal = (customerId: string, input: GoalInput, key: string) =>
  send<Goal>('POST', goalsPath(customerId), input, { idempotencyKey: key });

export const changeGoal = (
  customerId: string,
  { id, version }: Pick<Goal, 'id' | 'version'>,
  change: GoalChange,
) => send<Goal>('PATCH', onePath(customerId, id), change, { ifMatch: version });

/** Answers or closes the version of a goal that is on screen. */
export const moveGoal = (
  customerId: string,
  { id, version }: Pick<Goal, 'id' | 'version'>,
  move: Move,
  words = '',
) => send<Goal>('PUT', `${onePath(customerId, id)}/${move}`, { words }, { ifMatch: version });

export const sendCelebrated = (customerId: string, id: string) =>
  send<Goal>('PUT', `${onePath(customerId, id)}/celebrated`);

export const countHabit = (customerId: string, id: string, date: Day, count: number) =>
  send<Goal>('PUT', `${onePath(customerId, id)}/days/${date}`, { count });

/** Runs a change of one goal, and puts the answer into what is on screen. */
export function useGoalChange(customerId: string) {
  const queries = useQueryClient();
  const { queryKey } = goalsQuery(customerId);
  return useMutation({
    mutationFn: (work: () => Promise<Goal>) => work(),
    onSuccess(goal) {
      queries.setQueryData(queryKey, (now) => {
        if (!now) return now;
        const isThere = now.items.some(({ id }) => id === goal.id);
        const items = now.items.map((each) => (each.id === goal.id ? goal : each));
        return { ...now, items: isThere ? items : [goal, ...items] };
      });
    },
    onError(error) {
      if (worthFetchingAgain(error)) void queries.invalidateQueries({ queryKey });
    },
  });
}

const goalsPath = (customerId: string): string =>
  `/api/customers/${encodeURIComponent(customerId)}/goals`;

/** A customer's open goals with their progress, and the most recently closed ones. */
export const goalsQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'goal'],
    queryFn: () => get<Goals>(goalsPath(customerId)),
  });
