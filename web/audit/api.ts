import type { AuditEntry } from '#domain/audit/auditSchema.ts';
import { pagesQuery } from '../api/pages.ts';

/** The audit log of one customer, or of all customers (null), newest first. */
export function auditQuery(customerId: string | null, changesOnly: boolean) {
  const of = customerId ? `/customers/${encodeURIComponent(customerId)}` : '';
  const only = changesOnly ? { only: 'changes' } : {};
  const key = ['audit-entry', customerId, changesOnly];
  const pages = pagesQuery<AuditEntry>(key, `/api${of}/audit-entries`, only);
  // Fetched again on each visit, because users expect the current record.
  return { ...pages, staleTime: 0 };
}
