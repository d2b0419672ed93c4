import { IconBellCheck, IconSettings } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { Notification } from '#domain/notifications/notificationSchema.ts';
import { rowsOf } from '../api/pages.ts';
import { Button } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { EmptyState, Failure, Unloaded, VisuallyHidden } from '../kit/Notice.tsx';
import { ShowMore } from '../kit/ShowMore.tsx';
import { dateAndTime } from '../kit/time.ts';
import { allOf, notificationsQuery, useMarkRead } from './api.ts';
import { shownAs } from './kinds.ts';
import classes from './NotificationPanel.module.css';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import { say } from './words.ts';

/** `hasTitle` false: the container has a title already. */
type Props = { me: Me; hasTitle: boolean };

/** The person's notifications, the latest first. */
export default function NotificationPanel({ me, hasTitle }: Props) {
  const list = useInfiniteQuery(notificationsQuery);
  const mark = useMarkRead();
  const items = rowsOf(list.data);
  const markAll = useMarkRead();
  const unread = items.filter(({ read }) => !read).map(({ id }) => id);
  const hasUnread = unread.length > 0;
  const failure = mark.error ?? markAll.error;
  const panel = useRef<HTMLElement>(null);
  // The pressed button disappears when the last notification is read.
  useEffect(() => {
    if (!hasUnread && document.activeElement === document.body)
      panel.current?.focus({ preventScroll: true });
  }, [hasUnread]);
  return (
    <section ref={panel} tabIndex={-1} className={classes.panel} aria-label={say.notifications}>
      <div className={classes.head} data-titled={hasTitle}>
        {hasTitle && <h2 className="text-17">{say.notifications}</h2>}
        {hasUnread && (
          <Button
            variant="subtle"
            size="compact-md"
            className={classes.all}
            loading={markAll.isPending}
            onClick={() => markAll.mutate(allOf(unread, list.hasNextPage))}
          >
            {say.markAll}
          </Button>
        )}
      </div>
      <Failure message={say.markFailed} error={failure} />
      {!list.data && <Unloaded query={list} skeleton={<PanelSkeleton />} failed={say.listFailed} />}
      {list.data && items.length === 0 && (
        <EmptyState icon={IconBellCheck} title={say.nothingYet}>
          {me.role === 'client' ? say.appearHere.dietician : say.appearHere.customer}
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul className="plain" aria-label={say.notifications}>
          {items.map((item) => (
            <NotificationRow
              key={item.id}
              notification={item}
              onOpen={() => item.read || mark.mutate({ ids: [item.id] })}
            />
          ))}
        </ul>
      )}
      <ShowMore list={list} failed={say.listFailed} />
      <p className={classes.foot}>
        <Link to={`/${me.role}/notifications`} className={classes.settings}>
          <IconSettings size={18} stroke={1.5} aria-hidden />
          {say.settings}
        </Link>
      </p>
    </section>
  );
}

type NotificationRowProps = { notification: Notification; onOpen: () => void };

/** One notification: a press opens what it is about. */
function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { kind, createdAt, read } = notification;
  const { icon: Icon, sentence, place } = shownAs(kind);
  const [who, rest] = sentence(notification);
  return (
    <li>
      <Link
        to={place(notification)}
        className={classes.row}
        data-unread={!read || undefined}
        onClick={onOpen}
      >
        <span className={classes.icon}>
          <Icon size={20} stroke={1.5} aria-hidden />
        </span>
        <span className="grow grid breaks">
          <span className={classes.sentence}>
            {!read && <VisuallyHidden>{say.unread}</VisuallyHidden>}
            {who && <bdi>{who}</bdi>}
            {rest}
          </span>
          <time className="small" dateTime={createdAt}>
            {dateAndTime(createdAt)}
          </time>
        </span>
        {!read && <span className={classes.dot} aria-hidden="true" />}
      </Link>
    </li>
  );
}
