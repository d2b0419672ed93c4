import { IconArrowLeft, IconHandStop, IconUserQuestion } from '@tabler/icons-react';
import { isPeriodDue } from '#domain/coaching/period.ts';
import { may } from '#domain/signIn/access.ts';
import { say as signInSays } from '#domain/signIn/words.ts';
import { ApiError } from '../api/request.ts';
import { useKeyedState } from '../draft/useDraft.ts';
import { useSearchParams } from '../kit/address.tsx';
import { useIsPhone } from '../kit/device.ts';
import { Link } from '../kit/Link.tsx';
import { EmptyState, Unloaded, VisuallyHidden } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import tabs from '../kit/ToggleGroup.module.css';
import sides from '../kit/TwoSides.module.css';
import { say as ofKit } from '../kit/words.ts';
import { useMe } from '../session/session.ts';
import { listQuery, viewIn } from './address.ts';
import { isConsentWithdrawn } from './api.ts';
import classes from './CustomerPerson.module.css';
import { NotesEditor } from './NotesEditor.tsx';
import { PeriodCard } from './PeriodCard.tsx';
import { PersonHeader } from './PersonHeader.tsx';
import { PersonTabs } from './PersonTabs.tsx';
import { useCustomer, useNameInLists } from './useCustomer.ts';
import { useNotes } from './useNotes.ts';
import { hasTypedDates } from './usePeriod.ts';
import { say } from './words.ts';

type Props = { customerId: string };

/**
 * One customer: who they are, their coaching period, and the tabs about them. The component stays mounted
 * when another customer is opened, which halves the work. What was typed or pressed about one customer has their id as
 * its key, so that neither its state nor the browser's undo carries over.
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
        {isUnknown ? (
          <NoSuchCustomer />
        ) : (
          <Unloaded query={customer} failed={ofKit.customerNotLoaded} />
        )}
      </>
    );
  }

  // Decided once for each customer: saving in the open card must not close it.
  if (opened === null)
    setOpened(isPeriodDue(customer.data, customer.data.today) || hasTypedDates(me.id, customerId));
  const isChanging = opened === true && may(me, 'dietician');
  return (
    <>
      <BackToList />
      <PersonHeader customer={customer.data} isChanging={isChanging} onChange={setOpened} />
      {isChanging && (
        <div key={customerId} className="above-4">
          <PeriodCard customer={customer.data} />
        </div>
      )}
      <PersonTabs customer={customer.data} notes={notes} />
      {tab === 'progress' && !isPhone && (
        <div className="above-6">
          <NotesEditor customerId={customerId} notes={notes} />
        </div>
      )}
      <p className={classes.record}>
        <Link to={`/client/access-log?customer=${customerId}`}>{say.whoLookedAtThis}</Link>
      </p>
    </>
  );
}

function ConsentWithdrawn({ name }: { name?: string | undefined }) {
  return (
    <EmptyState icon={IconHandStop} title={name || say.consentWithdrawn}>
      {signInSays.consentWithdrawn}
    </EmptyState>
  );
}

function NoSuchCustomer() {
  return (
    <EmptyState icon={IconUserQuestion} title={say.noneSelected}>
      {say.removed}
    </EmptyState>
  );
}

function CustomerPersonSkeleton() {
  return (
    <>
      <BackToList />
      <div role="status" aria-busy="true">
        <VisuallyHidden>{say.fetchingOne}</VisuallyHidden>
        <div className={classes.header}>
          <Skeleton circle height={48} />
          <div className="column shrinks center">
            <Skeleton height={16} width={180} />
            <Skeleton height={12} width={220} mt={10} />
          </div>
          <div className={classes.facts}>
            {[270, 90, 170].map((width) => (
              <div key={width} className={classes.fact}>
                <Skeleton height={10} width={width / 2} />
                <Skeleton height={14} width={width} mt={10} />
              </div>
            ))}
          </div>
        </div>
        <div className="above-6">
          <div className={tabs.tabs}>
            {[90, 76, 70, 76, 70].map((width, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is identified by its position.
              <Skeleton key={place} height={14} width={width} mx={12} my={15} />
            ))}
          </div>
          <div className={classes.content}>
            <Card lines={2} />
          </div>
        </div>
      </div>
    </>
  );
}

function Card({ lines }: { lines: number }) {
  return (
    <div className={classes.card}>
      <Skeleton height={14} width={120} />
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is identified by its position.
        <Skeleton key={line} height={line === 0 ? 36 : 14} width={line === 0 ? '100%' : '70%'} />
      ))}
    </div>
  );
}

/** The link back to the list, for phones, where the customer covers it. */
function BackToList() {
  const [params] = useSearchParams();
  return (
    <Link to={`/client/customers${listQuery(params)}`} className={`${sides.back} below-1`}>
      <IconArrowLeft size={20} stroke={1.5} aria-hidden />
      {say.allCustomers}
    </Link>
  );
}
