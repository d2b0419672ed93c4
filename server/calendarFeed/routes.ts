import {
  calendarAddressSchema,
  calendarFeedSchema,
} from '#domain/calendarFeed/calendarFeedSchema.ts';
import type { Api } from '../http/operation.ts';
import { write } from '../http/write.ts';
import type { CalendarFeedDeps } from './address.ts';
import { newAddress } from './address.ts';
import { deleteFeed, feedSince, storeFeed } from './queries.ts';

/** A customer's calendar shows meals and appointments, a dietician's only appointments. */
const FEEDS = [
  { path: '/customers/{uid}/calendar-feed', by: ['owner'] },
  { path: '/calendar-feed', by: ['assistant'] },
] as const;

export function calendarFeedRoutes(api: Api, deps: CalendarFeedDeps): void {
  for (const { path, by } of FEEDS) {
    api.operation({
      get: path,
      summary: 'Since when one’s calendar may fetch what it shows; its address is not told again',
      by,
      reads: 'calendar-feed',
      gives: calendarFeedSchema,
      answer: async ({ session }) => ({ since: await feedSince(deps.db, session) }),
    });

    api.operation({
      // Needs no idempotency key: sent twice, it makes two addresses, and the first one stops working. Nor may an
      // address be in the stored answer to a key.
      put: path,
      summary: 'Make the address for one’s calendar, in place of the one before; told this once',
      by,
      changes: 'calendar-feed',
      gives: calendarAddressSchema,
      answer: async ({ session, operation }) => {
        const since = deps.now().toISOString();
        const { address, tokenHash } = newAddress(deps.publicUrl(), deps.config.secret);
        await write(operation, async (running) => {
          running.changed('calendar-feed', session.id);
          await storeFeed(running.db, session, { tokenHash, since });
        });
        return { since, address };
      },
    });

    api.operation({
      delete: path,
      summary: 'Revoke the address: no calendar is told anything by it again',
      by,
      deletes: 'calendar-feed',
      answer: async ({ session, operation }) => {
        await write(operation, async (running) => {
          running.changed('calendar-feed', session.id);
          await deleteFeed(running.db, session);
        });
      },
    });
  }
}
