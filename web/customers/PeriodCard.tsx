import { useEffect, useEffectEvent, useState } from 'react';
import { nextPeriod } from '#domain/coaching/transitions.ts';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { AskAnyway } from '../kit/Dialog.tsx';
import { useSearchParams } from '../kit/Link.tsx';
import classes from './PeriodCard.module.css';
import { PeriodForm } from './PeriodForm.tsx';
import { RenewForm } from './RenewForm.tsx';
import { storedDates } from './typedDates.ts';
import { useDates } from './useDates.ts';
import { usePeriodChange } from './usePeriodChange.ts';

const RENEWAL_NEEDS_DATES = { startDate: '', endDate: '' } as const;

/**
 * The coaching period: its dates and all changes to it. During a renewal the same two fields hold the new
 * dates, so that the screen always has only one Start Date.
 */
export function PeriodCard({ customer }: { customer: Customer }) {
  const typed = useDates(customer, 'period');
  const renewal = useDates(customer, 'renewal');
  const [wasRenewing, setWasRenewing] = useState(false);
  const period = usePeriodChange(customer, [typed, renewal], () => {
    typed.drop();
    leaveRenewal();
  });

  const leaveRenewal = () => {
    setWasRenewing(renewal.dates !== null);
    renewal.drop();
    period.clearTrouble();
  };

  function renew() {
    // If the user typed dates, they are used; otherwise the next period is proposed.
    if (typed.dates) return period.run('renew', typed.dates);
    const next = nextPeriod(customer, customer.today);
    period.clearTrouble();
    renewal.propose(next ?? RENEWAL_NEEDS_DATES);
    if (!next) period.run('renew', RENEWAL_NEEDS_DATES);
  }

  const [params, setParams] = useSearchParams();
  const isAsked = params.has('renew');
  const beginAsked = useEffectEvent(() => {
    params.delete('renew');
    setParams(params, { replace: true, preventScrollReset: true });
    if (!renewal.dates) renew();
  });
  // As the morning board asks, once.
  useEffect(() => {
    if (isAsked) beginAsked();
  }, [isAsked]);

  return (
    <section className={classes.card} aria-label="Coaching period">
      {renewal.dates ? (
        <RenewForm
          customer={customer}
          dates={renewal.dates}
          onChange={renewal.type}
          period={period}
          onCancel={leaveRenewal}
          isFound={renewal.found !== null}
        />
      ) : (
        <PeriodForm
          customer={customer}
          dates={typed.dates ?? storedDates(customer)}
          isEdited={typed.dates !== null}
          onChange={typed.type}
          period={period}
          onRenew={renew}
          focusRenew={wasRenewing}
        />
      )}
      {period.asked && (
        <AskAnyway
          title="Renew now?"
          reasons={period.asked}
          anyway="Renew Anyway"
          onAnyway={period.renewAnyway}
          onCancel={period.cancel}
        />
      )}
    </section>
  );
}
