import {
  calendarAddressSchema,
  calendarFeedSchema,
} from '#domain/calendarFeed/calendarFeedSchema.ts';
import type { Api } from '../http/operation.ts';
import { write } from '../http/write.ts';
import type { CalendarFeedDeps } from './address.ts';
import { newAddress } from './address.ts';
import { deleteFeed, feedSince, storeFeed } from './queries.ts';

const path = '/customers/{uid}/calendar-feed';

export function calendarFeedRoutes(api: Api, deps: CalendarFeedDeps): void {
  api.operation({
    get: path,
    summary: 'Since when one’s calendar may fetch one’s meals; its address is not told again',
    by: ['owner'],
    reads: 'calendar-feed',
    gives: calendarFeedSchema,
    answer: async ({ scope }) => ({ since: await feedSince(deps.db, scope) }),
  });

  api.operation({
    // Needs no idempotency key: sent twice, it makes two addresses, and the first one stops working. Nor may an
    // address be in the stored answer to a key.
    put: path,
    summary: 'Make the address for one’s calendar, in place of the one before; told this once',
    by: ['owner'],
    changes: 'calendar-feed',
    gives: calendarAddressSchema,
    answer: async ({ scope, operation }) => {
      const since = deps.now().toISOString();
      const { address, tokenHash } = newAddress(deps.publicUrl(), deps.config.secret);
      await write(operation, async (running) => {
        running.changed('calendar-feed', scope.customerId);
        await storeFeed(running.db, scope, { tokenHash, since });
      });
      return { since, address };
    },
  });

  api.operation({
    delete: path,
    summary: 'Revoke the address: no calendar is told anything by it again',
    by: ['owner'],
    deletes: 'calendar-feed',
    answer: async ({ scope, operation }) => {
      await write(operation, async (running) => {
        running.changed('calendar-feed', scope.customerId);
        await deleteFeed(running.db, scope);
      });
    },
  });
}
