import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AuditEntry } from '#domain/audit/audit.ts';
import { get } from '../api/request.ts';

type Page = { items: AuditEntry[]; next: string | null };

/** What was read and changed, of one customer or (null) of all, the last first. */
export const auditQuery = (customerId: string | null) =>
  infiniteQueryOptions({
    queryKey: ['audit-entry', customerId],
    queryFn: ({ pageParam }) => {
      const of = customerId ? `/customers/${encodeURIComponent(customerId)}` : '';
      const after = pageParam && `?${new URLSearchParams({ after: pageParam })}`;
      return get<Page>(`/api${of}/audit-entries${after}`);
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    // Looking at it is the reason why somebody came: what is shown is of now.
    staleTime: 0,
  });
