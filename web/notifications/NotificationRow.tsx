import type { Notification } from '#domain/notifications/notificationSchema.ts';
import { Link } from '../ui/Link.tsx';
import { VisuallyHidden } from '../ui/Spoken.tsx';
import { dateAndTime } from '../ui/time.ts';
import { shownAs } from './kinds.ts';
import classes from './NotificationPanel.module.css';

type Props = { notification: Notification; onOpen: () => void };

/** One notification: a press opens what it is about. */
export function NotificationRow({ notification, onOpen }: Props) {
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
        <span className={classes.words}>
          <span className={classes.sentence}>
            {!read && <VisuallyHidden>Unread: </VisuallyHidden>}
            {who && <bdi>{who}</bdi>}
            {rest}
          </span>
          <time className={classes.when} dateTime={createdAt}>
            {dateAndTime(createdAt)}
          </time>
        </span>
        {!read && <span className={classes.dot} aria-hidden="true" />}
      </Link>
    </li>
  );
}
