import { useRef, useState } from 'react';
import type { Customer } from '#domain/coaching/customer.ts';
import type { PeriodDates, TransitionName } from '#domain/coaching/transitions.ts';
import { CONFIRM_NEEDED } from '#domain/confirm.ts';
import { ApiError } from '../api/request.ts';
import { rules } from '../api/rules.ts';
import { useMe } from '../session/session.tsx';
import { toastSuccess } from '../ui/toasts.ts';
import { useChangePeriod } from './api.ts';
import { areKept, forgetDates } from './datesDraft.ts';
import { doneWords } from './doneWords.ts';
import { type PeriodTrouble, reasonIn, troubleAfter } from './periodTrouble.ts';
import { useLateFailure } from './useLateFailure.ts';

const NO_DATES: PeriodDates = { startDate: null, endDate: null };

/** A renewal that the server asks about first: why, a sentence each. */
type Asked = { readonly dates: PeriodDates; readonly reasons: readonly string[] };

/** Changes the period, by the rules first and then by the server; keeps what stood against it. */
export function usePeriodChange(customer: Customer, onChanged: () => void) {
  const change = useChangePeriod(customer.id);
  const { id: myId } = useMe();
  const late = useLateFailure(customer.id, 'update plan');
  const [asked, setAsked] = useState<Asked | null>(null);
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

  /** Beside the dates, or wherever one is when they are no longer on screen. */
  function say(trouble: PeriodTrouble, dates: PeriodDates) {
    if (late.isHere()) setTrouble(trouble);
    else late.say(reasonIn(trouble), areKept(myId, customer.id, dates));
  }

  function done(transition: TransitionName, dates: PeriodDates) {
    if (!late.isHere()) return forgetDates(myId, customer.id, dates);
    toastSuccess(doneWords(transition, dates, customer.today));
    onChanged();
  }

  function refused(error: unknown, dates: PeriodDates) {
    const isQuestion = error instanceof ApiError && error.code === CONFIRM_NEEDED;
    if (isQuestion && late.isHere()) setAsked({ dates, reasons: Object.values(error.fields) });
    else say(troubleAfter(error, dates), dates);
  }

  async function checkAndChange(
    transition: TransitionName,
    dates: PeriodDates = NO_DATES,
    read: readonly string[] = [],
  ) {
    if (sending.current) return;
    sending.current = true;
    late.takeBack();
    const trouble = await before(transition, dates);
    setTrouble(null);
    if (trouble) say(trouble, dates);
    // As a promise: it settles whoever is on screen by then.
    else
      await change.mutateAsync({ transition, dates, read }).then(
        () => done(transition, dates),
        (error) => refused(error, dates),
      );
    sending.current = false;
  }

  const running = change.isPending ? change.variables.transition : null;
  const run = (transition: TransitionName, dates?: PeriodDates) =>
    void checkAndChange(transition, dates);
  const renewAnyway = () => {
    setAsked(null);
    if (asked) void checkAndChange('renew', asked.dates, asked.reasons);
  };
  return { run, running, trouble, setTrouble, asked, renewAnyway, cancel: () => setAsked(null) };
}
