import type { AuditEntry } from '#domain/audit/auditSchema.ts';
import { pagesQuery } from '../api/pages.ts';

/** What was read and changed, of one customer or (null) of all, the last first. */
export function auditQuery(customerId: string | null) {
  const of = customerId ? `/customers/${encodeURIComponent(customerId)}` : '';
  const pages = pagesQuery<AuditEntry>(['audit-entry', customerId], `/api${of}/audit-entries`);
  // Fetched again with each visit: people come to see the record as it is now.
  return { ...pages, staleTime: 0 };
}
