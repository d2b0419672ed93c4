import { useQuery } from '@tanstack/react-query';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { unreadQuery } from './api.ts';
import classes from './UnreadCount.module.css';

/** The number of unread messages; renders nothing if there are none. */
export function UnreadCount() {
  const unread = useQuery(unreadQuery).data?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <>
      <span className={classes.count} aria-hidden="true">
        {unread > 99 ? '99+' : unread}
      </span>
      <VisuallyHidden>, {unread} unread</VisuallyHidden>
    </>
  );
}
