import {
  IconArticle,
  IconBell,
  IconCalendarDue,
  IconMail,
  IconMessage,
  IconMessageQuestion,
  IconNote,
  IconSalad,
  IconTarget,
  IconTargetArrow,
  IconUserPlus,
  IconZzz,
  type TablerIcon,
} from '@tabler/icons-react';
import type { NotificationKind } from '#domain/notifications/kinds.ts';
import type { Notification } from '#domain/notifications/notificationSchema.ts';
import { dateAndTime } from '../ui/dateAndTime.ts';
import { Link } from '../ui/Link.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import classes from './NotificationPanel.module.css';
import { placeOf } from './places.ts';
import { sentenceOf } from './words.ts';

const icons: Readonly<Record<NotificationKind, TablerIcon>> = {
  'new-plan': IconSalad,
  'changed-meals': IconSalad,
  message: IconMessage,
  'period-ending': IconCalendarDue,
  'goal-reached': IconTargetArrow,
  'goal-proposed': IconTarget,
  article: IconArticle,
  reminder: IconBell,
  question: IconMessageQuestion,
  'day-note': IconNote,
  'new-customer': IconUserPlus,
  silent: IconZzz,
  'customer-period-ending': IconCalendarDue,
  'website-enquiry': IconMail,
};

type Props = { notification: Notification; onOpen: () => void };

/** One notification: a press opens what it is about. */
export function NotificationRow({ notification, onOpen }: Props) {
  const { kind, createdAt, read } = notification;
  const Icon = icons[kind];
  const [who, rest] = sentenceOf(notification);
  return (
    <li>
      <Link
        to={placeOf(notification)}
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
