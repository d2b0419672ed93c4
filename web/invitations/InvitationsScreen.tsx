import { IconArrowLeft, IconMailForward } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { rowsOf } from '../api/pages.ts';
import { Button } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { lazyPart } from '../kit/lazy.tsx';
import { EmptyState, Notice, Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { RowsSkeleton, Skeleton } from '../kit/Skeleton.tsx';
import { Tabs } from '../kit/ToggleGroup.tsx';
import { say as ofKit } from '../kit/words.ts';
import { queryClient } from '../live/queryClient.tsx';
import { useMay } from '../session/session.ts';
import { invitationsQuery, mailsQuery } from './api.ts';
import { InvitationList } from './InvitationList.tsx';
import classes from './Invitations.module.css';
import { InviteByLink } from './InviteByLink.tsx';
import { InviteByMail } from './InviteByMail.tsx';
import { type Inviting, useInviting } from './inviting.tsx';
import { invitedWords, refusedWords } from './inWords.ts';
import { say } from './words.ts';

export const prefetchData = () =>
  Promise.all([
    queryClient.prefetchQuery(mailsQuery),
    queryClient.prefetchInfiniteQuery(invitationsQuery),
  ]);

/** `/client/invitations`: invites customers, and shows who was invited. */
export default function InvitationsScreen() {
  return (
    <Page title={say.invitations} narrow>
      <div className={classes.screen}>
        <Link to="/client/customers" className={classes.back}>
          <IconArrowLeft size={20} stroke={1.5} aria-hidden />
          {say.allCustomers}
        </Link>
        <InviteCard />
        <section className={classes.part} aria-label={say.whoWasInvited}>
          <h2 className={classes.title}>{say.whoWasInvited}</h2>
          <Invited />
        </section>
      </div>
    </Page>
  );
}

function Invited() {
  const list = useInfiniteQuery(invitationsQuery);
  const items = rowsOf(list.data);
  if (!list.data)
    return (
      <Unloaded
        query={list}
        failed={say.failedToLoad}
        skeleton={
          <RowsSkeleton
            count={3}
            className="card"
            rowClassName={classes.waiting}
            widths={['40%', '70%']}
          />
        }
      />
    );
  if (items.length === 0)
    return (
      <EmptyState icon={IconMailForward} title={say.nobodyYet}>
        {say.nobodyYetHint}
      </EmptyState>
    );
  return (
    <>
      <InvitationList items={items} />
      <ShowMore list={list} failed={say.failedToLoad} />
    </>
  );
}

// It reads tables, for which it needs the schemas.
const InviteByList = lazyPart<{ inviting: Inviting }>(() => import('./InviteByList.tsx'));

const WAYS = [
  { name: 'mail', face: say.byEmail },
  { name: 'link', face: say.byLink },
  { name: 'list', face: say.fromAList },
] as const;
type Way = (typeof WAYS)[number]['name'];

function InviteCard() {
  const inviting = useInviting();
  const isDietician = useMay('dietician');
  const { found, result, mails } = inviting;
  const [way, setWay] = useState<Way>(found?.rows && !found.typed ? 'list' : 'mail');
  return (
    <section className={classes.card} aria-label={say.inviteCustomers}>
      <h2 className={classes.title}>{say.inviteCustomers}</h2>
      <p className={classes.about}>
        {isDietician ? say.theyAreAssignedToYou : say.theyAreAssignedToFirst}
      </p>
      {!mails && <Notice role="status">{say.noMailServer}</Notice>}
      <Tabs label={say.howToInvite} tabs={WAYS} open={way} onOpen={setWay} />
      {found && (
        <Notice
          role="status"
          actions={
            <Button variant="default" onClick={inviting.discard}>
              {ofKit.discardIt}
            </Button>
          }
        >
          {say.restored}
        </Notice>
      )}
      {!inviting.isKept && <Notice role="status">{say.cannotKeepDrafts}</Notice>}
      {way === 'mail' && <InviteByMail inviting={inviting} />}
      {way === 'link' && <InviteByLink inviting={inviting} />}
      <Suspense fallback={<Skeleton height={320} radius="lg" />}>
        {way === 'list' && <InviteByList inviting={inviting} />}
      </Suspense>
      {result && result.refused.length > 0 && (
        <Notice role="status" attention>
          <span className="grid gap-1 breaks">
            <strong>
              {invitedWords(result.ids.length, mails)} {say.notInvitedCount(result.refused.length)}
            </strong>
            {result.refused.map((refused) => (
              <span key={`${refused.email} ${refused.reason}`}>{refusedWords(refused)}</span>
            ))}
          </span>
        </Notice>
      )}
    </section>
  );
}
