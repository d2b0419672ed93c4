import { useQuery } from '@tanstack/react-query';
import { Badge } from '../kit/Person.tsx';
import { unreadQuery } from './api.ts';

/** The number of unread messages; renders nothing if there are none. */
export const UnreadCount = () => (
  <Badge count={useQuery(unreadQuery).data?.unread ?? 0} word="unread" />
);
