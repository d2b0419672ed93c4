import type { Customer } from '#domain/coaching/customer.ts';
import type { PeriodDates, TransitionName } from '#domain/coaching/transitions.ts';
import { CONFIRM_NEEDED } from '#domain/confirm.ts';
import { messageOf } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { rules } from '../api/rules.ts';
import { useKeyedState } from '../draft/useKeyedState.ts';
import { useSending } from '../draft/useSending.ts';
import { toastSuccess } from '../ui/toasts.ts';
import { useChangePeriod } from './api.ts';
import { besideDates, reasonIn } from './periodTrouble.ts';
import { sameDates } from './typedDates.ts';
import type { Dates } from './useDates.ts';
import { useLateFailure } from './useLateFailure.ts';
import { doneWords } from './words.ts';

const NO_DATES: PeriodDates = { startDate: null, endDate: null };

/** A renewal that the server asks about first: why, a sentence each. */
type Question = { readonly dates: PeriodDates; readonly refusal: ApiError };

/**
 * Changes the period, by the rules first and then by the server; keeps what stood against it. `typed`:
 * the dates that may be stored by it.
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
      if ('refusal' in stored) return setAsked(stored);
      toastSuccess(stored.done);
      onChanged();
    },
    onUnseen(outcome) {
      const isKept = typed.some(({ place }) => place.holds());
      if (!outcome.ok) late.say(reasonIn(outcome.errors), isKept);
      else if ('refusal' in outcome.stored) late.say(messageOf(outcome.stored.refusal), isKept);
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
      if (error instanceof ApiError && error.code === CONFIRM_NEEDED)
        return { dates, refusal: error };
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
    /** What the server asks about, a sentence each; null for nothing. */
    asked: asked && Object.values(asked.refusal.fields),
    renewAnyway() {
      setAsked(null);
      if (asked) run('renew', asked.dates, Object.values(asked.refusal.fields));
    },
    cancel: () => setAsked(null),
  };
}
