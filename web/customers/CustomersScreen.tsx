import { IconMessages, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useParams, useSearchParams } from '../kit/address.tsx';
import { Button, LinkButton } from '../kit/Button.tsx';
import { useIsPhone } from '../kit/device.ts';
import { lazyDialog } from '../kit/lazy.tsx';
import { EmptyState, VisuallyHidden } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import sides from '../kit/TwoSides.module.css';
import { say as ofKit } from '../kit/words.ts';
import { filterIn } from './address.ts';
import { customerListQuery } from './api.ts';
import { CustomerFinder } from './CustomerFinder.tsx';
import { CustomerPerson } from './CustomerPerson.tsx';
import classes from './CustomersScreen.module.css';
import SignUpAddress from './SignUpAddress.tsx';
import { useKnownName } from './useCustomer.ts';
import { say } from './words.ts';

const ManyDialog = lazyDialog<{ onClose: () => void }>(
  () => import('../conversations/ManyDialog.tsx'),
);

/**
 * `/client/customers` and `/client/customers/:uid`: a table of all, and once a person is chosen the list beside them.
 */
export default function CustomersScreen() {
  const { uid } = useParams();
  const [params] = useSearchParams();
  const filter = filterIn(params);
  const list = useInfiniteQuery(customerListQuery(filter));
  const screen = usePlaceInList(uid);
  const isPhone = useIsPhone();
  const [isMessaging, setMessaging] = useState(false);

  const narrowed = filter.search !== '' || filter.standing !== null || filter.dietician !== '';
  const asTable = uid === undefined && !isPhone;
  const isEmpty = list.data?.pages[0]?.items.length === 0 && !list.isPlaceholderData;
  return (
    <Page
      title={ofKit.customers}
      titleOnPhone={!uid}
      keepsPlace
      // On a phone the button would cover the open customer.
      actions={
        uid && isPhone ? undefined : (
          <>
            {!isEmpty && (
              <Button variant="default" icon={IconMessages} onClick={() => setMessaging(true)}>
                {ofKit.messageSeveral}
              </Button>
            )}
            <Invite />
          </>
        )
      }
    >
      <OpenedName customerId={uid} />
      <Suspense>{isMessaging && <ManyDialog onClose={() => setMessaging(false)} />}</Suspense>
      {isEmpty && !narrowed ? (
        <NoCustomerYet />
      ) : (
        <div
          ref={screen}
          className={`${sides.screen} ${classes.screen}`}
          data-open={uid !== undefined}
          data-table={asTable}
        >
          <CustomerFinder selectedId={uid} asTable={asTable} />
          {uid && (
            <div className="shrinks">
              <CustomerPerson customerId={uid} />
            </div>
          )}
        </div>
      )}
    </Page>
  );
}

const Invite = () => (
  <LinkButton to="/client/invitations" icon={IconUserPlus}>
    {ofKit.invite}
  </LinkButton>
);

/** Shown in a new practice without customers. */
function NoCustomerYet() {
  return (
    <EmptyState icon={IconUsers} title={say.noneYet} action={<SignUpAddress />}>
      {say.noneYetHint}
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

/**
 * Keeps the user's place between list and customer. On a desktop the focus stays in the list, so that Down
 * and Enter continue from the row just opened. On a phone, where the customer covers the list, the focus
 * moves to the customer, and Back returns to the row.
 */
function usePlaceInList(uid: string | undefined) {
  const screen = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const before = useRef(uid);
  const had = useFocusAtPress();
  const cameBy = useLocation().cameBy;
  const scrolledTo = useRef(0);

  useLayoutEffect(() => {
    if (uid !== undefined) return;
    const remember = () => {
      scrolledTo.current = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [uid]);

  // Runs after the page has moved the focus to its heading and scrolled to its top.
  useEffect(() => {
    const left = before.current;
    if (left === uid) return;
    before.current = uid;
    const now = document.activeElement;
    const hasMovedOn = now !== null && now !== document.body && now !== had.current;
    // If the user moved the focus while the customer was loading, it stays. After Back nothing is fetched, so
    // the focus is moved in any case.
    if (!isPhone && hasMovedOn && cameBy !== 'POP') return;
    const find = (selector: string) => screen.current?.querySelector<HTMLElement>(selector);
    const row = (id: string) => find(`[data-customer="${CSS.escape(id)}"]`);
    const target = uid === undefined ? row(left ?? '') : isPhone ? find('h2[tabindex]') : row(uid);
    const place = target ?? document.querySelector<HTMLElement>('h1');
    place?.focus({ preventScroll: true });
    if (isPhone && uid === undefined) window.scrollTo(0, scrolledTo.current);
  }, [uid, isPhone, had, cameBy]);

  return screen;
}

/** What had the focus when a link was pressed last. */
function useFocusAtPress(): RefObject<Element | null> {
  const had = useRef<Element | null>(null);
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href]'))
        had.current = document.activeElement;
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
  return had;
}
