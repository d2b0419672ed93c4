import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Day } from '#domain/day.ts';
import type { ChangedCell, UnseenPlan } from '#domain/plans/versionSchema.ts';
import { get, send } from '../api/request.ts';

const plansPath = (customerId: string) =>
  `/api/customers/${encodeURIComponent(customerId)}/diet-plans`;

/** The customer's plans whose latest version they have not seen. */
export const unseenQuery = (customerId: string) =>
  queryOptions({
    queryKey: ['customers', customerId, 'plan-seen'],
    queryFn: () => get<{ items: UnseenPlan[] }>(`${plansPath(customerId)}/changes`),
  });

const sendSeen = (
  customerId: string,
  { planId, version }: Pick<UnseenPlan, 'planId' | 'version'>,
) => send<void>('PUT', `${plansPath(customerId)}/${encodeURIComponent(planId)}/seen`, { version });

/** Marks the current versions of these plans as seen by the customer. */
export function useSeen(customerId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (plans: readonly UnseenPlan[]) =>
      Promise.all(plans.map((plan) => sendSeen(customerId, plan))),
    onSuccess: (_nothing, plans) =>
      queries.setQueryData(
        unseenQuery(customerId).queryKey,
        (unseen) => unseen && { items: unseen.items.filter((each) => !plans.some(isSame(each))) },
      ),
    // Some of the plans may be stored as seen, or one may be deleted.
    onError: () => queries.invalidateQueries({ queryKey: unseenQuery(customerId).queryKey }),
  });
}

const isSame = (one: UnseenPlan) => (other: UnseenPlan) =>
  one.planId === other.planId && one.version === other.version;

type Shown = { readonly planId: string | null; readonly meals: readonly string[] };

// Keys of plans that are being marked as seen: a plan is shown in several places, and marked once.
const beingMarked = new Set<string>();

/**
 * The meals of one date that changed since the customer last looked. Dishes that are not on screen are
 * left out: a logged day keeps its own dishes, whatever its plan says now. A plan that the customer opens
 * for the first time shows no changes, and is marked as seen at once.
 */
export function useChangedCells(
  customerId: string,
  shown: Shown | null | undefined,
  date: Day,
): ChangedCell[] {
  const { data } = useQuery(unseenQuery(customerId));
  const { mutateAsync: markSeen } = useSeen(customerId);
  const plan = shown ? data?.items.find(({ planId }) => planId === shown.planId) : undefined;
  useEffect(() => {
    if (plan?.seenVersion !== null) return;
    const key = `${customerId} ${plan.planId}`;
    if (beingMarked.has(key)) return;
    beingMarked.add(key);
    const done = () => beingMarked.delete(key);
    // A failure is not shown: the plan is marked the next time the customer looks at it.
    markSeen([plan]).then(done, done);
  }, [customerId, plan, markSeen]);
  const cells = plan?.changes.cells.filter((cell) => cell.date === date) ?? [];
  return cells.filter(({ meal, after }) => (shown?.meals[meal] ?? '') === after);
}
