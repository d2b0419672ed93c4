import { IconArrowLeft, IconMailForward } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { rowsOf } from '../api/pages.ts';
import { Link } from '../kit/Link.tsx';
import { EmptyState, Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { RowsSkeleton } from '../kit/Skeleton.tsx';
import { queryClient } from '../live/queryClient.ts';
import { invitationsQuery, mailsQuery } from './api.ts';
import { InvitationList } from './InvitationList.tsx';
import classes from './Invitations.module.css';
import { InviteCard } from './InviteCard.tsx';
import { EMPTY, FETCH_FAILED } from './words.ts';

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
            className={classes.list}
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
