import type { AuditEntry } from '#domain/audit/auditSchema.ts';
import { pagesQuery } from '../api/pages.ts';

/** What was read and changed, of one customer or (null) of all, the last first. */
export function auditQuery(customerId: string | null) {
  const of = customerId ? `/customers/${encodeURIComponent(customerId)}` : '';
  const pages = pagesQuery<AuditEntry>(['audit-entry', customerId], `/api${of}/audit-entries`);
  // Always fetched anew: to look at the record as it is now is the reason to come.
  return { ...pages, staleTime: 0 };
}
