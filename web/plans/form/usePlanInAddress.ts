import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from '../../ui/useSearchParams.ts';

/**
 * `?plan=` names the plan one came to edit. It is loaded once and leaves the address, so that a
 * reload gives back what was typed since, not the plan as it was.
 */
export function usePlanInAddress(ready: boolean, edit: (planId: string) => void) {
  const [params, setParams] = useSearchParams();
  const planId = params.get('plan');

  const take = useEffectEvent((id: string) => {
    const rest = new URLSearchParams(params);
    rest.delete('plan');
    setParams(rest, { replace: true });
    edit(id);
  });

  useEffect(() => {
    if (ready && planId) take(planId);
  }, [ready, planId]);
}
