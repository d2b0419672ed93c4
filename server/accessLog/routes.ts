import { auditEntrySchema } from '#domain/audit/auditSchema.ts';
import { audit } from '../audit/declare.ts';
import type { Deps } from '../http/deps.ts';
import {
  type Api,
  allow,
  createRoute,
  customerParams,
  json,
  pageOf,
  pageQuery,
  refusals,
  withoutConsent,
} from '../http/operation.ts';
import { scopeOf, sessionOf } from '../http/session.ts';
import { listEntries } from './queries.ts';

const listAll = createRoute({
  method: 'get',
  path: '/audit-entries',
  summary: 'What the dieticians of the practice read and changed, the last first',
  ...allow('dietician'),
  ...audit('reads', 'access-log'),
  request: { query: pageQuery },
  responses: { 200: json(pageOf(auditEntrySchema)), ...refusals(401, 403, 422) },
});

const listOfCustomer = createRoute({
  method: 'get',
  path: '/customers/{uid}/audit-entries',
  summary: 'Who read or changed what of a customer, the last first',
  ...allow('owner', 'dietician'),
  ...withoutConsent,
  ...audit('reads', 'access-log'),
  request: { params: customerParams, query: pageQuery },
  responses: { 200: json(pageOf(auditEntrySchema)), ...refusals(401, 403, 404, 422) },
});

export function accessLogRoutes(api: Api, deps: Deps): void {
  api.openapi(listAll, async (context) => {
    await deps.readings.flush();
    return context.json(await listEntries(deps, null, context.req.valid('query')), 200);
  });

  api.openapi(listOfCustomer, async (context) => {
    const scope = scopeOf(context);
    const forCustomer = sessionOf(context).id === scope.customerId;
    await deps.readings.flush();
    const filter = { scope, forCustomer };
    return context.json(await listEntries(deps, filter, context.req.valid('query')), 200);
  });
}
