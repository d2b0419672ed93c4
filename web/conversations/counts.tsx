import { useQuery } from '@tanstack/react-query';
import { Badge } from '../kit/Person.tsx';
import { useMe } from '../session/session.ts';
import { enquiriesQuery, inboxCountQuery, unreadQuery } from './api.ts';
import { say } from './words.ts';

/** The number of messages that a customer has not read. */
export function UnreadMessages() {
  const { data = 0 } = useQuery(unreadQuery(useMe().id));
  return <Badge count={data} text={say.unread} />;
}

/** How many customers wait for an answer, and how many enquiries nobody has read. */
export function WaitingCount() {
  const waiting = useQuery(inboxCountQuery).data?.all ?? 0;
  const enquiries = useQuery(enquiriesQuery).data?.unread ?? 0;
  return <Badge count={waiting + enquiries} text={say.waiting} />;
}

export const UnreadEnquiries = () => (
  <Badge count={useQuery(enquiriesQuery).data?.unread ?? 0} text={say.unread} />
);
