import { useEffect } from 'react';
import type { PeriodDates } from '#domain/coaching/periodSchema.ts';
import { type TransitionName, transitions } from '#domain/coaching/transitions.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { addDays, type Day, isDay } from '#domain/day.ts';
import { messageOf, reasonsToConfirm } from '../api/errors.ts';
import { ApiError } from '../api/request.ts';
import { useDraft, useKeyedState } from '../draft/useDraft.ts';
import { type Checked, checkWith, type Errors, useSending } from '../draft/useSending.ts';
import { toastSuccess } from '../kit/Toaster.tsx';
import { useMe } from '../session/session.ts';
import { tabStore } from '../store/browserStore.ts';
import { object, string } from '../store/shape.ts';
import { useChangePeriod } from './api.ts';
import { useLateFailure } from './useCustomer.ts';
import { say } from './words.ts';

const NO_DATES: PeriodDates = { startDate: null, endDate: null };

/** A renewal that the server wants confirmed first. */
type Question = {
  readonly dates: PeriodDates;
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
  const late = useLateFailure(customer.id, 'period');
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
      () =>
        checkPeriod(transition, customer, dates).catch((error) =>
          Promise.reject(besideDates(error, dates)),
        ),
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

type Dates = ReturnType<typeof useDates>;

// Any text is kept: a date may be typed only in part.
const shape = object({ startDate: string, endDate: string });

type Which = 'period' | 'renewal';

const datesKey = (readerId: string, which: Which, customerId: string) =>
  `weekplate:${readerId}:${which}-draft:${customerId}`;

/** Whether dates of this customer were typed in this tab and not saved. */
export const hasTypedDates = (readerId: string, customerId: string): boolean =>
  (['period', 'renewal'] as const).some(
    (which) => tabStore().getItem(datesKey(readerId, which, customerId)) !== null,
  );

/**
 * Unsaved dates, kept in this tab through reloads and visits to other customers: those of the current period
 * or of the next one.
 */
export function useDates(customer: Customer, which: Which) {
  const stored = storedDates(customer);
  // Not kept in the browser: it can be proposed again.
  const [proposal, setProposal] = useKeyedState<TypedDates | null>(customer.id, () => null);
  const kept = useDraft<TypedDates>({
    key: datesKey(useMe().id, which, customer.id),
    shape,
    store: tabStore,
    // The next period may well have the same dates as the current one, so typed dates count as unsaved.
    isUnsaved: (dates) => (which === 'period' ? !sameDates(dates, stored) : dates !== proposal),
  });
  const { draft, found, drop } = kept;
  // A save sent before this screen opened may by now have stored the dates found in the draft.
  const isStored = draft !== null && draft === found && sameDates(draft, stored);
  useEffect(() => {
    if (isStored) drop();
  });
  return {
    ...kept,
    dates: isStored || (which === 'period' && !kept.unsaved) ? null : draft,
    type: (typed: TypedDates) => kept.write(() => typed),
    propose(dates: TypedDates) {
      setProposal(dates);
      kept.begin(dates);
    },
  };
}

export type TypedDates = { startDate: Day | ''; endDate: Day | '' };

export const storedDates = ({ planStartDate, planEndDate }: Customer): TypedDates => ({
  startDate: planStartDate ?? '',
  endDate: planEndDate ?? '',
});

const sameDates = (one: PeriodDates, other: PeriodDates): boolean =>
  one.startDate === other.startDate && one.endDate === other.endDate;

export const WEEKS_OFFERED = [4, 8, 12] as const;

/** Whole weeks from the typed start, or from the first free day while none is typed. */
export function lasting(weeks: number, startDate: Day | '', firstFree: Day): TypedDates {
  const start = isDay(startDate) ? startDate : firstFree;
  return { startDate: start, endDate: addDays(start, weeks * 7 - 1) };
}

export async function checkPeriod(
  transition: TransitionName,
  customer: Customer,
  dates: PeriodDates,
): Promise<Checked<PeriodDates>> {
  const checked = await checkWith<PeriodDates>(
    async () => (await import('#domain/coaching/periodSchema.ts')).periodDatesSchema,
    dates,
  );
  if (!checked.ok) return checked;
  const outcome = transitions[transition].apply(customer, customer.today, checked.input);
  return outcome.ok ? checked : { ok: false, errors: besideItsDate(outcome.refusal, dates) };
}

/** The message after a change: a period that is over is not called "active". */
function doneWords(transition: TransitionName, dates: PeriodDates, today: Day): string {
  const isOver = dates.endDate !== null && dates.endDate < today;
  return isOver ? say.periodIsOver : say.periodDone[transition];
}

/** Why a period did not change: a sentence beside a date, or one for the whole of it. */
type PeriodTrouble = {
  startDate?: string;
  endDate?: string;
  whole?: string;
  /** What the whole says where the customer is on screen no longer. */
  elsewhere?: string;
};

const besideDates = (error: unknown, dates: PeriodDates): ApiError =>
  new ApiError(0, 'period', messageOf(error), { fields: { ...troubleAfter(error, dates) } });

export function troubleAfter(error: unknown, dates: PeriodDates): PeriodTrouble {
  if (error instanceof ApiError) {
    // Other conflicts are not about a date: somebody else changed the period first.
    if (error.status === 409 && error.code.includes('dates')) return besideItsDate(error, dates);
    if (error.status === 404) return { whole: say.noneSelected, elsewhere: say.noLongerExists };
    const { startDate, endDate } = error.fields;
    if (startDate || endDate)
      return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
  }
  const reason = messageOf(error);
  return { whole: say.periodFailed(reason), elsewhere: reason };
}

/** Only the reason, for a toast when neither the dates nor the customer are on screen. */
export const reasonIn = ({ elsewhere, whole, startDate, endDate }: Errors): string =>
  elsewhere ?? whole ?? startDate ?? endDate ?? '';

type Said = { code: string; message: string };

/** Assigns a refusal by the rules to the date that it is about. */
function besideItsDate({ code, message }: Said, dates: PeriodDates): PeriodTrouble {
  if (code.endsWith('dates-missing'))
    return dates.startDate ? { endDate: message } : { startDate: message };
  if (code.endsWith('dates-reversed')) return { endDate: message };
  return { whole: message };
}
