import { IconUserPlus, IconUserSearch, IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { LinkButton } from '../kit/Button.tsx';
import { useIsPhone } from '../kit/device.ts';
import { useSearchParams } from '../kit/Link.tsx';
import { EmptyState } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { VisuallyHidden } from '../kit/Spoken.tsx';
import { customerListQuery } from './api.ts';
import { CustomerFinder } from './CustomerFinder.tsx';
import { CustomerPerson } from './CustomerPerson.tsx';
import classes from './CustomersScreen.module.css';
import { filterIn } from './listFilter.ts';
import SignUpAddress from './SignUpAddress.tsx';
import { useKnownName } from './useCustomer.ts';
import { usePlaceInList } from './usePlaceInList.ts';
import { NOBODY_SELECTED } from './words.ts';

/** `/client/customers` and `/client/customers/:uid`: the list, and beside it the person chosen. */
export default function CustomersScreen() {
  const { uid } = useParams();
  const [params] = useSearchParams();
  const filter = filterIn(params);
  const list = useInfiniteQuery(customerListQuery(filter));
  const screen = usePlaceInList(uid);
  const isPhone = useIsPhone();

  const narrowed = filter.search !== '' || filter.standing !== null;
  const isEmpty = list.data?.pages[0]?.items.length === 0 && !list.isPlaceholderData;
  return (
    <Page
      title="Customers"
      titleOnPhone={!uid}
      keepsPlace
      // On a phone the button would cover the open customer.
      actions={uid && isPhone ? undefined : <Invite />}
    >
      <OpenedName customerId={uid} />
      {isEmpty && !narrowed ? (
        <NoCustomerYet />
      ) : (
        <div ref={screen} className={classes.screen} data-open={uid !== undefined}>
          <CustomerFinder selectedId={uid} />
          <div className={classes.person}>
            {uid ? <CustomerPerson customerId={uid} /> : <NoCustomerChosen />}
          </div>
        </div>
      )}
    </Page>
  );
}

const Invite = () => (
  <LinkButton
    to="/client/invitations"
    leftSection={<IconUserPlus size={18} stroke={1.5} aria-hidden />}
  >
    Invite
  </LinkButton>
);

function NoCustomerChosen() {
  return (
    <EmptyState icon={IconUserSearch} title={NOBODY_SELECTED}>
      Choose somebody from the list to see their period, their days, their plans and your notes.
    </EmptyState>
  );
}

/** Shown in a new practice without customers. */
function NoCustomerYet() {
  return (
    <EmptyState icon={IconUsers} title="No customer yet" action={<SignUpAddress />}>
      Invite them, or send them this address: they make their own account, and as soon as they have
      signed up they stand here, and you can write their first plan.
    </EmptyState>
  );
}

/**
 * Announces the opened customer on a desktop, where the focus stays in the list. On a phone moving the focus
 * announces it, and on the first load the page title does.
 */
function OpenedName({ customerId }: { customerId: string | undefined }) {
  const isPhone = useIsPhone();
  const name = useKnownName(customerId);
  const [opened, setOpened] = useState({ customerId, later: false });
  if (opened.customerId !== customerId) setOpened({ customerId, later: true });
  return (
    <VisuallyHidden role="status">
      {opened.later && !isPhone && <bdi key={customerId}>{name}</bdi>}
    </VisuallyHidden>
  );
}
