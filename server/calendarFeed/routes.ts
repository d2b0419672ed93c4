import {
  calendarAddressSchema,
  calendarFeedSchema,
} from '#domain/calendarFeed/calendarFeedSchema.ts';
import { audit } from '../audit/declare.ts';
import {
  type Api,
  allow,
  createRoute,
  customerParams,
  json,
  nothing,
  operationOf,
  refusals,
} from '../http/operation.ts';
import { scopeOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { newAddress } from './address.ts';
import type { CalendarFeedDeps } from './deps.ts';
import { deleteFeed, feedSince, storeFeed } from './queries.ts';

const path = '/customers/{uid}/calendar-feed';

const read = createRoute({
  method: 'get',
  path,
  summary: 'Since when one’s calendar may fetch one’s meals; its address is not told again',
  ...allow('owner'),
  ...audit('reads', 'calendar-feed'),
  request: { params: customerParams },
  responses: { 200: json(calendarFeedSchema), ...refusals(401, 403, 404) },
});

const renew = createRoute({
  // Needs no idempotency key: sent twice, it makes two addresses, and the first one stops working. Nor may an
  // address be in the stored answer to a key.
  method: 'put',
  path,
  summary: 'Make the address for one’s calendar, in place of the one before; told this once',
  ...allow('owner'),
  ...audit('changes', 'calendar-feed'),
  request: { params: customerParams },
  responses: { 200: json(calendarAddressSchema), ...refusals(401, 403, 404) },
});

const revoke = createRoute({
  method: 'delete',
  path,
  summary: 'Revoke the address: no calendar is told anything by it again',
  ...allow('owner'),
  ...audit('deletes', 'calendar-feed'),
  request: { params: customerParams },
  responses: { 204: nothing, ...refusals(401, 403, 404) },
});

export function calendarFeedRoutes(api: Api, deps: CalendarFeedDeps): void {
  api.openapi(read, async (context) =>
    context.json({ since: await feedSince(deps.db, scopeOf(context)) }, 200),
  );

  api.openapi(renew, async (context) => {
    const scope = scopeOf(context);
    const since = deps.now().toISOString();
    const { address, tokenHash } = newAddress(deps.publicUrl(), deps.config.secret);
    await write(operationOf(context), async (running) => {
      running.changed('calendar-feed', scope.customerId);
      await storeFeed(running.db, scope, { tokenHash, since });
    });
    return context.json({ since, address }, 200);
  });

  api.openapi(revoke, async (context) => {
    const scope = scopeOf(context);
    await write(operationOf(context), async (running) => {
      running.changed('calendar-feed', scope.customerId);
      await deleteFeed(running.db, scope);
    });
    return context.body(null, 204);
  });
}
