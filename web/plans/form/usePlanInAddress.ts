import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from '../../kit/Link.tsx';
import { type ToTake, toTakeIn, withoutTaken } from '../reuse/reuse.ts';

type On = { readonly edit: (planId: string) => void; readonly take: (what: ToTake) => void };

/**
 * `?plan=` names the plan to edit; with `of=`, `library=` or `next=` it names what a new plan begins from. It is
 * loaded once and removed from the address, so that a reload restores what was typed since instead of the stored
 * plan.
 */
export function usePlanInAddress(ready: boolean, on: On) {
  const [params, setParams] = useSearchParams();
  const asked = params.toString();
  const isAsked = params.has('plan') || toTakeIn(params) !== null;

  const load = useEffectEvent(() => {
    const planId = params.get('plan');
    const taken = toTakeIn(params);
    setParams(withoutTaken(params), { replace: true });
    if (taken) on.take(taken);
    else if (planId) on.edit(planId);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the address asks for another plan.
  useEffect(() => {
    if (ready && isAsked) load();
  }, [ready, isAsked, asked]);
}
