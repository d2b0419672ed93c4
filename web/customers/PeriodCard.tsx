import { lazy, Suspense, useState } from 'react';
import type { Customer } from '#domain/coaching/customer.ts';
import { nextPeriod } from '#domain/coaching/renewal.ts';
import { useStateOf } from '../ui/useStateOf.ts';
import classes from './PeriodCard.module.css';
import { PeriodForm } from './PeriodForm.tsx';
import { storedDates } from './periodTrouble.ts';
import { RenewForm } from './RenewForm.tsx';
import { useKeptDates } from './useKeptDates.ts';
import { usePeriodChange } from './usePeriodChange.ts';

const AskAnyway = lazy(() => import('../ui/AskAnyway.tsx'));

const RENEWAL_NEEDS_DATES = { startDate: '', endDate: '' } as const;

/**
 * The coaching period: its dates and every way it changes. While it is being renewed the same
 * two fields hold the new dates, so that there is one Start Date on the screen at any time.
 */
export function PeriodCard({ customer }: { customer: Customer }) {
  const [typed, type, setTyped] = useKeptDates(customer, 'period');
  const [renewal, typeRenewal, setRenewal] = useKeptDates(customer, 'renewal');
  const [isFound, setFound] = useStateOf(customer.id, () => renewal !== null);
  const [wasRenewing, setWasRenewing] = useState(false);
  const period = usePeriodChange(customer, () => {
    setTyped(null);
    leaveRenewal();
  });

  const leaveRenewal = () => {
    setWasRenewing(renewal !== null);
    setRenewal(null);
    period.setTrouble(null);
  };

  function renew() {
    // Dates typed by hand are the new ones; otherwise the next period is proposed.
    if (typed) return period.run('renew', typed);
    const next = nextPeriod(customer, customer.today);
    period.setTrouble(null);
    setFound(false);
    setRenewal(next ?? RENEWAL_NEEDS_DATES);
    if (!next) period.run('renew', RENEWAL_NEEDS_DATES);
  }

  return (
    <section className={classes.card} aria-label="Coaching period">
      {renewal ? (
        <RenewForm
          customer={customer}
          dates={renewal}
          onChange={typeRenewal}
          period={period}
          onCancel={leaveRenewal}
          isFound={isFound}
        />
      ) : (
        <PeriodForm
          customer={customer}
          dates={typed ?? storedDates(customer)}
          isEdited={typed !== null}
          onChange={type}
          period={period}
          onRenew={renew}
          focusRenew={wasRenewing}
        />
      )}
      {period.asked && (
        <Suspense>
          <AskAnyway
            title="Renew now?"
            reasons={period.asked.reasons}
            anyway="Renew Anyway"
            onAnyway={period.renewAnyway}
            onCancel={period.cancel}
          />
        </Suspense>
      )}
    </section>
  );
}
