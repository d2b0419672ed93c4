import type { PeriodDates } from '#domain/coaching/periodSchema.ts';
import type { TransitionName } from '#domain/coaching/transitions.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { messageOf, reasonsToConfirm } from '../api/errors.ts';
import { rules } from '../api/rules.ts';
import { useKeyedState } from '../draft/useKeyedState.ts';
import { useSending } from '../draft/useSending.ts';
import { toastSuccess } from '../kit/Toaster.tsx';
import { useChangePeriod } from './api.ts';
import { besideDates, reasonIn } from './periodTrouble.ts';
import { sameDates } from './typedDates.ts';
import type { Dates } from './useDates.ts';
import { useLateFailure } from './useLateFailure.ts';
import { doneWords } from './words.ts';

const NO_DATES: PeriodDates = { startDate: null, endDate: null };

/** A renewal that the server wants confirmed first. */
type Question = {
  readonly dates: PeriodDates;
  /** The reasons for the question, one sentence each. */
  readonly reasons: readonly string[];
  readonly message: string;
};

/**
 * Changes the period: checks it by the domain's rules, sends it, and reports a refusal. `typed` are the
 * drafts that a successful change may have stored.
 */
export function usePeriodChange(
  customer: Customer,
  typed: readonly Dates[],
  onChanged: () => void,
) {
  const change = useChangePeriod(customer.id);
  const late = useLateFailure(customer.id, 'update plan');
  const [asked, setAsked] = useKeyedState<Question | null>(customer.id, () => null);
  const sending = useSending<Question | { done: string }>(`period of ${customer.id}`, {
    onStored(stored) {
      if ('reasons' in stored) return setAsked(stored);
      toastSuccess(stored.done);
      onChanged();
    },
    onUnseen(outcome) {
      const isKept = typed.some(({ storage }) => storage.isCurrent());
      if (!outcome.ok) late.say(reasonIn(outcome.errors), isKept);
      else if ('reasons' in outcome.stored) late.say(outcome.stored.message, isKept);
    },
  });

  function run(transition: TransitionName, dates = NO_DATES, read: readonly string[] = []) {
    const check = async () => {
      const { checkPeriod } = await rules(() => import('./checkPeriod.ts'));
      return checkPeriod(transition, customer, dates);
    };
    const store = async () => {
      await change.mutateAsync({ transition, dates, read });
      for (const each of typed) each.settle((now) => (sameDates(now, dates) ? null : now));
      return { done: doneWords(transition, dates, customer.today) };
    };
    const refused = (error: unknown) => {
      const reasons = reasonsToConfirm(error);
      if (reasons) return { dates, reasons, message: messageOf(error) };
      throw besideDates(error, dates);
    };
    late.takeBack();
    sending.send(
      () => check().catch((error) => Promise.reject(besideDates(error, dates))),
      () => store().catch(refused),
    );
  }

  return {
    run: (transition: TransitionName, dates?: PeriodDates) => run(transition, dates),
    running: change.isPending ? change.variables.transition : null,
    trouble: sending.errors,
    clearTrouble: sending.clear,
    /** The reasons that the server wants confirmed, one sentence each; absent for none. */
    asked: asked?.reasons,
    renewAnyway() {
      setAsked(null);
      if (asked) run('renew', asked.dates, asked.reasons);
    },
    cancel: () => setAsked(null),
  };
}
