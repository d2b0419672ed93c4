import { auditEntrySchema } from '#domain/audit/auditSchema.ts';
import type { Deps } from '../http/deps.ts';
import { type Api, pageOf, pageQuery } from '../http/operation.ts';
import { scopeOf, sessionOf } from '../http/session.ts';
import { listEntries } from './queries.ts';

export function accessLogRoutes(api: Api, deps: Deps): void {
  api.operation({
    get: '/audit-entries',
    summary: 'What the dieticians of the practice read and changed, the last first',
    by: ['dietician'],
    reads: 'access-log',
    query: pageQuery,
    gives: pageOf(auditEntrySchema),
    answer: async (context) => {
      await deps.readings.flush();
      return await listEntries(deps, null, context.req.valid('query'));
    },
  });

  api.operation({
    get: '/customers/{uid}/audit-entries',
    summary: 'Who read or changed what of a customer, the last first',
    by: ['owner', 'dietician'],
    reads: 'access-log',
    withoutConsent: true,
    query: pageQuery,
    gives: pageOf(auditEntrySchema),
    answer: async (context) => {
      const scope = scopeOf(context);
      const forCustomer = sessionOf(context).id === scope.customerId;
      await deps.readings.flush();
      const filter = { scope, forCustomer };
      return await listEntries(deps, filter, context.req.valid('query'));
    },
  });
}
