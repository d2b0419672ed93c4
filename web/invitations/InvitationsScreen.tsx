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
import { queryClient } from '../live/queryClient.tsx';
import { invitationsQuery, mailsQuery } from './api.ts';
import { InvitationList } from './InvitationList.tsx';
import classes from './Invitations.module.css';
import { InviteByLink } from './InviteByLink.tsx';
import { InviteByMail } from './InviteByMail.tsx';
import { type Inviting, useInviting } from './inviting.tsx';
import { EMPTY, FETCH_FAILED, invitedWords, refusedWords } from './inWords.ts';

/** Prefetches the screen's first data. */
export const prefetchData = () =>
  Promise.all([
    queryClient.prefetchQuery(mailsQuery),
    queryClient.prefetchInfiniteQuery(invitationsQuery),
  ]);

/** `/client/invitations`: invites customers, and shows who was invited. */
export default function InvitationsScreen() {
  return (
    <Page title="Invitations" narrow>
      <div className={classes.screen}>
        <Link to="/client/customers" className={classes.back}>
          <IconArrowLeft size={20} stroke={1.5} aria-hidden />
          All customers
        </Link>
        <InviteCard />
        <section className={classes.part} aria-label="Who was invited">
          <h2 className={classes.title}>Who was invited</h2>
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
        failed={FETCH_FAILED}
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
      <EmptyState icon={IconMailForward} title={EMPTY.title}>
        {EMPTY.text}
      </EmptyState>
    );
  return (
    <>
      <InvitationList items={items} />
      <ShowMore list={list} failed={FETCH_FAILED} />
    </>
  );
}

// It reads tables, for which it needs the schemas.
const InviteByList = lazyPart<{ inviting: Inviting }>(() => import('./InviteByList.tsx'));

const WAYS = [
  { name: 'mail', face: 'By email' },
  { name: 'link', face: 'By link' },
  { name: 'list', face: 'From a list' },
] as const;
type Way = (typeof WAYS)[number]['name'];

function InviteCard() {
  const inviting = useInviting();
  const { found, result, mails } = inviting;
  const [way, setWay] = useState<Way>(found?.rows && !found.typed ? 'list' : 'mail');
  return (
    <section className={classes.card} aria-label="Invite customers">
      <h2 className={classes.title}>Invite customers</h2>
      <p className={classes.about}>
        They create their own account and are assigned to you, with their coaching period set.
      </p>
      {!mails && (
        <Notice role="status">
          This practice has no mail server. Weekplate makes a link for each person; copy it and hand
          it over.
        </Notice>
      )}
      <Tabs label="How to invite" tabs={WAYS} open={way} onOpen={setWay} />
      {found && (
        <Notice
          role="status"
          actions={
            <Button variant="default" onClick={inviting.discard}>
              Discard it
            </Button>
          }
        >
          Here is what you typed last time and did not send.
        </Notice>
      )}
      {!inviting.isKept && (
        <Notice role="status">
          This browser can’t keep drafts. Send before you leave this page.
        </Notice>
      )}
      {way === 'mail' && <InviteByMail inviting={inviting} />}
      {way === 'link' && <InviteByLink inviting={inviting} />}
      <Suspense fallback={<Skeleton height={320} radius="lg" />}>
        {way === 'list' && <InviteByList inviting={inviting} />}
      </Suspense>
      {result && result.refused.length > 0 && (
        <Notice role="status" attention>
          <span className="grid gap-1 breaks">
            <strong>
              {invitedWords(result.ids.length, mails)} Not invited ({result.refused.length}):
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
