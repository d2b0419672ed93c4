import * as z from 'zod';
import { auditEntrySchema } from '#domain/audit/auditSchema.ts';
import type { Deps } from '../http/deps.ts';
import { type Api, pageOf, pageQuery } from '../http/operation.ts';
import { listEntries } from './queries.ts';

const entriesQuery = pageQuery.extend({
  only: z.enum(['changes']).optional().meta({ description: 'Without what was only read' }),
});

export function accessLogRoutes(api: Api, deps: Deps): void {
  api.operation({
    get: '/audit-entries',
    summary: 'What the dieticians of the practice read and changed, the last first',
    by: ['practiceOwner'],
    reads: 'access-log',
    query: entriesQuery,
    gives: pageOf(auditEntrySchema),
    answer: async ({ query }) => {
      await deps.readings.flush();
      return await listEntries(deps, null, query);
    },
  });

  api.operation({
    get: '/customers/{uid}/audit-entries',
    summary: 'Who read or changed what of a customer, the last first',
    by: ['owner', 'dietician'],
    reads: 'access-log',
    withoutConsent: true,
    query: entriesQuery,
    gives: pageOf(auditEntrySchema),
    answer: async ({ scope, session, query }) => {
      const forCustomer = session.id === scope.customerId;
      await deps.readings.flush();
      const filter = { scope, forCustomer };
      return await listEntries(deps, filter, query);
    },
  });
}
