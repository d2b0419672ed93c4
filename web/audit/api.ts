import type { AuditEntry } from '#domain/audit/auditSchema.ts';
import { pagesQuery } from '../api/pages.ts';

/** The audit log of one customer, or of all customers (null), newest first. */
export function auditQuery(customerId: string | null) {
  const of = customerId ? `/customers/${encodeURIComponent(customerId)}` : '';
  const pages = pagesQuery<AuditEntry>(['audit-entry', customerId], `/api${of}/audit-entries`);
  // Fetched again on each visit, because users expect the current record.
  return { ...pages, staleTime: 0 };
}
