import { IconHandStop, IconUserQuestion } from '@tabler/icons-react';
import { isPeriodDue } from '#domain/coaching/period.ts';
import { CONSENT_WITHDRAWN_WORDS } from '#domain/signIn/consent.ts';
import { ApiError } from '../api/request.ts';
import { useKeyedState } from '../draft/useKeyedState.ts';
import { useIsPhone } from '../kit/device.ts';
import { Link, useSearchParams } from '../kit/Link.tsx';
import { EmptyState, Unloaded } from '../kit/Notice.tsx';
import { useMe } from '../session/session.tsx';
import { BackToList } from './BackToList.tsx';
import classes from './CustomerPerson.module.css';
import { CustomerPersonSkeleton } from './CustomerPersonSkeleton.tsx';
import { isConsentWithdrawn } from './consent.ts';
import { NotesEditor } from './NotesEditor.tsx';
import { PerCustomer } from './PerCustomer.tsx';
import { PeriodCard } from './PeriodCard.tsx';
import { PersonHeader } from './PersonHeader.tsx';
import { PersonTabs } from './PersonTabs.tsx';
import { viewIn } from './personView.ts';
import { useCustomer, useNameInLists } from './useCustomer.ts';
import { hasTypedDates } from './useDates.ts';
import { useNotes } from './useNotes.ts';
import { NOBODY_SELECTED } from './words.ts';

type Props = { customerId: string };

const FAILED = 'This customer could not be fetched.';

/**
 * One customer: who they are, their coaching period, and the tabs about them. The component stays mounted
 * when another customer is opened, which halves the work; {@link PerCustomer} resets what was typed or
 * pressed about one customer.
 */
export function CustomerPerson({ customerId }: Props) {
  const [params] = useSearchParams();
  const { tab } = viewIn(params);
  const isPhone = useIsPhone();
  const customer = useCustomer(customerId);
  const notes = useNotes(customerId);
  const name = useNameInLists(customerId);
  const me = useMe();
  const [opened, setOpened] = useKeyedState<boolean | null>(customerId, () => null);

  const isUnknown = customer.error instanceof ApiError && customer.error.status === 404;
  const isClosed = isConsentWithdrawn(customer.error) || customer.data?.consentWithdrawn;
  if (isClosed)
    return (
      <>
        <BackToList />
        <ConsentWithdrawn name={customer.data?.name ?? name} />
      </>
    );
  if (customer.isPending) return <CustomerPersonSkeleton />;
  if (isUnknown || !customer.data) {
    return (
      <>
        <BackToList />
        {isUnknown ? <NoSuchCustomer /> : <Unloaded query={customer} failed={FAILED} />}
      </>
    );
  }

  // Decided once for each customer: saving in the open card must not close it.
  if (opened === null)
    setOpened(isPeriodDue(customer.data, customer.data.today) || hasTypedDates(me.id, customerId));
  const isChanging = opened === true;
  return (
    <>
      <BackToList />
      <PersonHeader customer={customer.data} isChanging={isChanging} onChange={setOpened} />
      {isChanging && (
        <PerCustomer customerId={customerId} className={classes.period}>
          <PeriodCard customer={customer.data} />
        </PerCustomer>
      )}
      <PersonTabs customer={customer.data} notes={notes} />
      {tab === 'progress' && !isPhone && (
        <div className={classes.notes}>
          <NotesEditor customerId={customerId} notes={notes} />
        </div>
      )}
      <p className={classes.record}>
        <Link to={`/client/access-log?customer=${customerId}`}>
          Who looked at or changed this data
        </Link>
      </p>
    </>
  );
}

/** Replaces the customer's data. `name` is undefined if no list has it. */
function ConsentWithdrawn({ name }: { name?: string | undefined }) {
  return (
    <EmptyState icon={IconHandStop} title={name || 'Consent withdrawn'}>
      {CONSENT_WITHDRAWN_WORDS}
    </EmptyState>
  );
}

/** For a URL with an unknown id: an old bookmark, or a deleted account. */
function NoSuchCustomer() {
  return (
    <EmptyState icon={IconUserQuestion} title={NOBODY_SELECTED}>
      Nobody has this address, or their account was removed. Choose somebody from the list.
    </EmptyState>
  );
}
