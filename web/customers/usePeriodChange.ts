import { useRef, useState } from 'react';
import type { Customer } from '#domain/coaching/customer.ts';
import type { PeriodDates, TransitionName } from '#domain/coaching/transitions.ts';
import { rules } from '../rules.ts';
import { toastSuccess } from '../ui/toasts.ts';
import { useChangePeriod } from './api.ts';
import { doneWords } from './doneWords.ts';
import { type PeriodTrouble, troubleAfter } from './periodTrouble.ts';

const NO_DATES: PeriodDates = { startDate: null, endDate: null };

/** Changes the period, by the rules first and then by the server; keeps what stood against it. */
export function usePeriodChange(customer: Customer, onChanged: () => void) {
  const change = useChangePeriod(customer.id);
  const [trouble, setTrouble] = useState<PeriodTrouble | null>(null);
  // From the press to the answer: a second press may come before the screen shows the first.
  const sending = useRef(false);

  /** What stands against it, by the rules. */
  async function before(transition: TransitionName, dates: PeriodDates) {
    try {
      const { troubleBefore } = await rules(() => import('./troubleBefore.ts'));
      return troubleBefore(transition, customer, dates);
    } catch (error) {
      return troubleAfter(error, dates);
    }
  }

  async function checkAndChange(transition: TransitionName, dates: PeriodDates = NO_DATES) {
    if (sending.current) return;
    sending.current = true;
    const trouble = await before(transition, dates);
    const done = () => {
      sending.current = false;
    };
    setTrouble(trouble);
    if (trouble) return done();
    change.mutate(
      { transition, dates },
      {
        onSuccess: () => {
          toastSuccess(doneWords(transition, dates, customer.today));
          onChanged();
        },
        onError: (error) => setTrouble(troubleAfter(error, dates)),
        onSettled: done,
      },
    );
  }

  const running = change.isPending ? change.variables.transition : null;
  const run = (transition: TransitionName, dates?: PeriodDates) =>
    void checkAndChange(transition, dates);
  return { run, running, trouble, setTrouble };
}
