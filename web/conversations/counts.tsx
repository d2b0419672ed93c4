import { useQuery } from '@tanstack/react-query';
import { Badge } from '../kit/Person.tsx';
import { useMe } from '../session/session.ts';
import { inboxCountQuery, unreadQuery } from './api.ts';

/** The number of messages that a customer has not read. */
export function UnreadMessages() {
  const { data = 0 } = useQuery(unreadQuery(useMe().id));
  return <Badge count={data} word="unread" />;
}

/** How many customers wait for an answer. */
export function WaitingCount() {
  return <Badge count={useQuery(inboxCountQuery).data?.all ?? 0} word="waiting" />;
}
