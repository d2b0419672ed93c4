import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from '../../ui/useSearchParams.ts';
import { type ToTake, toTakeIn, withoutTaken } from '../reuse/reuse.ts';

type On = { readonly edit: (planId: string) => void; readonly take: (what: ToTake) => void };

/**
 * `?plan=` names the plan one came to edit; with `of=`, `library=` or `next=` what one came to begin from.
 * It is loaded once and leaves the address, so that a reload gives back what was typed since, not the plan
 * as it was.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: what another address asks for is another load.
  useEffect(() => {
    if (ready && isAsked) load();
  }, [ready, isAsked, asked]);
}
