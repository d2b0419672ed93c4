import { useState } from 'react';
import type { Customer } from '#domain/coaching/customer.ts';
import type { PeriodDates, TransitionName } from '#domain/coaching/transitions.ts';
import { toastSuccess } from '../ui/toasts.ts';
import { useChangePeriod } from './api.ts';
import { type PeriodTrouble, troubleAfter, troubleBefore } from './periodTrouble.ts';

const DONE: Readonly<Record<TransitionName, string>> = {
  dates: 'Dates saved, the plan is active.',
  pause: 'Plan paused.',
  resume: 'Plan resumed.',
  renew: 'Plan renewed.',
};

const NO_DATES: PeriodDates = { startDate: null, endDate: null };

/** Changes the period, by the rules first and then by the server; keeps what stood against it. */
export function usePeriodChange(customer: Customer, onChanged: () => void) {
  const change = useChangePeriod(customer.id);
  const [trouble, setTrouble] = useState<PeriodTrouble | null>(null);

  function run(transition: TransitionName, dates: PeriodDates = NO_DATES) {
    if (change.isPending) return;
    const before = troubleBefore(transition, customer, dates);
    setTrouble(before);
    if (before) return;
    change.mutate(
      { transition, dates },
      {
        onSuccess: () => {
          toastSuccess(DONE[transition]);
          onChanged();
        },
        onError: (error) => setTrouble(troubleAfter(error, dates)),
      },
    );
  }

  const running = change.isPending ? change.variables.transition : null;
  return { run, running, trouble, setTrouble };
}
