import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Day } from '#domain/day.ts';
import type { ChangedCell, UnseenPlan } from '#domain/plans/changes.ts';
import { sendSeen, unseenQuery } from './api.ts';

/** Says that the customer has seen these plans as they are now. */
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
    // Of several some may be stored, or the plan may be gone.
    onError: () => queries.invalidateQueries({ queryKey: unseenQuery(customerId).queryKey }),
  });
}

const isSame = (one: UnseenPlan) => (other: UnseenPlan) =>
  one.planId === other.planId && one.version === other.version;

/** The meals of a day as a screen has them, and the plan that they are from. */
type Shown = { readonly planId: string | null; readonly meals: readonly string[] };

// A plan is shown in several places at once, and looked at for the first time once.
const looking = new Set<string>();

/**
 * The meals of one date that changed since the customer last looked, as far as they are what is
 * shown: a day that was logged keeps other dishes than its plan has now. Of a plan that they never
 * looked at nothing is changed: shown to them now, it is seen as it is.
 */
export function useChangedCells(
  customerId: string,
  shown: Shown | null | undefined,
  date: Day,
): ChangedCell[] {
  const { data } = useQuery(unseenQuery(customerId));
  const { mutateAsync: see } = useSeen(customerId);
  const plan = shown ? data?.items.find(({ planId }) => planId === shown.planId) : undefined;
  useEffect(() => {
    if (plan?.seenVersion !== null) return;
    const key = `${customerId} ${plan.planId}`;
    if (looking.has(key)) return;
    looking.add(key);
    const done = () => looking.delete(key);
    // Nothing to tell the customer where it fails: the next time they look is the first one then.
    see([plan]).then(done, done);
  }, [customerId, plan, see]);
  const cells = plan?.changes.cells.filter((cell) => cell.date === date) ?? [];
  return cells.filter(({ meal, after }) => (shown?.meals[meal] ?? '') === after);
}
